/** Prints the digest of evidence.json, each chart's hash, and the one that sign-offs name: what these pages show, without their code. */
export const hashCommand = [
  `node -e '`,
  `const file = JSON.parse(require("fs").readFileSync("evidence.json", "utf8")).evidence;`,
  ` const sorted = (key, part) => part && typeof part === "object" && !Array.isArray(part)`,
  ` ? Object.fromEntries(Object.keys(part).sort().map((name) => [name, part[name]])) : part;`,
  ` const hash = (value) =>`,
  ` require("crypto").createHash("sha256").update(JSON.stringify(value, sorted)).digest("hex");`,
  ` console.log(hash(file), "digest");`,
  ` for (const { name, definition, spec, approved } of [...file.charts, { ...file.wiring, name: "wiring" }]) {`,
  ` console.log(hash(definition), name);`,
  ` if (spec) console.log(hash({ hash: hash(definition), spec, approved }), name, "in sign-offs") }'`,
].join('');

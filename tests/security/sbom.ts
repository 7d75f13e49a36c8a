import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cacheFolder, commandEnv, root } from '../support/project.ts';
import { licenceTable, unknownLicences } from './licences.ts';

// `npm run tools -- sbom`: writes the bill of materials as CycloneDX, prints the licences, and fails on one that nobody has looked
// at. `npm run tools -- sbom --builds` also builds the portal twice and fails when the two differ in a byte.

const sbomFile = path.join(cacheFolder, 'sbom.cdx.json');

function writeSbom(): void {
  const options = {
    cwd: root,
    env: commandEnv,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  };
  const sbom = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], options);
  fs.mkdirSync(cacheFolder, { recursive: true });
  fs.writeFileSync(sbomFile, sbom);
}

// Digests of the files of a fresh build, by name.
function build(): Map<string, string> {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'portal-build-'));
  try {
    const vite = path.join(root, 'node_modules/vite/bin/vite.js');
    const env = { ...commandEnv, NODE_ENV: 'production' };
    execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error', '--outDir', folder], {
      cwd: root,
      env,
    });
    const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
    const files = names.filter((name) => fs.statSync(path.join(folder, name)).isFile());
    return new Map(
      files.map((name) => [
        name,
        createHash('sha256')
          .update(fs.readFileSync(path.join(folder, name)))
          .digest('hex'),
      ]),
    );
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

function differences(): string[] {
  const [one, other] = [build(), build()];
  const names = new Set([...one.keys(), ...other.keys()]);
  console.log(`Two clean builds of ${one.size} files each.`);
  return [...names].filter((name) => one.get(name) !== other.get(name));
}

writeSbom();
console.log(`CycloneDX: ${path.relative(root, sbomFile)}\n`);
for (const [licence, packages] of licenceTable()) console.log(`${String(packages).padStart(5)}  ${licence}`);

const found = [
  ...unknownLicences().map((line) => `Licence to be looked at: ${line}`),
  ...(process.argv.includes('--builds')
    ? differences().map((name) => `Differs between two builds: ${name}`)
    : []),
];
for (const line of found) console.error(line);
process.exitCode = found.length > 0 ? 1 : 0;

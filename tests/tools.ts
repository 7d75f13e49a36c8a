import process, { argv } from 'node:process';

/** What is run now and then, by name: what it does, and the script that reads the rest of the command line. */
const tools: Record<string, [does: string, run: () => Promise<unknown>]> = {
  charts: ['draws the statecharts and writes their walks', () => import('./diagrams/write.ts')],
  clauses: [
    'lists the clauses of requirements that are not covered, and why',
    () => import('./mutate/list-clauses.ts'),
  ],
  contract: ["holds another network's API against the contract", () => import('./contract/contract.ts')],
  front: [
    'for a server in front that passes everything on: configuration, and the page while the portal is down',
    () => import('#server/write-front.ts'),
  ],
  headers: ['headers and hashes for nginx, Caddy or a CDN', () => import('#server/print-headers.ts')],
  mutate: ['breaks charts and code on purpose; tests must notice', () => import('./mutate/mutate.ts')],
  pack: ['the release archive: built, with what a production start needs', () => import('./release/pack.ts')],
  sbom: ['bill of materials and licences', () => import('./security/sbom.ts')],
  shots: ['pictures of every screen and state', () => import('./shots/shots.ts')],
  soak: ['browser and load together, for memory that grows', () => import('./soak/soak.ts')],
  stack: ['source lines of a stack that a browser reported', () => import('./stack/stack.ts')],
  traffic: ['fills the database with clicks and conversions', () => import('#server/generate-traffic.ts')],
  visual: ['pictures against those of the last commit', () => import('./shots/visual.ts')],
};

const [, run] = tools[argv[2] ?? ''] ?? [];
if (run) {
  argv.splice(2, 1);
  // Panda, which some of them bring along, would log what nobody catches and let them end well.
  await run().catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
} else {
  console.error('npm run tools -- NAME, where NAME is one of');
  for (const [name, [does]] of Object.entries(tools)) console.error(`  ${name.padEnd(10)}${does}`);
  process.exitCode = 1;
}

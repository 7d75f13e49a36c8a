import { parseArgs } from 'node:util';
import { readAdapter } from '#server/adapter/read-adapter.ts';
import { readOwnPaths } from '#server/http/own-paths.ts';
import { type Outcome, type Verdict, holdAgainst } from './hold-against.ts';

const usage = 'npm run tools -- contract --url https://api.example.net --token <access token> [--json]';
const marks: Record<Outcome, string> = {
  agrees: 'ok       ',
  tolerated: 'tolerated',
  differs: 'DIFFERS  ',
  skipped: 'skipped  ',
};
const order: Outcome[] = ['agrees', 'tolerated', 'differs', 'skipped'];

function options() {
  const flags = { url: { type: 'string' }, token: { type: 'string' }, json: { type: 'boolean' } } as const;
  try {
    const { url, token, json = false } = parseArgs({ options: flags }).values;
    if (!url || !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) return null;
    const ownPaths = readOwnPaths(process.env['NETWORK_PATHS']);
    const adapter = readAdapter(process.env['NETWORK_ADAPTER']);
    return { url, token: token ?? process.env['NETWORK_TOKEN'] ?? null, json, ownPaths, adapter };
  } catch (error) {
    console.error(error instanceof Error ? error.message : '');
    return null;
  }
}

function print(verdicts: readonly Verdict[]) {
  for (const { outcome, status, call, request, differences } of verdicts) {
    console.log(`${marks[outcome]} ${String(status ?? '').padEnd(3)}  ${call.padEnd(30)} ${request}`);
    for (const difference of differences) console.log(`${' '.repeat(16)}${difference}`);
  }
  const counts = order.map((kind) => `${verdicts.filter(({ outcome }) => outcome === kind).length} ${kind}`);
  console.log(`\n${verdicts.length} calls that read: ${counts.join(', ')}`);
}

const chosen = options();
if (!chosen) {
  console.error(`Usage: ${usage}`);
  process.exit(2);
}
const verdicts = await holdAgainst(chosen);
if (chosen.json) console.log(JSON.stringify(verdicts, null, 2));
else print(verdicts);
process.exitCode = verdicts.some(({ outcome }) => outcome === 'differs') ? 1 : 0;

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { caddyConfig } from './in-front/caddy.ts';
import { cdnRules } from './in-front/cdn.ts';
import { frontRules } from './in-front/front-rules.ts';
import { nginxConfig } from './in-front/nginx.ts';
import { BadOptions, readOptions } from './start/options.ts';
import { dist } from './start/paths.ts';
import { asksForHelp, typedCommands } from './start/typed-commands.ts';

const servers = { nginx: nginxConfig, caddy: caddyConfig, cdn: cdnRules };
const isServer = (name: string): name is keyof typeof servers => Object.hasOwn(servers, name);
const usage = `${typedCommands().tools} headers ${Object.keys(servers).join('|')} [http://127.0.0.1:4310]`;
// A server in front would answer with the page as it was built, without the brand.
const worn =
  'With BRAND_DIR the portal makes its page itself, with the headers that fit it: pass every path on to it (there is nothing to print).';

function print() {
  const [name = '', to] = process.argv.slice(2);
  if (asksForHelp(name)) {
    console.log(usage);
    return;
  }
  const { hosts, port, brand, hasServiceWorker } = readOptions([], process.env);
  if (brand) throw new BadOptions(worn);
  const upstream = to ?? `http://127.0.0.1:${port}`;
  if (!isServer(name) || !/^https?:\/\/[^/\s]+$/.test(upstream)) throw new BadOptions(`Usage: ${usage}`);
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  process.stdout.write(servers[name](frontRules(page, { hosts, upstream, hasServiceWorker })));
}

try {
  print();
} catch (error) {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  if (!isMissing && !(error instanceof BadOptions)) throw error;
  console.error(isMissing ? 'There is no build yet: npm run build' : error.message);
  process.exitCode = 1;
}

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashesIn } from '#server/http/security-headers.ts';
import { readTrustedProxies } from '#server/http/trusted-proxies.ts';
import { freePort, has, type Program, startCaddy, startNginx } from '../support/web-servers.ts';
import { type TestNetwork, openNetwork, password, startLimit } from './network.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-front-'));
let network: TestNetwork;
/** Takes requests and answers none. */
const silent = createServer();
beforeAll(async () => {
  network = await openNetwork();
  network.network.trustsProxy = readTrustedProxies('127.0.0.1');
  await once(silent.listen(0, '127.0.0.1'), 'listening');
}, startLimit);
afterAll(async () => {
  network.network.trustsProxy = readTrustedProxies(undefined);
  silent.closeAllConnections();
  silent.close();
  await network.close();
  rmSync(folder, { recursive: true });
});

type Sent = { headers?: Record<string, string>; method?: string; body?: string; from?: string };
async function ask(port: number, path: string, { from, body, ...sent }: Sent = {}) {
  const place = { host: '127.0.0.1', port, agent: false, ...(from !== undefined && { localAddress: from }) };
  const asked = request({ ...place, path, ...sent });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]; // As the event is declared.
  const bytes = Buffer.concat((await answer.toArray()) as Buffer[]); // No encoding is set.
  return { status: answer.statusCode, headers: answer.headers, bytes, text: bytes.toString() };
}

/** By the command, with the brand of an example; what it waits for is shorter. */
function configOf(name: 'nginx.conf' | 'portal.caddy', port: number) {
  const to = mkdtempSync(join(folder, 'front-'));
  execFileSync(process.execPath, ['src/server/write-front.ts', to, `http://127.0.0.1:${port}`], {
    env: { ...process.env, BRAND_DIR: 'tests/brands/northwind' },
    stdio: 'ignore',
  });
  return readFileSync(join(to, name), 'utf8').replaceAll(/(read_timeout|header_timeout) 60s/g, '$1 1s');
}

test('a folder that cannot be written ends the command with the reason, not with a stack', () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const run = (to: string) =>
    spawnSync(process.execPath, ['src/server/write-front.ts', to], { encoding: 'utf8' });
  expect(
    [file, join(file, 'below')].map(run).map(({ status, stdout, stderr }) => [status, stdout, stderr]),
  ).toEqual([
    [1, '', `Nothing more was written to ${file}: there is a file of this name.\n`],
    [1, '', `Nothing more was written to ${join(file, 'below')}: there is a file on the way to it.\n`],
  ]);
});

const html = { accept: 'text/html,*/*' };
const german = { ...html, 'accept-language': 'de-AT, en;q=0.5' };
const portOf = (url: string) => Number(new URL(url).port);

describe.each([
  { name: 'nginx', file: 'nginx.conf', start: startNginx, installed: has.nginx },
  { name: 'caddy', file: 'portal.caddy', start: startCaddy, installed: has.caddy },
] as const)(
  '$name that passes everything on, by what is written for it (where it is installed)',
  ({ file, start, installed }) => {
    describe.skipIf(!installed)('in front of a portal', () => {
      let [passing, down, waiting] = [0, 0, 0];
      let program: Program;
      beforeAll(async () => {
        [passing, down, waiting] = await Promise.all([freePort(), freePort(), freePort()]);
        const address = silent.address();
        const nobody = await freePort();
        const site = (port: number, upstream: number) => ({ port, config: configOf(file, upstream) });
        program = await start(folder, [
          site(passing, portOf(network.url)),
          site(down, nobody),
          site(waiting, typeof address === 'object' && address ? address.port : 0),
        ]);
      }, startLimit);
      afterAll(() => program?.stop());

      test('gives the answers of the portal as they are: statuses, headers, compressed bytes, its own pages of errors', async () => {
        const paths = [
          '/publisher/v1/config',
          '/publisher/v1/offers',
          '/g/1/99999999',
          '/page.css',
          '/nowhere',
        ];
        for (const path of paths) {
          const headers = { ...german, 'accept-encoding': 'br' };
          const [expected, answer] = await Promise.all([
            ask(portOf(network.url), path, { headers: { ...headers, host: 'localhost' } }),
            ask(passing, path, { headers }),
          ]);
          expect([path, answer.status, answer.bytes.equals(expected.bytes)]).toEqual([
            path,
            expected.status,
            true,
          ]);
          for (const name of [
            'content-type',
            'content-encoding',
            'content-security-policy',
            'cache-control',
          ]) {
            expect([path, name, answer.headers[name]]).toEqual([path, name, expected.headers[name]]);
          }
        }
      });

      test('[E7] says from where a visitor comes, and drops what they claim', async () => {
        const body = JSON.stringify({ client_id: 'publisher', username: 'publisher@portal.test', password });
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.66' };
        const answer = await ask(passing, '/oauth/token', {
          method: 'POST',
          headers,
          body,
          from: '127.0.0.9',
        });
        expect(answer.status).toBe(200);
        const sessions = network.network.db.selectFrom('session').select('address').orderBy('id');
        expect((await sessions.execute()).at(-1)?.address).toBe('127.0.0.9');
      });

      test('takes pictures as large as the portal does', async () => {
        const headers = { 'content-type': 'multipart/form-data; boundary=x' };
        const sent = { method: 'PUT', headers, body: 'a'.repeat(3_000_000) };
        expect((await ask(passing, '/publisher/v1/offers/7/upload', sent)).status).toBe(401);
      });

      test('[E12] shows a page in the brand’s name and the visitor’s language while the portal is down', async () => {
        const [english, inGerman] = [
          await ask(down, '/', { headers: html }),
          await ask(down, '/offers', { headers: german }),
        ];
        expect([english.status, inGerman.status]).toEqual([502, 502]);
        expect(english.text).toContain('<h1>Northwind Partners cannot be reached at the moment</h1>');
        expect(inGerman.text).toContain('<h1>Northwind Partners ist gerade nicht erreichbar</h1>');
        expect(inGerman.text).toContain('<html lang="de">');
        expect(english.text).toContain('mailto:partners@northwind.test');
        expect(english.text).not.toMatch(/nginx|caddy/i);
        const { 'content-security-policy': policy, ...headers } = inGerman.headers;
        expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '30' });
        expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
        expect(policy).toContain(`style-src ${hashesIn(inGerman.text, 'style').join(' ')};`);
        // Nothing else is asked for.
        expect(inGerman.text).not.toMatch(/(?:src|href|srcset)="\//);
      });

      test('answers programs and forms as well, with a code', async () => {
        const headers = { accept: 'application/json', 'content-type': 'application/json' };
        for (const sent of [{ headers }, { headers, method: 'POST', body: '{}' }]) {
          const { status, text } = await ask(down, '/oauth/token', sent);
          expect([status, JSON.parse(text)]).toEqual([
            502,
            {
              code: 'SERVICE_UNAVAILABLE',
              description: 'The network cannot answer at the moment, please try again later',
              meta: { api_version: '1.0.0' },
            },
          ]);
        }
        const form = await ask(down, '/unsubscribe', { headers: html, method: 'POST', body: 'a=b' });
        expect([form.status, form.text.includes('<h1>Northwind')]).toEqual([502, true]);
      });

      test('gives up on a portal that is silent', async () => {
        const { status, text } = await ask(waiting, '/', { headers: html });
        expect([status, text.includes('<h1>Northwind Partners cannot')]).toEqual([504, true]);
      });
    });
  },
);

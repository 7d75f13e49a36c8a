import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { config } from '#contract/config.ts';
import { ensureBuild } from '#server/start/build.ts';
import { answerSample } from '../support/another-network.ts';
import { findPostgresql, startPostgresql } from '../support/postgresql.ts';
import { readPdf } from '../support/read-pdf.ts';
import { isInTurn } from '../support/whole-product.ts';
import { followDockerfile, type Image } from './dockerfile.ts';
import { packRelease } from './pack-release.ts';

const minutes = 60_000;
const mostBytes = 60e6;
const installation = findPostgresql();
// The user of PostgreSQL reaches its socket, and owns nothing of the release.
const user = installation?.user ?? {};

describe.skipIf(!isInTurn(0, 6))('a release, from its archive alone', { timeout: 5 * minutes }, () => {
  const context = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-release-'));
  const home = path.join(context, 'home');
  const ending: (() => unknown)[] = [];
  let bytes: number;
  let image: Image;

  beforeAll(async () => {
    fs.chmodSync(context, 0o755);
    fs.mkdirSync(home);
    await ensureBuild({ onlyWhenMissing: true });
    bytes = packRelease(context).bytes;
    image = followDockerfile(context);
    fs.chmodSync(home, 0o555);
    execFileSync('chmod', ['-R', 'a-w', image.folder]);
  }, 5 * minutes);
  afterEach(async () => {
    for (const end of ending.splice(0).toReversed()) await end();
  }, minutes);
  afterAll(() => {
    execFileSync('chmod', ['-R', 'u+w', image.folder]);
    fs.rmSync(context, { recursive: true });
  }, minutes);

  // Nothing of this environment: as `env -i` and a container do.
  const environment = (env: Record<string, string>) => ({
    PATH: path.dirname(process.execPath),
    HOME: home,
    ...env,
  });
  const runs = (env: Record<string, string>) => ({ cwd: image.folder, env: environment(env), ...user });
  function command([program = '', ...parameters]: readonly string[], env: Record<string, string>) {
    expect(program).toBe('node');
    return spawnSync(process.execPath, parameters, { ...runs(env), encoding: 'utf8', maxBuffer: 2 ** 24 });
  }

  async function start(env: Record<string, string>) {
    const [, ...parameters] = image.command;
    const settings = { ...image.env, HOST: '127.0.0.1', PORT: '0', ...env };
    // Fewer open files than a system allows.
    const few = ['-c', 'ulimit -n 256; exec "$0" "$@"', process.execPath, ...parameters];
    const child: ChildProcess = spawn('/bin/sh', few, {
      ...runs(settings),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const closed = once(child, 'close');
    ending.push(async () => {
      child.kill('SIGTERM');
      expect((await closed)[0]).toBe(0);
    });
    const printed: string[] = [];
    child.stderr?.setEncoding('utf8').on('data', (text: string) => printed.push(text));
    if (child.stdout) {
      for await (const line of createInterface(child.stdout)) {
        printed.push(line);
        const [url] = /http:\/\/localhost:\d+/.exec(line) ?? [];
        if (url) return url;
      }
    }
    throw new Error(printed.join('\n'));
  }
  const ask = async (url: string, init?: RequestInit) => {
    const answer = await fetch(url, init);
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };
  const page = { headers: { accept: 'text/html' } };

  async function expectNothingOfDemo(url: string) {
    const unknown = await ask(`${url}/no-such-page`, page);
    for (const place of ['/outbox', '/gallery/']) expect(await ask(url + place, page)).toEqual(unknown);
    expect((await ask(`${url}/__test/outbox`)).status).toBe(404);
  }

  test('weighs less than 60 MB, without tools and without the embedded database', () => {
    expect(bytes).toBeLessThan(mostBytes);
    const packages = fs.readdirSync(path.join(image.folder, 'node_modules'));
    expect(packages).toEqual(expect.arrayContaining(['hono', 'kysely', 'pg', '@node-rs']));
    expect(
      packages.filter((name) => /^(vite|typescript|react|vitest|@electric-sql|node-.*-x64)$/.test(name)),
    ).toEqual([]);
    expect(image.user).toBe('node');
  });

  test('is the portal in front of another network', async () => {
    const upstream = createServer((request, response) => {
      const isKnown = request.url === config.get.path;
      response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isKnown ? answerSample(config.get) : {}));
    }).listen(0, '127.0.0.1');
    await once(upstream, 'listening');
    ending.push(() => upstream.close());
    const { port } = upstream.address() as AddressInfo; // It listens on a port.
    const url = await start({ NETWORK_URL: `http://127.0.0.1:${port}` });
    const health = (at: string) => command(image.health, { PORT: new URL(at).port }).status;
    expect([health(url), health('http://localhost:9')]).toEqual([0, 1]);
    expect((await ask(`${url}/readyz`)).status).toBe(200);
    const { text } = await ask(url + config.get.path);
    expect(JSON.parse(text)).toEqual(answerSample(config.get));
    const first = await ask(url, page);
    expect(first.text).toBe(fs.readFileSync(path.join(image.folder, 'dist/index.html'), 'utf8'));
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(first.text) ?? [];
    expect((await ask(url + script)).type).toContain('javascript');
    await expectNothingOfDemo(url);
  });

  test('writes what a server in front needs, and prints its headers', () => {
    const folder = path.join(context, 'front');
    fs.mkdirSync(folder);
    if (installation?.user) fs.chownSync(folder, installation.user.uid, installation.user.gid);
    const written = command(['node', 'serve.mjs', 'front', folder], {});
    expect([written.status, written.stderr]).toEqual([0, '']);
    expect(fs.readdirSync(folder).toSorted()).toEqual([
      'down.de.html',
      'down.en.html',
      'down.json',
      'nginx.conf',
      'portal.caddy',
    ]);
    const headers = command(['node', 'serve.mjs', 'headers', 'caddy'], {});
    expect([headers.status, headers.stderr]).toEqual([0, '']);
    expect(headers.stdout).toMatch(/content-security-policy "default-src 'none'; script-src .*'sha256-/);
  });

  test('prints what a network behind it has to answer', () => {
    const { status, stdout } = command(['node', 'serve.mjs', 'calls'], {});
    const { paths } = JSON.parse(stdout) as { paths: object }; // OpenAPI, which tests/api holds against the contract.
    expect([status, Object.keys(paths)]).toEqual([0, expect.arrayContaining(['/publisher/v1/offers'])]);
  });

  test.skipIf(!installation)(
    'has a network of its own on PostgreSQL, with the operator that a command makes',
    async () => {
      const server = installation && (await startPostgresql(installation));
      ending.push(() => server?.stop());
      const database = { DATABASE_URL: server?.url ?? '' };
      const made = command(['node', 'serve.mjs', 'operator', 'add', 'someone@example.net'], database);
      expect([made.status, made.stderr]).toEqual([0, '']);
      const [link = ''] = /http:\S+/.exec(made.stdout) ?? [];
      const url = await start(database);
      const post = (place: string, body: unknown) =>
        ask(url + place, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      const password = 'correct horse battery staple';
      const secrets = {
        ...Object.fromEntries(new URL(link).searchParams),
        password,
        password_confirmation: password,
      };
      expect((await post('/password/publisher/reset', secrets)).status).toBe(200);
      const signIn = (username: string, secret: string) =>
        post('/oauth/token', { client_id: 'publisher', username, password: secret });
      expect((await signIn('publisher@portal.test', 'portal-demo')).status).toBe(400);
      const { access_token: token } = JSON.parse((await signIn('someone@example.net', password)).text) as {
        access_token: string;
      };
      const headers = { authorization: `Bearer ${token}` };
      const offers = await ask(`${url}/publisher/v1/offers`, { headers });
      expect([offers.status, JSON.parse(offers.text)]).toMatchObject([200, { data: { data: [], total: 0 } }]);
      // Typefaces, fonts' own code and all that a document needs are in the archive.
      const statement = await fetch(`${url}/publisher/v1/payments/statement?format=pdf`, { headers });
      const { title } = await readPdf(new Uint8Array(await statement.arrayBuffer()));
      expect([statement.status, title]).toEqual([200, expect.stringMatching(/^Statement /)]);
      await expectNothingOfDemo(url);
    },
  );

  test('says in one line that it has no build', () => {
    execFileSync('chmod', ['u+w', path.join(image.folder, 'dist')]);
    fs.renameSync(path.join(image.folder, 'dist/index.html'), path.join(context, 'index.html'));
    const { status, stderr } = command(image.command, { NETWORK_URL: 'http://127.0.0.1:9' });
    expect([status, stderr.trim()]).toEqual([1, expect.stringMatching(/^There is no built portal in .+\.$/)]);
  });
});

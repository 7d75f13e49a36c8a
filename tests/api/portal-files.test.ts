import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/http/app.ts';
import { type PortalFiles, readPortal } from '#server/http/portal-files.ts';
import { compress } from '#server/start/compress.ts';
import { bindings } from './bindings.ts';
import { type TestNetwork, openNetwork, startLimit } from './network.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-'));
let network: TestNetwork;
beforeAll(async () => {
  network = await openNetwork();
}, startLimit);
afterAll(async () => {
  await network.close();
  rmSync(folder, { recursive: true });
});

describe('the portal’s files', () => {
  const html = { headers: { accept: 'text/html,*/*' } };

  function appOf(portal: PortalFiles | null) {
    const app = createApp({ network: network.network, portal, tools: null });
    return { request: (path: string, init?: RequestInit) => app.request(path, init, bindings) };
  }

  async function portalApp() {
    const dist = join(folder, 'dist');
    mkdirSync(join(dist, 'assets'), { recursive: true });
    mkdirSync(join(dist, '.vite'), { recursive: true });
    writeFileSync(
      join(dist, 'index.html'),
      `<!doctype html><title>Portal</title>${'<p>text</p>'.repeat(100)}`,
    );
    mkdirSync(join(dist, 'statecharts'), { recursive: true });
    writeFileSync(join(dist, 'statecharts/index.html'), '<!doctype html><title>Audit</title>');
    mkdirSync(join(dist, 'accessibility'), { recursive: true });
    writeFileSync(join(dist, 'accessibility/index.html'), '<!doctype html><title>Statement</title>');
    mkdirSync(join(dist, 'operators'), { recursive: true });
    writeFileSync(join(dist, 'operators/index.html'), '<!doctype html><title>Operators</title>');
    writeFileSync(join(dist, 'assets/main-abc123.js'), `console.log(${'1 + '.repeat(400)} 1);`);
    writeFileSync(join(dist, 'theme.js'), 'document.title;');
    writeFileSync(join(dist, 'service-worker.js'), 'skipWaiting();');
    writeFileSync(join(dist, 'no-service-worker.js'), 'registration.unregister();');
    writeFileSync(join(dist, '.vite/manifest.json'), '{}');
    await compress(dist);
    return appOf(await readPortal(dist));
  }

  test('navigation gets the page, which is never cached', async () => {
    const app = await portalApp();
    for (const path of ['/', '/dashboard', '/live-offers/48213/live?tab=caps', '/verify/abc', '/offers']) {
      const answer = await app.request(path, html);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await answer.text()).toContain('<title>Portal</title>');
    }
  });

  test('[S3] what stands in the page is allowed by its hash, and nothing else of the kind', async () => {
    const [script, style] = ['document.title;', 'p { color: red }'];
    writeFileSync(
      join(folder, 'dist/index.html'),
      `<!doctype html><style>${style}</style><script>${script}</script><script src="/theme.js"></script>`,
    );
    const app = appOf(await readPortal(join(folder, 'dist')));
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const policy = (await app.request('/login', html)).headers.get('content-security-policy') ?? '';
    expect(policy.split('; ').filter((part) => /^(script|style)-src/.test(part))).toEqual([
      `script-src 'self' ${hash(script)}`,
      `style-src 'self' ${hash(style)}`,
    ]);
    expect((await app.request('/accessibility', html)).headers.get('content-security-policy')).toBe(null);
  });

  test('[M3] [S3] the auditors’ page may start the worker that reads logs, and no other', async () => {
    const app = await portalApp();
    const policy = (await app.request('/statecharts/', html)).headers.get('content-security-policy') ?? '';
    expect(policy.split('; ').filter((part) => /^(script-src|worker-src|trusted-types)/.test(part))).toEqual([
      "script-src 'self'",
      "worker-src 'self'",
      'trusted-types log-worker',
    ]);
  });

  test('[S3] the page alone may start a service worker, which is asked for anew each time, and has its policy when unchanged', async () => {
    const app = await portalApp();
    const page = await app.request('/login', html);
    const tag = page.headers.get('etag') ?? '';
    const again = await app.request('/login', { headers: { ...html.headers, 'if-none-match': tag } });
    const policies = [page, again].map(({ headers }) => headers.get('content-security-policy') ?? '');
    expect([page.status, again.status, policies[1]]).toEqual([200, 304, policies[0]]);
    expect(policies[0]?.split('; ').filter((part) => /^(worker-src|trusted-types)/.test(part))).toEqual([
      "worker-src 'self'",
      'trusted-types service-worker',
    ]);
    const worker = await app.request('/service-worker.js');
    expect([worker.status, worker.headers.get('cache-control'), await worker.text()]).toEqual([
      200,
      'no-cache',
      'skipWaiting();',
    ]);
  });

  test('a worker that is switched off, or that the build has not, is taken away from browsers', async () => {
    await portalApp();
    const folderOfFiles = join(folder, 'dist');
    const served = async (hasServiceWorker: boolean) => {
      const answer = await appOf(await readPortal(folderOfFiles, { hasServiceWorker })).request(
        '/service-worker.js',
      );
      return answer.text();
    };
    expect([await served(true), await served(false)]).toEqual([
      'skipWaiting();',
      'registration.unregister();',
    ]);
    rmSync(join(folderOfFiles, 'service-worker.js'));
    expect(await served(true)).toBe('registration.unregister();');
  });

  test('[M3] the auditors’ pages have their own address, and are never cached either', async () => {
    const app = await portalApp();
    for (const path of ['/statecharts', '/statecharts/', '/statecharts/index.html']) {
      const answer = await app.request(path, html);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await answer.text()).toContain('<title>Audit</title>');
    }
  });

  test('the accessibility statement has its own address, and is never cached either', async () => {
    const app = await portalApp();
    for (const path of ['/accessibility', '/accessibility/', '/accessibility/index.html']) {
      const answer = await app.request(path, html);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await answer.text()).toContain('<title>Statement</title>');
    }
  });

  test('[M4] the operators’ page has its own address, never cached; in front of another network it says why there is none', async () => {
    const app = await portalApp();
    const titlesAt = (served: typeof app) =>
      Promise.all(
        ['/operators', '/operators/', '/operators/index.html'].map(async (path) => {
          const answer = await served.request(path, html);
          const [, title] = /<title>(.*)<\/title>/.exec(await answer.text()) ?? [];
          return [answer.status, answer.headers.get('cache-control'), title];
        }),
      );
    expect(await titlesAt(app)).toEqual(Array.from({ length: 3 }, () => [200, 'no-store', 'Operators']));
    const behind = await readPortal(join(folder, 'dist'), { networkUrl: new URL('https://api.test') });
    expect(await titlesAt(appOf(behind))).toEqual(
      Array.from({ length: 3 }, () => [200, 'no-store', 'No pages of operators']),
    );
    const why = await (await appOf(behind).request('/operators/', html)).text();
    expect(why).toContain('another network (NETWORK_URL)');
    expect(why).toContain('vor einem anderen Netzwerk (NETWORK_URL)');
  });

  test('every page names the API of another origin, once, in each encoding, and no other file does', async () => {
    const folderOfPages = join(folder, 'elsewhere');
    const start = '<!doctype html><meta charset="utf-8" /><title>Page</title>';
    for (const path of ['index.html', 'statecharts/index.html', 'accessibility/index.html', 'theme.js']) {
      mkdirSync(join(folderOfPages, path, '..'), { recursive: true });
      writeFileSync(join(folderOfPages, path), `${start}${'<p>text</p>'.repeat(100)}`);
    }
    await compress(folderOfPages);
    const read = async (apiOrigin: string) =>
      [...(await readPortal(folderOfPages, { apiOrigin }))].map(([path, { body, compressed }]) => {
        const texts = [body, compressed?.br && brotliDecompressSync(compressed.br)];
        return [path, ...texts.map((text) => /^.*<title>/.exec(String(text))?.[0])];
      });
    const named =
      '<!doctype html><meta charset="utf-8" /><link id="api" rel="preconnect" href="https://api.test" crossorigin><title>';
    expect(
      Object.fromEntries((await read('https://api.test')).map(([path, ...rest]) => [path, rest])),
    ).toEqual({
      '/index.html': [named, named],
      '/statecharts/index.html': [named, named],
      '/accessibility/index.html': [named, named],
      '/theme.js': [start.replace('Page</title>', ''), start.replace('Page</title>', '')],
    });
    // What the build has written gives way to what the host knows.
    writeFileSync(join(folderOfPages, 'index.html'), named.replace('api.test', 'old.test'));
    expect(await read('https://api.test')).toContainEqual(['/index.html', named, named]);
  });

  test('a missing file is no page', async () => {
    const app = await portalApp();
    for (const path of [
      '/assets/gone-123.js',
      '/storage/gone',
      '/publisher/v1/gone',
      '/publisher/v2/gone',
      '/email/verify/',
    ]) {
      expect((await app.request(path, html)).status).toBe(404);
    }
    expect((await app.request('/dashboard', { headers: { accept: 'application/json' } })).status).toBe(404);
    expect((await app.request('/dashboard', { method: 'POST', ...html })).status).toBe(404);
  });

  test('files with a hash are cached forever, others revalidated', async () => {
    const app = await portalApp();
    const script = await app.request('/assets/main-abc123.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const theme = await app.request('/theme.js');
    expect(theme.headers.get('cache-control')).toBe('no-cache');
    const again = await app.request('/theme.js', {
      headers: { 'if-none-match': theme.headers.get('etag') ?? '' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('are sent as small as the caller takes them', async () => {
    const app = await portalApp();
    const encodingFor = async (accepted: string) => {
      const answer = await app.request('/assets/main-abc123.js', {
        headers: { 'accept-encoding': accepted },
      });
      return [answer.headers.get('content-encoding'), Number(answer.headers.get('content-length')) < 500];
    };
    expect(await encodingFor('gzip, deflate, br')).toEqual(['br', true]);
    expect(await encodingFor('gzip;q=0.8, br;q=0')).toEqual(['gzip', true]);
    expect(await encodingFor('identity')).toEqual([null, false]);
  });

  test('HEAD answers as GET does, without the body', async () => {
    const app = await portalApp();
    const answer = await app.request('/theme.js', { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
      200,
      '15',
      '',
    ]);
  });

  test.each([
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
    '//etc/passwd',
    '/assets//main-abc123.js',
    '/.vite/manifest.json',
    '/index.html.br',
    '/assets/main-abc123.js%00',
  ])('nothing else can be reached: %s', async (path) => {
    const app = await portalApp();
    const answer = await app.request(`http://localhost${path}`, { headers: { accept: '*/*' } });
    expect(answer.status).toBe(404);
  });

  test.each([
    '//evil.example',
    '///evil.example/x',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '//evil.example?ott=x',
  ])('[A3] an address that could name another host leads to the root and never there: %s', async (path) => {
    const app = await portalApp();
    const answer = await app.request(`http://localhost${path}`, html);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
  });

  test.each([
    'GET /../../package.json',
    'GET //etc/passwd',
    'GET /assets/..%2f..%2f.data/pid',
    'GET /%5c..%5cpackage.json',
  ])('neither over a raw connection: %s', async (line) => {
    const socket = connect(Number(new URL(network.url).port), 'localhost');
    socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n`);
    const parts: unknown[] = await socket.setEncoding('utf8').take(1).toArray();
    expect(String(parts[0])).toMatch(/^HTTP\/1.1 404/);
    socket.destroy();
  });
});

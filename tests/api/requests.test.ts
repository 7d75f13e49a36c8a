import { describe, expect, test } from 'vitest';
import { type TestNetwork, read, readList, onFreshNetwork } from './network.ts';

let network: TestNetwork;
onFreshNetwork((opened) => {
  network = opened;
});

const post = (path: string, json: unknown) => network.request(path, { json });

describe('requests', () => {
  test('every answer carries the security headers', async () => {
    for (const path of [
      '/',
      '/nowhere',
      '/publisher/v1/user-profile',
      '/publisher/v1/config',
      '/openapi.json',
    ]) {
      const { headers } = await network.request(path);
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; worker-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
      );
      expect([headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual([
        'nosniff',
        'no-referrer',
      ]);
      expect([headers.get('cross-origin-opener-policy'), headers.has('x-powered-by')]).toEqual([
        'same-origin',
        false,
      ]);
    }
  });

  test('answers with private data are not cached', async () => {
    const { headers } = await network.request('/publisher/v1/user-profile', {
      token: await network.tokenOf(),
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('strangers get no permission to read across origins', async () => {
    const { headers } = await network.request('/publisher/v1/config', {
      headers: { origin: 'https://evil.test' },
    });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test.each([
    ['GET', '/publisher/v1/nowhere'],
    ['POST', '/publisher/v1/offers/groups'],
    ['PUT', '/oauth/token'],
    ['GET', '/api/oauth/nowhere'],
  ])('[E7] %s %s is not found', async (method, path) => {
    const { status, body } = await network.request(path, { method });
    expect([status, read(body, 'code')]).toEqual([404, 'NOT_FOUND_HTTP_EXCEPTION']);
  });

  test.each([
    { what: 'broken JSON', body: '{"message": "x"', code: 'VALIDATION_ERROR' },
    { what: 'nesting without end', body: '['.repeat(30_000), code: 'VALIDATION_ERROR' },
    { what: 'deep JSON', body: `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`, code: 'VALIDATION_ERROR' },
    { what: 'a body that is too large', body: `"${'x'.repeat(70_000)}"`, code: 'PAYLOAD_TOO_LARGE' },
    { what: 'null', body: 'null', code: 'VALIDATION_ERROR' },
  ])('$what is refused', async ({ body, code }) => {
    const answer = await network.request('/public/v1/error-logs', { body, type: 'application/json' });
    const status = code === 'PAYLOAD_TOO_LARGE' ? 413 : 422;
    expect([answer.status, read(answer.body, 'code')]).toEqual([status, code]);
  });

  test('[E6] what breaks inside stays inside', async () => {
    await network.network.db.schema.alterTable('category').renameTo('gone').execute();
    const { status, body, text } = await network.request('/public/v1/dict/categories?limit=-1');
    await network.network.db.schema.alterTable('gone').renameTo('category').execute();
    expect([status, read(body, 'code'), read(body, 'description')]).toEqual([
      500,
      'INTERNAL_SERVER_ERROR',
      'Internal Server Error',
    ]);
    expect(text).not.toContain('gone');
    expect(text).not.toContain('category');
  });
});

describe('error logs', () => {
  const report = {
    message: 'It broke',
    url: 'http://localhost/verify/7?signature=secret#part',
    context: { state: 'signedIn' },
  };
  const send = (change: object = {}) => post('/public/v1/error-logs', { ...report, ...change });

  test('[E13] are stored, without the query of the address', async () => {
    const { status, body } = await send();
    expect(status).toBe(200);
    const row = await network.network.db.selectFrom('error_log').selectAll().executeTakeFirstOrThrow();
    expect(row).toEqual({
      id: read(body, 'data.id'),
      code: null,
      message: 'It broke',
      stack: null,
      url: 'http://localhost/verify/7',
      locale: null,
      release: null,
      context: { state: 'signedIn' },
      created_at: new Date('2026-11-20T12:00:00Z'),
    });
  });

  test('[E13] are found by operators with the code that the user was shown, and stored once', async () => {
    const shown = { code: 'K7QF-2M9D', locale: 'de', release: 'Bq3_x-9Z', stack: 'at Table' };
    const [first, again] = [await send(shown), await send(shown)];
    expect(read(again.body, 'data.id')).toBe(read(first.body, 'data.id'));
    const token = await network.tokenOf('operator@portal.test');
    const { body } = await network.request('/publisher/v1/error-logs?code=k7qf-2m9d', { token });
    expect(read(body, 'data')).toEqual({
      data: [
        {
          ...shown,
          id: read(first.body, 'data.id'),
          message: 'It broke',
          url: 'http://localhost/verify/7',
          context: { state: 'signedIn' },
          created_at: '2026-11-20T12:00:00.000Z',
        },
      ],
      total: 1,
      limit: 10,
      offset: 0,
    });
    expect((await send({ code: 'UUUU-0000' })).status).toBe(422);
    const other = await network.request('/publisher/v1/error-logs', { token: await network.tokenOf() });
    expect(other.status).toBe(403);
  });

  test('have a limit in size and in number', async () => {
    expect((await send({ context: { text: 'x'.repeat(17_000) } })).status).toBe(422);
    expect((await send({ message: 'x'.repeat(4001) })).status).toBe(422);
    const statuses = await Promise.all(Array.from({ length: 250 }, async () => (await send()).status));
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });
});

describe('OpenAPI', () => {
  test('[P7] describes every call, with its parameters as they travel', async () => {
    const { body } = await network.request('/openapi.json');
    expect(read(body, 'openapi')).toBe('3.1.0');
    const paths = read(body, 'paths');
    expect(Object.keys(paths ?? {})).toContain('/publisher/v2/analytics/timeseries');
    const parameters = readList(paths && Reflect.get(paths, '/publisher/v1/offers'), 'get.parameters');
    const byName = new Map(parameters.map((parameter) => [read(parameter, 'name'), parameter]));
    expect(read(byName.get('status'), 'explode')).toBe(false);
    expect(read(byName.get('sort'), 'schema.enum')).toContain('-epc');
    expect(read(byName.get('limit'), 'schema')).toMatchObject({ type: 'integer', default: 10 });
  });
});

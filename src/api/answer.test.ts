import { bare, data, document, endpoint, page, resource } from '#contract/endpoint.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { valueOf } from './answer.ts';
import { ApiError, RequestCanceled } from './api-error.ts';
import { readJson } from './envelope.ts';
import { failureOf } from './refusal.ts';

const row = z.object({ id: z.int() });
const sample = resource('sample', {
  one: endpoint('GET /one', { answer: data(row), messages: { 404: 'DICTIONARIES_NOT_LOADED' } }),
  named: endpoint('GET /named', { answer: data(z.object({ id: z.int(), name: z.string() })) }),
  list: endpoint('GET /list', { answer: data(z.array(row)) }),
  any: endpoint('GET /any', { answer: data(z.unknown()) }),
  rows: endpoint('GET /rows', { answer: page(row) }),
  token: endpoint('POST /token', { answer: bare(row) }),
  whole: endpoint('GET /whole', { answer: bare(z.unknown()) }),
  config: endpoint('GET /config', { answer: document(row) }),
});
const unexpected = new ApiError({ status: 203, code: 'UNEXPECTED_ANSWER' });

/** What an answer is read as, or the error that it is. */
const read = (call: keyof typeof sample, body: unknown): Promise<unknown> =>
  valueOf(sample[call], body, { status: 203 }).catch((error: unknown) => error);

test('[P4] a text is read as JSON, or is an error of its status', () => {
  expect(readJson('{"data":[1]}', 200)).toEqual({ data: [1] });
  expect(() => readJson('{"data":', 206)).toThrow(new ApiError({ status: 206, code: 'UNREADABLE_ANSWER' }));
});

describe('[P4.b] what a call resolves with', () => {
  test.each([
    ['one', { data: { id: 1, unheard: true } }, { id: 1 }],
    ['one', { id: 1 }, unexpected],
    ['one', { data: { id: '1' } }, { id: 1 }],
    ['one', { data: {} }, unexpected],
    ['one', null, unexpected],
    ['one', 'data', unexpected],
    ['named', { data: { id: 1 } }, { id: 1, name: '' }],
    ['list', { data: [{ id: 1 }] }, [{ id: 1 }]],
    ['list', Object.assign([], { data: [{ id: 1 }] }), unexpected],
    ['any', { data: null }, null],
    ['any', null, unexpected],
    ['any', [{ data: 1 }], unexpected],
    ['whole', [1], [1]],
    ['whole', null, null],
  ] as const)('%s: %j is %o', async (call, body, value) => {
    expect(await read(call, body)).toEqual(value);
  });

  test.each([
    [
      { data: { data: [{ id: 1, unheard: 2 }], total: 41, limit: 10, offset: 20 } },
      { data: [{ id: 1 }], total: 41, limit: 10, offset: 20 },
    ],
    [{ data: { data: [{ id: 1 }], total: '41' } }, { data: [{ id: 1 }], total: 41, limit: -1, offset: 0 }],
    [{ data: { data: [{ id: 1 }, {}], total: null } }, { data: [{ id: 1 }], total: 2, limit: -1, offset: 0 }],
    [
      { data: { data: [{ id: 1 }], total: '41 rows' } },
      { data: [{ id: 1 }], total: 1, limit: -1, offset: 0 },
    ],
    [{ data: { data: [{ id: 1 }], total: 'of 41' } }, { data: [{ id: 1 }], total: 1, limit: -1, offset: 0 }],
    [{ data: { data: 'none', total: [] } }, unexpected],
    [
      { data: { data: [], total: 180 }, meta: { quota: { used: 180, limit: 200 } } },
      { data: [], total: 180, limit: -1, offset: 0, quota: { used: 180, limit: 200 } },
    ],
    [
      { data: [], meta: { quota: { used: 180, limit: 200 } } },
      { data: [], total: 0, limit: -1, offset: 0, quota: { used: 180, limit: 200 } },
    ],
    [
      { data: { data: [], total: 180 }, meta: { quota: { used: 'many' } } },
      { data: [], total: 180, limit: -1, offset: 0 },
    ],
    [{ data: { rows: [] } }, unexpected],
    [{ data: [{ id: 1 }, { id: 2 }] }, { data: [{ id: 1 }, { id: 2 }], total: 2, limit: -1, offset: 0 }],
    [
      { data: [{ id: 1 }], meta: { total: 9 } },
      { data: [{ id: 1 }], total: 9, limit: -1, offset: 0 },
    ],
    [
      { data: [], meta: {} },
      { data: [], total: 0, limit: -1, offset: 0 },
    ],
    [{ data: 'rows' }, unexpected],
    [{}, unexpected],
    [7, unexpected],
  ])('rows: %j is %o', async (body, value) => {
    expect(await read('rows', body)).toEqual(value);
  });

  test.each([
    [{ data: { id: 3 } }, { id: 3 }],
    [{ id: 3 }, { id: 3 }],
    [{ id: 3, data: null }, unexpected],
    [null, unexpected],
  ])('[S2] token: %j is %o', async (body, value) => {
    expect(await read('token', body)).toEqual(value);
  });

  test.each([
    [
      { data: { id: 3 }, meta: { api_version: '2.4' } },
      { data: { id: 3 }, apiVersion: '2.4' },
    ],
    [
      { data: { id: 3 }, meta: { api_version: 2 } },
      { data: { id: 3 }, apiVersion: null },
    ],
    [
      { data: { id: 3 }, meta: {} },
      { data: { id: 3 }, apiVersion: null },
    ],
    [{ data: { id: 3 } }, { data: { id: 3 }, apiVersion: null }],
    [{ meta: { api_version: '2.4' } }, unexpected],
  ])('[C1] config: %j is %o', async (body, value) => {
    expect(await read('config', body)).toEqual(value);
  });
});

test('[P4.b] losses are reported, and none where everything could be read', async () => {
  const told: unknown[] = [];
  const lossesOf = (call: keyof typeof sample, body: unknown) =>
    valueOf(sample[call], body, { status: 203, onLosses: (losses) => told.push([call, losses]) });
  await lossesOf('rows', { data: [{ id: 1 }] });
  await lossesOf('rows', { data: [{ id: '1' }] });
  await lossesOf('one', { data: { id: '1' } });
  expect(told).toEqual([]);
  await lossesOf('rows', { data: [{ id: 1 }, {}] });
  expect(told).toEqual([['rows', { leftOut: 1, places: ['.data[].id', '.data[]'] }]]);
});

describe('what a refused call says', () => {
  const lists = { ignoredErrorCodes: [410], loadingErrorCodes: [503] };
  const refused = (status: number, text: string, headers: Record<string, string> = {}) =>
    failureOf(sample.one, { status, text, headers: new Headers(headers) }, lists);
  const entry = (code: string | null, description: string | null = null, field: string | null = null) => ({
    code,
    description,
    field,
  });

  test.each([
    ['{"code":"A"}', 'A', [entry('A')]],
    ['{"code":"A","description":"Why"}', 'A', [entry('A', 'Why')]],
    ['{"description":"Why"}', null, [entry(null, 'Why')]],
    ['{"code":"A","errors":null}', 'A', [entry('A')]],
    ['{"code":"A","errors":[]}', 'A', [entry('A')]],
    ['{"errors":[{"code":"B","description":"Why","field":"f"}]}', null, [entry('B', 'Why', 'f')]],
    ['{"errors":[{"code":"B","errors":null}]}', null, [entry('B')]],
    [
      '{"code":"A","errors":[{"field":"f","errors":[{"code":"B"},{"description":"C","field":"g"}]},{"errors":[{"code":"D"}]}]}',
      'A',
      [entry('B', null, 'f'), entry(null, 'C', 'g'), entry('D')],
    ],
    ['{"errors":"none"}', null, []],
    ['{"code":7}', '7', [entry('7')]],
    ['[]', null, []],
    ['null', null, []],
    ['7', null, []],
  ])('[E2] [E3] by the body %s is its code and its entries', (text, code, entries) => {
    expect(refused(422, text)).toEqual(new ApiError({ status: 422, code, entries }));
  });

  test.each([
    ['{"code":"A","quota":{"of":"links","used":9,"limit":8}}', { of: 'links', used: 9, limit: 8 }],
    ['{"code":"A","quota":{"of":"links","used":"9","limit":8}}', null],
    ['{"code":"A","quota":{"of":1,"used":9,"limit":8}}', null],
    ['{"code":"A","quota":{"of":"links","used":9}}', null],
    ['{"code":"A","quota":9}', null],
  ])('by the body %s is the limit that was reached', (text, quota) => {
    expect(refused(409, text)).toEqual(
      new ApiError({ status: 409, code: 'A', entries: [entry('A')], quota }),
    );
  });

  const html = { 'content-type': 'text/html; charset=utf-8' };
  test.each([
    [404, 'No such thing', {}, 'No such thing'],
    [404, '"No such thing"', {}, 'No such thing'],
    [404, '', {}, null],
    [404, '""', {}, null],
    [499, '<p>nginx</p>', html, null],
    [500, '<p>nginx</p>', html, '<p>nginx</p>'],
    [500, '', html, null],
  ])('[E5] %d, by the plain body %j, is the text %j', (...[status, text, headers, words]) => {
    const own = status === 404 ? { messageCode: 'DICTIONARIES_NOT_LOADED' } : {};
    expect(refused(status, text, headers)).toEqual(new ApiError({ status, text: words, ...own }));
  });

  test('[E1.a] [E8.a] is reported as the call, the configuration and Retry-After say', () => {
    expect([404, 410, 503, 400].map((status) => refused(status, '', { 'retry-after': '2' }))).toEqual([
      new ApiError({ status: 404, messageCode: 'DICTIONARIES_NOT_LOADED', retryAfter: 2000 }),
      new ApiError({ status: 410, isIgnored: true, retryAfter: 2000 }),
      new ApiError({ status: 503, isLoadingError: true, retryAfter: 2000 }),
      new ApiError({ status: 400, retryAfter: 2000 }),
    ]);
    const silent = failureOf(sample.list, { status: 404, text: '', headers: new Headers() }, lists);
    expect(silent).toEqual(new ApiError({ status: 404 }));
  });
});

test('an error of a call is named by its status and code', () => {
  expect([new RequestCanceled().name, new RequestCanceled().message]).toEqual([
    'RequestCanceled',
    'Request canceled',
  ]);
  const { name, message } = new ApiError({ status: 422, code: 'VALIDATION_ERROR' });
  expect([name, message, new ApiError({ status: 0 }).message]).toEqual([
    'ApiError',
    '422 VALIDATION_ERROR',
    '0',
  ]);
});

import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { isInTurn } from '../support/whole-product.ts';
import { callsOf, every, mediaTypes, typeOf } from './calls.ts';
import { type TestNetwork, aText, read, onNetwork } from './network.ts';

let network: TestNetwork;
let call: ReturnType<typeof callsOf>['call'];
onNetwork((opened) => {
  network = opened;
  ({ call } = callsOf(network));
});

const meta = z.object({ api_version: z.string() });

function bodySchema({ answer: { kind, schema } }: Endpoint) {
  const rows = z.object({ data: z.array(schema), total: z.int(), limit: z.int(), offset: z.int() });
  if (kind === 'bare') return schema;
  if (kind === 'file') return z.null();
  return z.object({ data: kind === 'page' ? rows : schema, meta });
}

// What one place of the network refuses for all calls: a third of them each day.
const todays = every.filter((_, nth) => isInTurn(nth, 3));
const withBody = todays.filter(({ endpoint }) => endpoint.body);
// By encoding.
const emptyBodies = { json: '{}', form: 'a=1', multipart: '--x--\r\n' } as const;
const takesNothing = ({ body }: Endpoint) => body !== undefined && z.safeParse(body, {}).success;

// Reading calls first: only writing ones need a fresh network.
const byMethod = Object.groupBy(every, ({ endpoint }) => (endpoint.method === 'GET' ? 'reads' : 'writes'));

describe.each(Object.entries(byMethod))('every call that %s', (kind, calls) => {
  beforeEach(async () => {
    if (kind === 'writes') await network.request('/__test/reset', { method: 'POST' });
  });

  test.each(calls)('[P7] $name answers as in the contract', async (operation) => {
    const { status, text, body, headers } = await call(operation);
    expect({ status, text: status === 200 ? '' : text }).toEqual({ status: 200, text: '' });
    const { answer } = operation.endpoint;
    expect(z.safeParse(bodySchema(operation.endpoint), body).error).toBeUndefined();
    const type = answer.kind === 'file' ? (answer.mediaType ?? 'text/csv') : 'application/json';
    expect(headers.get('content-type')?.split(';')[0]).toBe(type);
    const isNamed = headers.get('content-disposition')?.startsWith('attachment; filename="') ?? false;
    expect(isNamed).toBe(answer.kind === 'file');
  });
});

test.each(todays)('[E7] $name refuses an unknown parameter', async (operation) => {
  const { status, body } = await call(operation, { query: 'no_such_parameter=1' });
  expect([status, read(body, 'code')]).toEqual([400, 'UNKNOWN_PARAMETER']);
});

test.each(withBody)('$name takes its own content type and no other', async (operation) => {
  const others = [...Object.values(mediaTypes), 'text/plain', 'application/json-seq'].filter(
    (type) => type !== typeOf(operation.endpoint),
  );
  for (const type of others) {
    const { status, body } = await call(operation, { type });
    expect([type, status, read(body, 'code')]).toEqual([type, 415, 'UNSUPPORTED_MEDIA_TYPE']);
  }
});

test.each(withBody.filter(({ endpoint }) => !takesNothing(endpoint)))(
  '[E2] $name lists what is wrong with a body, field by field',
  async ({ endpoint, ...operation }) => {
    const { encoding = 'json' } = endpoint;
    const type = encoding === 'multipart' ? `${mediaTypes.multipart}; boundary=x` : typeOf(endpoint);
    const { status, body } = await call({ endpoint, ...operation }, { body: emptyBodies[encoding], type });
    // RFC 6749 5.2 has 400 for it.
    const expected = endpoint.path.startsWith('/api/oauth/') ? 400 : 422;
    expect([status, read(body, 'code')]).toEqual([expected, 'VALIDATION_ERROR']);
    expect(read(body, 'errors.0')).toEqual({
      field: aText,
      errors: [{ code: aText, description: aText }],
    });
  },
);

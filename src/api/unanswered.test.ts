import { once } from 'node:events';
import { createServer } from 'node:http';
import { data, endpoint, resource } from '#contract/endpoint.ts';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError, RequestCanceled } from './api-error.ts';
import { createClient } from './client.ts';

const row = z.object({ id: z.int() });
const sample = resource('sample', {
  one: endpoint('GET /one', { answer: data(row) }),
  form: endpoint('POST /form', { body: z.object({ a: z.string() }), encoding: 'form', answer: data(row) }),
  file: endpoint('GET /file', { answer: { kind: 'file', schema: z.unknown() } }),
});

const asked: string[] = [];
const server = createServer(({ url = '' }) => void asked.push(url));
afterEach(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

test('[N1] a call that stays without an answer fails after 40 s as one without; a file may take longer', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const call = createClient({
    baseUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    authorization: () => null,
    onFailure: () => undefined,
  });
  const leave = new AbortController();
  const calls = [failureOf(call(sample.one)), failureOf(call(sample.form, { body: { a: 'typed' } }))];
  const file = failureOf(call(sample.file, undefined, { signal: leave.signal }));
  await vi.waitFor(() => expect(asked.toSorted()).toEqual(['/file', '/form', '/one']));

  limit.abort();
  const lost = new ApiError({ status: 0, code: 'NETWORK_ERROR' });
  expect(await Promise.all(calls)).toEqual([lost, lost]);
  expect(timeout.mock.calls).toEqual([[40_000], [40_000]]);
  leave.abort();
  expect(await file).toEqual(new RequestCanceled());
});

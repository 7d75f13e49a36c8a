import { data, endpoint, resource } from '#contract/endpoint.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { createClient } from './client.ts';

const row = z.object({ id: z.int() });
const sample = resource('sample', {
  get: endpoint('GET /rows/1', { answer: data(row) }),
  update: endpoint('PUT /rows/1', { body: row, answer: data(row) }),
});
const held = new ApiError({ status: 403, code: 'FORBIDDEN' });
const failed: string[] = [];
/** Where nobody answers: what is sent fails. */
const client = createClient({
  baseUrl: 'http://127.0.0.1:1',
  authorization: () => 'Bearer secret',
  admit: ({ method }) => {
    if (method !== 'GET') throw held;
  },
  onFailure: ({ error }) => failed.push(String(error.code)),
});

test('[M4] a call that is not admitted rejects with what it was refused with, and is not sent', async () => {
  await expect(client(sample.update, { body: { id: 1 } })).rejects.toBe(held);
  expect(failed).toEqual([]);
  await expect(client(sample.get)).rejects.toMatchObject({ status: 0 });
  expect(failed).toEqual(['NETWORK_ERROR']);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendWithProgress } from './send-with-progress.ts';

let parts: (string | Error)[] = [];
let status = 200;
const lines: number[] = [];

beforeEach(() => {
  lines.length = 0;
  status = 200;
  vi.stubGlobal('fetch', () => {
    const waiting = [...parts];
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        const part = waiting.shift();
        if (part instanceof Error) controller.error(part);
        else if (part === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(part));
      },
    });
    return Promise.resolve(new Response(stream, { status, headers: { 'content-type': 'text/csv' } }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const send = () =>
  sendWithProgress(
    { url: '/file', init: { method: 'GET', headers: {} } },
    new AbortController().signal,
    (count) => lines.push(count),
  );

test('[P5] a file that comes in parts says how many of its lines are there, and is whole in the end', async () => {
  parts = ['id,name\r\n1,', 'Ünn', 'a\r\n2,b\r\n3', ',c\r\n'];
  const { _data: file } = await send();
  expect(file).toBeInstanceOf(Blob);
  expect(await (file as Blob).text()).toBe(parts.join(''));
  expect((file as Blob).type).toBe('text/csv');
  expect(lines).toEqual([1, 1, 3, 4]);
});

test('[E2] a refusal has its status and its text; one that breaks off rejects', async () => {
  status = 403;
  parts = ['{"code":', '"FORBIDDEN"}'];
  const refused = await send();
  expect([refused.status, await (refused._data as Blob).text()]).toEqual([403, '{"code":"FORBIDDEN"}']);
  parts = ['id\r\n', new TypeError('lost')];
  await expect(send()).rejects.toMatchObject({ status: 0, code: 'NETWORK_ERROR' });
});

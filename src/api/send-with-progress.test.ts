import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, RequestCanceled } from './api-error.ts';
import { sendWithProgress } from './send-with-progress.ts';

type Sent = { method: string; url: string; headers: [string, string][]; body: unknown };
const sent: Sent[] = [];
const made: FakeRequest[] = [];

/** What the browser's request does, as far as it is used: tests say when it gets anywhere. */
class FakeRequest extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = '';
  type: string | null = null;
  isAborted = false;
  readonly #sent: Sent = { method: '', url: '', headers: [], body: undefined };

  constructor() {
    super();
    made.push(this);
  }
  open(method: string, url: string) {
    Object.assign(this.#sent, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.#sent.headers.push([name, value]);
  }
  send(body: unknown) {
    sent.push({ ...this.#sent, body });
  }
  abort() {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  getResponseHeader = (name: string) => (name === 'content-type' ? this.type : null);
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(status: number, text: string, type: string | null) {
    Object.assign(this, { status, responseText: text, type });
    this.dispatchEvent(new Event('load'));
  }
}

/** The request under way. */
function newest(): FakeRequest {
  const last = made.at(-1);
  if (!last) throw new Error('Nothing was requested');
  return last;
}

beforeEach(() => {
  sent.length = 0;
  made.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => vi.unstubAllGlobals());

const put = {
  url: '/upload',
  init: { method: 'PUT', headers: { accept: 'a', authorization: 'b' }, body: 'file' },
};
const shares: number[] = [];
const start = (sending: typeof put | { url: string; init: { method: string; headers: object } } = put) => {
  shares.length = 0;
  const controller = new AbortController();
  // The headers of both are texts by name.
  const answer = sendWithProgress(sending as typeof put, controller.signal, (share) => shares.push(share));
  return { answer, controller };
};

test('[O3] a body is sent as it is, with its progress reported', async () => {
  const { answer } = start();
  expect(sent).toEqual([
    {
      method: 'PUT',
      url: '/upload',
      headers: [
        ['accept', 'a'],
        ['authorization', 'b'],
      ],
      body: 'file',
    },
  ]);
  newest().progress(1, 4);
  newest().progress(0, 0);
  newest().progress(4, 4);
  newest().answer(201, '{"data":1}', 'application/json');
  const { status, headers, _data: text } = await answer;
  expect([shares, status, [...headers], text]).toEqual([
    [25, 100],
    201,
    [['content-type', 'application/json']],
    '{"data":1}',
  ]);
});

test('[O3] without a body nothing is sent, and an answer without a type has none', async () => {
  const { answer } = start({ url: '/upload', init: { method: 'PUT', headers: {} } });
  newest().answer(204, '', null);
  expect([sent[0]?.body, [...(await answer).headers]]).toEqual([null, [['content-type', '']]]);
});

test('[P3] no answer is a failure without a status, and who cancels gets Request canceled', async () => {
  const lost = start();
  newest().dispatchEvent(new Event('error'));
  await expect(lost.answer).rejects.toEqual(new ApiError({ status: 0, code: 'NETWORK_ERROR' }));

  const canceled = start();
  canceled.controller.abort();
  await expect(canceled.answer).rejects.toEqual(new RequestCanceled());
  expect(newest().isAborted).toBe(true);
});

test('[P3] what is canceled beforehand is never sent', async () => {
  const answer = sendWithProgress(put, AbortSignal.abort(), () => undefined);
  await expect(answer).rejects.toEqual(new RequestCanceled());
  expect(sent).toEqual([]);
});

/** The lines that were reported of a file that comes in these parts, and what it is in the end. */
async function received(parts: readonly (string | Error)[], status = 200) {
  const lines: number[] = [];
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
  const file = { url: '/file', init: { method: 'GET', headers: {} } };
  const answer = await sendWithProgress(file, new AbortController().signal, (count) => lines.push(count));
  return { ...answer, lines, file: answer._data as Blob };
}

test('[P5] a file that comes in parts says how many of its lines are there, and is whole in the end', async () => {
  const parts = ['id,name\r\n1,', 'Ünn', 'a\r\n2,b\r\n3', ',c\r\n'];
  const { file, lines } = await received(parts);
  expect(file).toBeInstanceOf(Blob);
  expect(await file.text()).toBe(parts.join(''));
  expect(file.type).toBe('text/csv');
  expect(lines).toEqual([1, 1, 3, 4]);
});

test('[E2] a refusal has its status and its text; one that breaks off rejects', async () => {
  const refused = await received(['{"code":', '"FORBIDDEN"}'], 403);
  expect([refused.status, await refused.file.text()]).toEqual([403, '{"code":"FORBIDDEN"}']);
  await expect(received(['id\r\n', new TypeError('lost')])).rejects.toMatchObject({
    status: 0,
    code: 'NETWORK_ERROR',
  });
});

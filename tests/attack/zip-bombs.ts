import { once } from 'node:events';
import { createServer } from 'node:http';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import { setTimeout as wait } from 'node:timers/promises';
import { read } from '../api/network.ts';
import { authorizationAt, createFindings, type ServerAttack } from './attack.ts';

const slowest = 2000;
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);

// Unpacks to `megabytes`.
function gzipBomb(megabytes: number, levels: number) {
  let packed = gzipSync(zeros(megabytes), { level: 9 });
  for (let level = 1; level < levels; level += 1) packed = gzipSync(packed);
  return packed;
}

function chunk(type: string, data: Buffer) {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}

// A small PNG of `side` by `side` pixels, whose decoding takes four bytes for each.
function pngBomb(side: number) {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  size.set([8, 6], 8);
  const signature = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1');
  const rows = deflateSync(zeros(1));
  return Buffer.concat([signature, chunk('IHDR', size), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

async function timed(send: () => Promise<Response>) {
  const begun = performance.now();
  const answer = await send();
  const text = await answer.text();
  return { status: answer.status, text, took: performance.now() - begun };
}

async function whileServed<T>(
  { body, headers }: { body: Buffer; headers: Record<string, string> },
  call: (url: string) => Promise<T>,
) {
  const server = createServer((_, response) => response.writeHead(200, headers).end(body));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  try {
    return await call(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function previewOf(url: string, authorization: string, page: string) {
  for (let polls = 0; polls < 100; polls += 1) {
    const { status, text } = await timed(() =>
      fetch(`${url}/publisher/v1/offers/fetch-preview`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ url: page }),
      }),
    );
    const job: unknown = status === 200 ? read(JSON.parse(text), 'data.status') : status;
    if (job !== 'queued' && job !== 'processing') return String(job);
    await wait(50);
  }
  return 'never ready';
}

export const zipBombs: ServerAttack = {
  name: 'zip bombs',
  bound: `bodies, uploads and pages that unpack to a thousand times their size are refused or cut unread, within ${slowest} ms each`,
  run: async ({ url, isWhole }) => {
    const { note, findings } = createFindings();
    const authorization = await authorizationAt(url);
    const megabytes = isWhole ? 1000 : 100;
    const bodies = [
      ['gzip', gzipBomb(megabytes, 1).subarray(0, 60_000)],
      ['gzip', gzipBomb(megabytes, 2)],
      ['gzip, gzip', gzipBomb(megabytes, 2)],
      ['deflate', deflateSync(zeros(megabytes)).subarray(0, 60_000)],
    ] as const;
    for (const [encoding, body] of bodies) {
      const { status, took } = await timed(() =>
        fetch(`${url}/publisher/v1/clicktags`, {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json', 'content-encoding': encoding },
          body,
        }),
      );
      const held = [413, 415, 422].includes(status) && took < slowest;
      note(`packed body: ${status}`, `${encoding} in ${Math.round(took)} ms`, held);
    }
    for (const side of [20_000, 65_535, 2 ** 31 - 1]) {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(pngBomb(side))], 'creative.png', { type: 'image/png' }));
      const { status, took } = await timed(() =>
        fetch(`${url}/publisher/v1/offers/48213/upload`, {
          method: 'PUT',
          headers: { authorization },
          body: form,
        }),
      );
      const held = status === 422 && took < slowest;
      note(`picture of ${side} x ${side} pixels: ${status}`, `in ${Math.round(took)} ms`, held);
    }
    const html = { 'content-type': 'text/html', 'content-encoding': 'gzip' };
    const pages = [
      ['packed page', gzipBomb(megabytes, 1), html, ['done', 'failed']],
      ['huge picture', pngBomb(65_535), { 'content-type': 'image/png' }, ['failed']],
    ] as const;
    for (const [name, body, headers, ends] of pages) {
      const begun = performance.now();
      const end = await whileServed({ body, headers }, (page) => previewOf(url, authorization, page));
      const took = performance.now() - begun;
      const isRefused = /^4\d\d$/.test(end);
      const held = (isRefused || ends.some((one) => one === end)) && took < slowest * 2;
      note(`preview of a ${name}: ${end}`, `in ${Math.round(took)} ms`, held);
    }
    return findings();
  },
};

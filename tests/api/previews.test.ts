import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { png } from '../support/pictures.ts';
import { type TestNetwork, aText, openNetwork, read, startLimit } from './network.ts';

let network: TestNetwork;
let token: string;
let other: string;
const closing: (() => void)[] = [];
beforeAll(async () => {
  network = await openNetwork();
}, startLimit);
beforeEach(async () => {
  await network.request('/__test/reset', { method: 'POST' });
  token = await network.tokenOf();
  other = await network.tokenOf('terms@portal.test');
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
});
afterAll(() => network.close());

const load = async (path: string, bearer = token) =>
  network.request(`/publisher/v1/${path}`, { token: bearer });
const refused = ({ status, body }: { status: number; body: unknown }) => [status, read(body, 'code')];
async function fetched(path: unknown) {
  const answer = await fetch(network.url + String(path));
  return { answer, body: Buffer.from(await answer.arrayBuffer()) };
}

type Listener = (...call: Parameters<RequestListener>) => unknown;
async function site(listener: Listener) {
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // It listens on a port.
}
const page =
  (html: string): Listener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
const fetchPreview = (url: string, bearer = token) =>
  network.request('/publisher/v1/offers/fetch-preview', { token: bearer, json: { url } });
// Polls until the job has ended.
async function ended(url: string, bearer = token) {
  for (;;) {
    const job = read((await fetchPreview(url, bearer)).body, 'data');
    if (!['queued', 'processing'].includes(String(read(job, 'status')))) return { job };
  }
}

test('[O3.a] [P1] a preview is queued first and ready some polls later, with the picture that the page names', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const host = await site(async (request, response) => {
    if (request.url === '/share.png') {
      response.writeHead(200).end(png);
      return;
    }
    await held;
    page('<title>T</title><meta content="/share.png" property="og:image">')(request, response);
  });
  const url = `${host}/landing`;
  const first = read((await fetchPreview(url)).body, 'data');
  expect(first).toEqual({ job: aText, status: 'queued', preview: null, thumb: null, failure: null });
  let later = first;
  while (read(later, 'status') === 'queued') later = read((await fetchPreview(url)).body, 'data');
  expect(later).toEqual({ ...(first as object), status: 'processing' });
  release();
  const { job } = await ended(url);
  expect(job).toMatchObject({ job: read(first, 'job'), status: 'done', failure: null });
  expect((await fetched(read(job, 'preview'))).body.equals(png)).toBe(true);
  expect(read((await load(`offers/fetch-preview/${String(read(job, 'job'))}`)).body, 'data')).toEqual(job);
});

test('[O3] a preview of a page without a picture is a card with its words, which run nothing', async () => {
  const url = await site(
    page(`<html><head><title>Solar &amp; roof</title>
      <meta name="description" content="&lt;script&gt;alert(1)&lt;/script&gt; What a roof pays."></head>`),
  );
  const { job } = await ended(url);
  const { answer, body } = await fetched(read(job, 'preview'));
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  const svg = body.toString();
  expect(svg).toContain('Solar &amp; roof');
  expect(svg).toContain('&lt;script&gt;alert(1)&lt;/script&gt; What a roof pays.');
  expect(svg).not.toContain('<script');
});

test('[O3] a preview takes no picture that is none, and none from where it must not look', async () => {
  for (const image of ['/fake.png', 'http://10.0.0.1/x.png', 'file:///etc/passwd', 'http://[::]/x']) {
    const url = await site((request, response) =>
      request.url === '/fake.png'
        ? response.writeHead(200, { 'content-type': 'image/png' }).end('<script>')
        : page(`<title>Plain</title><meta property="og:image" content="${image}">`)(request, response),
    );
    const { job } = await ended(url);
    expect(String(read(job, 'preview'))).toMatch(/\.svg$/);
  }
});

test('[O3] the pages of the network itself can be previewed where nothing else of this machine can', async () => {
  network.network.allowsLoopback = false;
  onTestFinished(() => {
    network.network.allowsLoopback = true;
  });
  const { body } = await load('tracking-links/offers/48213/options');
  const landing = String(read(body, 'data.landing_pages.0.url'));
  expect(new URL(landing).origin).toBe(network.url);
  const { job } = await ended(landing);
  expect(job).toMatchObject({ status: 'done', failure: null });
  const elsewhere = await site(page('<title>Inside</title>'));
  const outside = [
    elsewhere,
    network.url.replace('localhost', '127.0.0.1'),
    `${network.url.replace(/\d+$/, '1')}/`,
  ];
  for (const url of outside) {
    expect(refused(await fetchPreview(url))).toEqual([422, 'VALIDATION_ERROR']);
  }
});

test('a preview reports why there is none, and is retried a minute later', async () => {
  let status = 503;
  const url = await site((_, response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end('<title>Open</title>'),
  );
  const { job } = await ended(url);
  expect(job).toMatchObject({
    status: 'failed',
    preview: null,
    failure: 'The page answered with status 503',
  });
  status = 200;
  expect(read((await fetchPreview(url)).body, 'data')).toEqual(job);
  await network.request('/__test/clock', { json: { advanceMs: 60_000 } });
  const again = (await ended(url)).job;
  expect([read(again, 'status'), read(again, 'job') === read(job, 'job')]).toEqual(['done', false]);
});

test('a preview is forgotten after a week, with its picture', async () => {
  const { job } = await ended(await site(page('<title>Old</title>')));
  const path = `offers/fetch-preview/${String(read(job, 'job'))}`;
  const move = (now: string) => network.request('/__test/clock', { json: { now } });
  await move('2026-11-27T12:00:00Z');
  token = await network.tokenOf();
  expect((await load(path)).status).toBe(200);
  await move('2026-11-27T12:00:01Z');
  expect((await load(path)).status).toBe(404);
  expect((await fetched(read(job, 'preview'))).answer.status).toBe(404);
});

test('[E2] a preview is refused for what is no public address', async () => {
  for (const url of ['ftp://example.com', 'http://10.1.2.3/', 'https://user:pw@example.com', 'nonsense']) {
    const answer = await fetchPreview(url);
    expect([...refused(answer), read(answer.body, 'errors.0.field')]).toEqual([
      422,
      'VALIDATION_ERROR',
      'url',
    ]);
  }
});

test('a preview is one job for concurrent requests of a publisher, and nobody else’s', async () => {
  let calls = 0;
  const url = await site((request, response) => {
    calls += 1;
    page('<title>Once</title>')(request, response);
  });
  const answers = await Promise.all(Array.from({ length: 5 }, () => fetchPreview(url)));
  const jobs = new Set(answers.map(({ body }) => String(read(body, 'data.job'))));
  await ended(url);
  expect([jobs.size, calls]).toEqual([1, 1]);
  const [job = ''] = jobs;
  expect(refused(await load(`offers/fetch-preview/${job}`, other))).toEqual([
    404,
    'NOT_FOUND_HTTP_EXCEPTION',
  ]);
  const theirs = await ended(url, other);
  expect(read(theirs.job, 'job')).not.toBe(job);
});

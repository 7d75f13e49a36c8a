import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { unzipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { largestPicture } from '#contract/offer-pictures.ts';
import { gif, jpeg, png, webp } from '../support/pictures.ts';
import { type TestNetwork, aNumber, aText, read, readList, onFreshNetwork } from './network.ts';

let network: TestNetwork;
let token: string;
let other: string;
let operator: string;
onFreshNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
  other = await network.tokenOf('terms@portal.test');
  operator = await network.tokenOf('operator@portal.test');
});

const load = async (path: string, bearer = token) =>
  network.request(`/publisher/v1/${path}`, { token: bearer });
const refused = ({ status, body }: { status: number; body: unknown }) => [status, read(body, 'code')];
const rowsOf = async (path: string, bearer = token) => readList((await load(path, bearer)).body, 'data.data');

const beginnings = {
  'image/png': png,
  'image/jpeg': jpeg,
  'image/gif': gif,
  'image/webp': webp,
};

type Upload = { body?: Buffer; name?: string; type?: string; token?: string; field?: string };
async function upload(id: number, { body = png, name = 'creative.png', ...more }: Upload = {}) {
  const form = new FormData();
  form.append(
    more.field ?? 'file',
    new File([new Uint8Array(body)], name, { type: more.type ?? 'image/png' }),
  );
  const answer = await fetch(`${network.url}/publisher/v1/offers/${id}/upload`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${more.token ?? token}` },
    body: form,
  });
  const text = await answer.text();
  return { status: answer.status, body: JSON.parse(text) as unknown };
}
async function fetched(path: unknown) {
  const answer = await fetch(network.url + String(path));
  return { answer, body: Buffer.from(await answer.arrayBuffer()) };
}

type Answered = Pick<IncomingMessage, 'statusCode' | 'socket'>;
const answerTo = (sent: ClientRequest) =>
  new Promise<Answered>((resolve, reject) => {
    sent.once('error', reject).once('response', (answer: IncomingMessage) => {
      const { statusCode, socket } = answer.resume();
      resolve({ statusCode, socket });
    });
  });

describe('an upload', () => {
  test.each(Object.entries(beginnings))('[O3] of %s is stored and served as its type', async (mime, body) => {
    const { status, body: reply } = await upload(48_213, { body, token: operator, type: 'text/html' });
    expect([status, reply]).toEqual([
      200,
      { data: { preview: aText, thumb: aText }, meta: { api_version: aText } },
    ]);
    for (const size of ['preview', 'thumb']) {
      const file = await fetched(read(reply, `data.${size}`));
      expect(file.body.equals(body)).toBe(true);
      expect([
        file.answer.headers.get('content-type'),
        file.answer.headers.get('x-content-type-options'),
      ]).toEqual([mime, 'nosniff']);
    }
    const offer = await load('offers/48213');
    expect(read(offer.body, 'data')).toMatchObject(read(reply, 'data') as object);
  });

  test('[O3.d] of a publisher belongs to their application and leaves the offer alone', async () => {
    const before = read((await load('offers/48213')).body, 'data.preview');
    const { body } = await upload(48_213, { name: 'Frühling.png' });
    expect(read((await load('offers/48213')).body, 'data.preview')).toBe(before);
    const { id } = read((await load('offers/48213')).body, 'data.approval') as { id: number };
    expect(read((await load(`approvals/${id}`)).body, 'data.materials')).toEqual([
      {
        id: aNumber,
        name: 'Frühling.png',
        mime: 'image/png',
        size: png.length,
        preview: read(body, 'data.preview'),
        created_at: '2026-11-20T12:00:00.000Z',
      },
    ]);
  });

  test('needs an application, of which there are twenty creatives at most', async () => {
    const offers = await rowsOf('offers?limit=-1');
    const free = offers.find((offer) => read(offer, 'approval') === null);
    expect(refused(await upload(Number(read(free, 'id'))))).toEqual([409, 'OFFER_NOT_APPLIED']);
    expect(refused(await upload(1))).toEqual([404, 'NOT_FOUND_HTTP_EXCEPTION']);
    const answers = await Promise.all(Array.from({ length: 22 }, () => upload(48_213)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(refused(await upload(48_213))).toEqual([409, 'QUOTA_REACHED']);
  });

  test('[E2] accepts pictures only, by their bytes and not by their names', async () => {
    const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const answer = await upload(48_213, { body: page, name: 'creative.png' });
    expect([...refused(answer), read(answer.body, 'errors')]).toEqual([
      422,
      'VALIDATION_ERROR',
      [
        {
          field: 'file',
          errors: [{ code: 'NO_IMAGE', description: 'Please choose a PNG, JPEG, GIF or WebP image' }],
        },
      ],
    ]);
    expect(refused(await upload(48_213, { body: Buffer.alloc(0) }))).toEqual([422, 'VALIDATION_ERROR']);
    expect(refused(await upload(48_213, { field: 'other' }))).toEqual([400, 'UNKNOWN_PARAMETER']);
  });

  test('has a limit of five megabytes, and a form of its own', async () => {
    const large = Buffer.concat([png, Buffer.alloc(largestPicture - png.length)]);
    expect((await upload(48_213, { body: large })).status).toBe(200);
    const tooLarge = Buffer.concat([large, Buffer.alloc(1)]);
    expect(refused(await upload(48_213, { body: tooLarge }))).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const farTooLarge = Buffer.concat([large, Buffer.alloc(10_000)]);
    expect(refused(await upload(48_213, { body: farTooLarge }))).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const path = '/publisher/v1/offers/48213/upload';
    const json = await network.request(path, { method: 'PUT', token, json: {} });
    expect(refused(json)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const broken = { method: 'PUT', token, body: 'nonsense', type: 'multipart/form-data; boundary=x' };
    expect(refused(await network.request(path, broken))).toEqual([422, 'VALIDATION_ERROR']);
  });

  test('that is too large is refused at its head, and nobody hangs up on the rest of it', async () => {
    const path = '/publisher/v1/offers/48213/upload';
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = (method: string, headers: Record<string, string>) =>
      request(network.url + path, {
        method,
        agent,
        headers: { ...headers, authorization: `Bearer ${token}` },
      });
    const type = 'multipart/form-data; boundary=x';
    const large = 2 * largestPicture;
    const slow = send('PUT', { 'content-type': type, 'content-length': String(large) });
    const answered = answerTo(slow);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    slow.write(Buffer.alloc(1000));
    const { statusCode, socket } = await answered;
    expect(statusCode).toBe(413);
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    slow.end(Buffer.alloc(large - 1000));
    const next = send('PATCH', {});
    const refusal = answerTo(next);
    next.end();
    expect((await refusal).socket).toBe(socket);
    agent.destroy();
  });

  test('is found by its name alone', async () => {
    for (const name of ['none.png', 'AAAAAAAAAAAAAAAAAAAAAAAA.png', '..%2F..%2Fpackage.json']) {
      expect((await network.request(`/storage/lp/previews/${name}`)).status).toBe(404);
    }
  });
});

describe('banners', () => {
  test('[O3.d] are pictures of the stated size, each and all in one archive', async () => {
    const banners = await rowsOf('offers/48213/banners?limit=-1');
    const answer = await fetch(`${network.url}/publisher/v1/offers/48213/download-banners`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      'application/zip',
      `attachment; filename="banners-48213.zip"; filename*=UTF-8''banners-48213.zip`,
    ]);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(files)).toEqual(banners.map((banner) => read(banner, 'filename')));
    for (const banner of banners) {
      const file = Buffer.from(files[String(read(banner, 'filename'))] ?? []);
      expect(file.toString('latin1', 1, 4)).toBe('PNG');
      expect([file.readUInt32BE(16), file.readUInt32BE(20), file.length]).toEqual([
        read(banner, 'width'),
        read(banner, 'height'),
        read(banner, 'size'),
      ]);
      const served = await fetched(read(banner, 'url'));
      expect([served.answer.headers.get('content-type'), served.body.equals(file)]).toEqual([
        'image/png',
        true,
      ]);
    }
  });

  test('that are not there are no archive', async () => {
    const offers = await rowsOf('offers?limit=-1');
    const bare = await Promise.all(offers.map((offer) => load(`offers/${String(read(offer, 'id'))}`)));
    const without = bare.find(({ body }) => read(body, 'data.banners_count') === 0);
    const path = `offers/${String(read(without?.body, 'data.id'))}/download-banners`;
    expect(refused(await load(path))).toEqual([404, 'NOT_FOUND_HTTP_EXCEPTION']);
    expect(refused(await load('offers/48590/download-banners', other))).toEqual([
      404,
      'NOT_FOUND_HTTP_EXCEPTION',
    ]);
  });
});

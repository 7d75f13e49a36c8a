import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isInTurn, isWholeProduct } from '../support/whole-product.ts';
import { every } from './calls.ts';
import { type TestNetwork, onNetwork, read, readList } from './network.ts';

const run = promisify(execFile);
const sample = z.object({ lang: z.string(), source: z.string() });
const operation = z.object({ operationId: z.string(), 'x-codeSamples': z.optional(z.array(sample)) });
const document = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

let network: TestNetwork;
let token: string;
let session: string;
let own: URLSearchParams;
let folder: string;

const callsFor = async (search: string) => {
  const { body } = await network.request(`/openapi.json?${search}`);
  return Object.values(document.parse(body).paths).flatMap((methods) =>
    Object.entries(methods).map(([method, call]) => ({ ...call, method })),
  );
};

onNetwork(async (opened) => {
  network = opened;
  session = await network.tokenOf();
  const json = { name: 'Examples', scope: 'all', days: 30 };
  const made = await network.request('/publisher/v1/api-tokens', { token: session, json });
  token = String(read(made.body, 'data.access_token'));
  const links = '/publisher/v1/tracking-links?limit=1&sort=-clicks';
  const { body } = await network.request(links, { token: session });
  const [link, offer] = ['id', 'offer.id'].map((path) => String(read(body, `data.data.0.${path}`)));
  const campaigns = await network.request('/publisher/v1/campaigns?limit=1', { token: session });
  const campaign = String(read(campaigns.body, 'data.data.0.id'));
  // As somebody may well have named a place.
  own = new URLSearchParams({ link: link ?? '', offer: offer ?? '', campaign, sub: `Anna's "news", 100 %` });
});
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'examples-'));
});
afterAll(() => rm(folder, { recursive: true }));

const hasPython = await run('python3', ['--version']).then(
  () => true,
  () => false,
);

/** What a reader does with an example: it is saved and run. */
async function runExample({ lang, source }: z.infer<typeof sample>, name: string) {
  const ends = { curl: 'sh', Python: 'py', JavaScript: 'mjs' }[lang] ?? '';
  const programs = { sh: 'sh', py: 'python3', mjs: process.execPath };
  const saved = join(folder, `${name}.${ends}`);
  await writeFile(saved, source);
  const env = { PATH: process.env['PATH'], API_TOKEN: token };
  const { stdout } = await run(programs[ends as keyof typeof programs], [saved], { cwd: folder, env });
  return stdout;
}

const placeholder = /\b[A-Z_]+_ID\b/;

const always = ['trackingLinks.create', 'reports.pivot', 'tags.city', 'trafficLog.downloadConversions'];
// Refused in some states of the account, as in that of the demo.
const refusable = 'payments.invoicePreview';
// A second time their names would be taken.
const once: Record<string, string> = {
  curl: 'clickTags.create',
  JavaScript: 'savedReports.create',
  Python: 'postbacks.create',
};
type Call = { operationId: string; method: string };
const isRun = ({ operationId: name, method }: Call, nth: number, language: string) =>
  name !== refusable &&
  (always.includes(name) || once[language] === name || (method === 'get' && isInTurn(nth, 12)));

describe.each(['curl', 'JavaScript', ...(hasPython ? ['Python'] : [])])('examples in %s', (language) => {
  test('run as they stand and are answered by the network, files too', { timeout: 120_000 }, async () => {
    const calls = await callsFor(`token=all&${own}`);
    const ran: string[] = [];
    const answers: [name: string, version: unknown][] = [];
    for (const [nth, call] of calls.entries()) {
      const { operationId, 'x-codeSamples': samples = [] } = call;
      if (!isRun(call, nth, language)) continue;
      const example = samples.find(({ lang }) => lang === language);
      if (!example || placeholder.test(example.source)) continue;
      const printed = await runExample(example, operationId);
      if (language === 'curl' && !example.source.includes('--output')) {
        answers.push([operationId, read(JSON.parse(printed), 'meta.api_version')]);
      }
      ran.push(operationId);
    }
    expect(answers.filter(([, version]) => version !== '1.0.0')).toEqual([]);
    expect(ran).toEqual(expect.arrayContaining([...always, once[language]]));
    expect(ran.length).toBeGreaterThan(isWholeProduct ? 40 : always.length);
    expect(await readdir(folder)).toContain('conversions-2026-11-13-2026-11-19.csv');
    const created = '/publisher/v1/tracking-links?limit=1&search=Made%20by';
    const { body } = await network.request(created, { token: session });
    expect(read(body, 'data.data.0.sub1')).toBe(own.get('sub'));
  });
});

test('a placeholder says where its value is found, and is one of words', async () => {
  const calls = await callsFor(`token=all&${own}`);
  const curlOf = (name: string) =>
    calls
      .find(({ operationId }) => operationId === name)
      ?.['x-codeSamples']?.find(({ lang }) => lang === 'curl')
      ?.source.split('\n')[0];
  expect(['payments.get', 'inquiries.get', 'tags.city'].map(curlOf)).toEqual([
    '# PAYMENT_ID: an id of GET /publisher/v1/payments',
    '# INQUIRY_ID: an id of GET /publisher/v1/inquiries',
    `curl '${network.url}/publisher/v1/tags/city/DE' \\`,
  ]);
});

describe('examples of somebody who has one of each', () => {
  // As lists of the network have them; the payment is one with an invoice.
  const lists = {
    approval: 'v1/approvals?limit=1',
    clicktag: 'v1/dict/clicktags',
    postback: 'v1/postbacks?level=global&status=active&limit=1',
    report: 'v1/analytics?limit=1',
    payment: 'v1/payments?status=paid&limit=1',
    inquiry: 'v1/inquiries?status=open&limit=1',
    conversion: 'v2/analytics/conversions?date_from=2026-11-01&date_to=2026-11-19&limit=1',
    tag: 'v1/tags?limit=1',
    entry: 'v1/public?limit=1',
  };

  async function callsOfAll() {
    const all = new URLSearchParams(own);
    await network.request('/publisher/v1/analytics', {
      token: session,
      json: { name: crypto.randomUUID(), query: 'tab=pivot' },
    });
    for (const [name, path] of Object.entries(lists)) {
      const { body } = await network.request(`/publisher/${path}`, { token: session });
      all.set(name, String(read(body, 'data.data.0.id')));
    }
    expect([...all].filter(([, value]) => value === 'undefined')).toEqual([]);
    return callsFor(`token=all&${all}`);
  }

  // Without questions.
  async function applicable() {
    const { body: wall } = await network.request('/publisher/v1/offers?limit=100', { token: session });
    const free = readList(wall, 'data.data').filter(
      (offer) => read(offer, 'approval') === null && read(offer, 'status') === 'active',
    );
    const details = free.map((offer) =>
      network.request(`/publisher/v1/offers/${String(read(offer, 'id'))}`, { token: session }),
    );
    const found = (await Promise.all(details)).find(
      ({ body }) => readList(body, 'data.questions').length === 0,
    );
    return String(read(found?.body, 'data.id'));
  }

  test('have no placeholder but where no own value would do, in any language', async () => {
    const left = (await callsOfAll()).flatMap(({ operationId, 'x-codeSamples': samples = [] }) =>
      samples.flatMap(({ lang, source }) =>
        [...new Set(source.match(new RegExp(placeholder, 'g')))].map(
          (word) => `${operationId} ${lang} ${word}`,
        ),
      ),
    );
    expect(left).toEqual(
      [
        'offerActions.apply OFFER_ID',
        'postbacks.retry DELIVERY_ID',
        'inquiries.file MESSAGE_ID',
        'offerPictures.previewJob JOB_ID',
      ].flatMap((one) => ['curl', 'Python', 'JavaScript'].map((lang) => one.replace(' ', ` ${lang} `))),
    );
  });

  test('that read are answered, and those that write are never refused for their body', async () => {
    const free = await applicable();
    const answers: string[] = [];
    const written: string[] = [];
    for (const { operationId, method, 'x-codeSamples': samples = [] } of await callsOfAll()) {
      const curl = samples.find(({ lang }) => lang === 'curl')?.source.replaceAll('OFFER_ID', free);
      if (curl === undefined || placeholder.test(curl.replaceAll(/^#.*$/gm, ''))) continue;
      const [, address = ''] = /curl '([^']+)'/.exec(curl) ?? [];
      // Other tests have run them: names would be taken.
      const [, sent] = /--data '([^']+)'/.exec(curl) ?? [];
      const answer = await network.request(address.replace(network.url, ''), {
        token: session,
        method: method.toUpperCase(),
        ...(sent === undefined
          ? {}
          : { json: JSON.parse(sent.replace('a program', `a program ${crypto.randomUUID()}`)) as unknown }),
      });
      if (method !== 'get') written.push(operationId);
      answers.push(`${operationId} ${answer.status} ${String(read(answer.body, 'code'))}`);
    }
    expect(written).toEqual(
      expect.arrayContaining([
        'trackingLinks.create',
        'campaigns.create',
        'offerActions.apply',
        'inquiries.withdraw',
      ]),
    );
    expect(answers.filter((one) => !one.includes(' 200 ') && !one.startsWith(refusable))).toEqual([]);
  });

  test('say of each placeholder in a query or body where its value is found', async () => {
    const calls = await callsFor('token=all');
    const mute = calls.flatMap(({ operationId, 'x-codeSamples': samples = [] }) =>
      samples.flatMap(({ source }) =>
        (source.match(new RegExp(placeholder, 'g')) ?? [])
          .filter((word) => !new RegExp(`^(#|//) ${word}: .+`, 'm').test(source))
          .map((word) => `${operationId} ${word}`),
      ),
    );
    expect(mute).toEqual([]);
  });
});

describe('the calls of a token', () => {
  test.each(['figures', 'links', 'all'])(
    '%s: none is refused for its scope, and no other is missing',
    async (scope) => {
      const json = { name: scope, scope, days: 30 };
      const made = await network.request('/publisher/v1/api-tokens', { token: session, json });
      const scoped = String(read(made.body, 'data.access_token'));
      const listed = new Set((await callsFor(`token=${scope}`)).map(({ operationId }) => operationId));
      const reads = every.filter(
        ({ endpoint: { method, auth = 'publisher' } }) => method === 'GET' && auth === 'publisher',
      );
      const opened: string[] = [];
      for (const { name, endpoint } of reads) {
        const path = endpoint.path.replaceAll(/\{\w+\}/g, '1');
        const { body } = await network.request(path, { token: scoped });
        if (!String(read(body, 'description')).startsWith('This API token has the scope')) opened.push(name);
      }
      // Two calls whose paths differ by the type of a parameter are one in OpenAPI.
      const expected = new Set(opened.filter((name) => name !== 'tags.byKind'));
      expect(new Set(reads.map(({ name }) => name).filter((name) => listed.has(name)))).toEqual(expected);
    },
  );

  test('the page leads from one choice to the next with the same ids, and knows no others', async () => {
    const { text } = await network.request(`/openapi?token=figures&${own}`);
    expect(text).toContain('aria-current="page">Figures</a>');
    expect(text).toContain(`token=links&amp;link=${own.get('link')}&amp;offer=${own.get('offer')}`);
    expect(text).toContain(`offer_id=${own.get('offer')}`);
    expect(text).not.toContain('id="offers.list"');
    const foreign = await network.request('/openapi?token=everything&offer=%3Cscript%3E&sub=');
    expect(foreign.text).toContain('offer_id=OFFER_ID');
    expect(foreign.text).toContain('id="session.signIn"');
    expect(foreign.text).not.toContain('<script');
  });
});

describe('[E7] what a token is answered', () => {
  const policies = /^"calls";q=600;w=60(, "postback-tests";q=30;w=60)?$/;
  const leftIn = (headers: Headers) =>
    Number(/^"calls";r=(\d+);t=\d+/.exec(headers.get('ratelimit') ?? '')?.[1] ?? Number.NaN);

  test('says how many calls are left, downloads too; a session is not counted', async () => {
    const path = '/publisher/v1/dict/offers?limit=10';
    const [first, second] = [await network.request(path, { token }), await network.request(path, { token })];
    expect(first.headers.get('ratelimit-policy')).toMatch(policies);
    // Between them a new minute may begin.
    expect([leftIn(first.headers) - 1, 598]).toContain(leftIn(second.headers));
    const days = 'date_from=2026-11-01&date_to=2026-11-02';
    const file = await network.request(`/publisher/v2/analytics/report/download?${days}`, { token });
    expect([file.status, file.headers.get('ratelimit-policy')]).toEqual([
      200,
      expect.stringMatching(policies),
    ]);
    expect((await network.request(path, { token: session })).headers.has('ratelimit')).toBe(false);
  });

  test('is 429 with Retry-After beyond the limit of the page', async () => {
    const { text } = await network.request('/openapi');
    const most = Number(/<code>calls<\/code>[^]*?(\d+) in 60 seconds/.exec(text)?.[1]);
    const path = '/publisher/v1/dict/approval-statuses';
    let refused = await network.request(path, { token });
    for (let calls = 0; refused.status === 200 && calls < 3 * most; calls += 1) {
      refused = await network.request(path, { token });
    }
    expect([refused.status, read(refused.body, 'code')]).toEqual([429, 'TOO_MANY_REQUESTS']);
    const wait = Number(refused.headers.get('retry-after'));
    expect(refused.headers.get('ratelimit')).toBe(`"calls";r=0;t=${wait}`);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    await network.request('/__test/clock', { json: { advanceMs: wait * 1000 } });
    expect((await network.request(path, { token })).status).toBe(200);
  });
});

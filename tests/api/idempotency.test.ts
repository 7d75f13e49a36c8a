import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { createClient } from '#api/client.ts';
import { offerActions } from '#contract/offer-actions.ts';
import { forgetKeys } from '#server/idempotency/claims.ts';
import { once } from '#server/idempotency/once.ts';
import { replayRuleOf } from '#server/idempotency/replay-rules.ts';
import { callsOf, every, nameOf } from './calls.ts';
import { openListener } from './listener.ts';
import { type TestNetwork, onFreshNetwork, read } from './network.ts';
import { samples } from './samples.ts';

let network: TestNetwork;
let token: string;
onFreshNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
});

const keyed = (key: string) => ({ 'idempotency-key': key });
const ten = Array.from({ length: 10 }, (_, index) => index);
const offer = 47_790;
const run = (key: string, json: unknown = { name: 'Spring' }) =>
  network.request(`/publisher/v1/offers/${offer}/run`, { json, token, headers: keyed(key) });
const campaigns = async () => {
  const { db } = network.network;
  const rows = db
    .selectFrom('campaign')
    .select('id')
    .where('offer_id', '=', offer)
    .where('name', '=', 'Spring');
  return (await rows.execute()).length;
};
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, read(body, 'code')];
const advance = (hours: number) =>
  network.request('/__test/clock', { json: { advanceMs: hours * 3_600_000 } });
const rows = () => network.network.db.selectFrom('idempotency_key').selectAll().execute();

// Rows of each table. Tests sign in as often as they send.
async function counts() {
  const { db } = network.network;
  const others = (await db.introspection.getTables()).filter(
    ({ name, schema }) => schema === 'public' && !['idempotency_key', 'token', 'session'].includes(name),
  );
  const counted = others.map(({ name }) => sql`select ${name} as name, count(*) from ${sql.table(name)}`);
  return (await sql`${sql.join(counted, sql` union all `)} order by 1`.execute(db)).rows;
}

const posts = every.filter(({ endpoint }) => endpoint.method === 'POST');
const having = (...rules: string[]) => posts.filter(({ endpoint }) => rules.includes(replayRuleOf(endpoint)));

describe('a key', () => {
  test.each(having('answer', 'outside'))(
    'makes ten requests of $name one, with ten equal answers',
    async (operation) => {
      const { send } = callsOf(network);
      const keyedSample = async () => {
        const sample = await samples[nameOf(operation)](network);
        return { ...sample, headers: { ...sample.headers, ...keyed('ten-times') } };
      };
      await send(operation, await keyedSample());
      const single = await counts();
      await network.request('/__test/reset', { method: 'POST' });
      const sample = await keyedSample();
      const answers = await Promise.all(ten.map(() => send(operation, sample)));
      expect(answers.map(({ status }) => status)).toEqual(ten.map(() => 200));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(answers.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(9);
      expect(await counts()).toEqual(single);
    },
  );

  test.each(having('secret'))('creates $name once and never stores the secret', async (operation) => {
    const sample = await samples[nameOf(operation)](network);
    const sent = { ...sample, headers: keyed('"once"') };
    const answers = await Promise.all(ten.map(() => callsOf(network).send(operation, sent)));
    const made = answers.filter(({ status }) => status === 200);
    expect([
      made.length,
      answers.filter(({ body }) => read(body, 'code') === 'SECRET_SHOWN_ONCE').length,
    ]).toEqual([1, 9]);
    expect((await rows()).map(({ answer, done_at }) => [answer, done_at !== null])).toEqual([[null, true]]);
  });

  test('[O3] makes ten parallel runs one campaign', async () => {
    const answers = await Promise.all(ten.map(() => run('spring')));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await campaigns()).toBe(1);
    await Promise.all(ten.map((key) => run(`another-${key}`)));
    expect(await campaigns()).toBe(11);
  });

  test('makes ten test calls one call to the publisher’s server', async () => {
    const listener = await openListener();
    const json = { url: `${listener.url}/in` };
    const call = () =>
      network.request('/publisher/v1/postbacks/test-call', { json, token, headers: keyed('trial') });
    await Promise.all(ten.map(call));
    listener.close();
    expect(listener.calls).toHaveLength(1);
  });

  test('is the key of one user', async () => {
    const other = await network.tokenOf('terms@portal.test');
    const json = { name: 'Countries', query: 'dimensions=country' };
    const save = (as: string) =>
      network.request('/publisher/v1/analytics', { json, token: as, headers: keyed('report') });
    const [mine, theirs] = [await save(token), await save(other)];
    expect([mine.status, theirs.status]).toEqual([200, 200]);
    expect(read(mine.body, 'data.id')).not.toBe(read(theirs.body, 'data.id'));
  });

  test('belongs to its request: another one is refused', async () => {
    expect((await run('one')).status).toBe(200);
    expect(codeOf(await run('one', { name: 'Summer' }))).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    const other = await network.request('/publisher/v1/offers/48213/run', {
      json: { name: 'Spring' },
      token,
      headers: keyed('one'),
    });
    expect(codeOf(other)).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  test('of a refused request is free again', async () => {
    expect((await run('corrected', { name: '' })).status).toBe(422);
    const json = { name: 'Spring', offer_id: 1 };
    const create = (body: unknown) =>
      network.request('/publisher/v1/tracking-links', { json: body, token, headers: keyed('refused') });
    expect((await create(json)).status).toBe(404);
    expect((await create({ ...json, offer_id: 47_604 })).status).toBe(200);
    expect((await run('corrected')).status).toBe(200);
  });

  test.each(['', ' ', '"', '"a', 'a b', 'ä', 'x'.repeat(256), '""', '"\\x"'])(
    '%j is malformed',
    async (key) => {
      const latin = Buffer.from(key, 'utf8').toString('latin1');
      expect(codeOf(await run(latin))).toEqual([400, 'IDEMPOTENCY_KEY_MALFORMED']);
      expect(await campaigns()).toBe(0);
    },
  );

  test.each(['"8e03978e-40d5-43dd-bc93-6894a57f9324"', '8e03978e', '"a \\" b"', 'x'.repeat(255)])(
    '%s is one',
    async (key) => {
      expect((await run(key)).status).toBe(200);
    },
  );

  test('is refused while the first request is under way, and taken over when its process is dead', async () => {
    await run('slow');
    await network.network.db.deleteFrom('campaign').where('name', '=', 'Spring').execute();
    await network.network.db.updateTable('idempotency_key').set({ done_at: null, answer: null }).execute();
    const busy = await run('slow');
    expect([...codeOf(busy), busy.headers.get('retry-after')]).toEqual([409, 'IDEMPOTENCY_KEY_IN_USE', '1']);
    expect(await campaigns()).toBe(0);
    await advance(1 / 60);
    expect((await run('slow')).status).toBe(200);
    expect(await campaigns()).toBe(1);
  });

  test('whose claim was taken over undoes its work', async () => {
    const endpoint = every.find(({ name }) => name === 'campaigns.create')?.endpoint;
    if (!endpoint) throw new Error('There is no campaigns.create');
    const caller = { partnerId: 1, userId: 1 };
    const before = await counts();
    const slow = once(network.network, { endpoint, header: 'slow', caller, request: {} }, async (tx) => {
      await tx.deleteFrom('postback').execute();
      await tx.updateTable('idempotency_key').set({ claim: 'of another process' }).execute();
    });
    await expect(slow).rejects.toThrow('still under way');
    expect(await counts()).toEqual(before);
  });

  test('is stored as a digest for a day, with the answer and without the request', async () => {
    const named = async () => {
      token = await network.tokenOf();
      return (await run('for-a-day', { name: 'A name to look for' })).headers.get('idempotency-replayed');
    };
    expect(await named()).toBeNull();
    const [row] = await rows();
    expect(JSON.stringify({ ...row, answer: '' })).not.toMatch(/for-a-day|A name to look for/);
    await advance(23.9);
    expect(await named()).toBe('true');
    await advance(0.2);
    await forgetKeys(network.network);
    expect(await rows()).toEqual([]);
    expect(await named()).toBeNull();
  });

  test('keeps a change that was answered from being refused as an earlier one', async () => {
    const json = { name: 'Newsletter', revision: 1 };
    const change = (key: string) =>
      network.request('/publisher/v1/campaigns/101', { method: 'PUT', json, token, headers: keyed(key) });
    expect((await change('save')).status).toBe(200);
    expect((await change('save')).status).toBe(200);
    expect(codeOf(await change('save-again'))).toEqual([409, 'CHANGED_MEANWHILE']);
  });

  test('of the portal keeps what is sent again after a lost answer from being created twice', async () => {
    const isLost = [true, false];
    const reach = globalThis.fetch;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const answer = await reach(...request);
      if (isLost.shift()) throw new TypeError('fetch failed');
      return answer;
    });
    const portal = createClient({
      baseUrl: network.url,
      authorization: () => `Bearer ${token}`,
      onFailure: () => undefined,
    });
    const press = () => portal(offerActions.run, { params: { id: offer }, body: { name: 'Spring' } });
    await expect(press()).rejects.toMatchObject({ status: 0 });
    await press();
    expect(await campaigns()).toBe(1);
    await press();
    expect(await campaigns()).toBe(2);
    vi.unstubAllGlobals();
  });

  test('does not open what its caller may no longer do', async () => {
    await run('gone');
    await network.request('/oauth/token', { method: 'DELETE', token });
    expect((await run('gone')).status).toBe(401);
  });
});

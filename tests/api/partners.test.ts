import { describe, expect, test } from 'vitest';
import { type TestNetwork, read, readList, onFreshNetwork } from './network.ts';
import { newEmail, newPassword, registering } from './registering.ts';

let network: TestNetwork;
let people: ReturnType<typeof registering>;
onFreshNetwork((opened) => {
  network = opened;
  people = registering(network);
});

const advance = (advanceMs: number) => network.request('/__test/clock', { json: { advanceMs } });
const minutes = (count: number) => count * 60_000;
const days = (count: number) => minutes(count * 24 * 60);
const codeOf = ({ body }: { body: unknown }) => read(body, 'code');
// Turns automatic approval off.
const byHand = () =>
  network.network.db.deleteFrom('setting').where('key', '=', 'partner_review_minutes').execute();

describe('the review of a registration', () => {
  test('comes by itself at its time, with a welcome', async () => {
    await people.register();
    await advance(minutes(10));
    expect(await people.signInCode()).toBe('ACCOUNT_NOT_VERIFIED');
    await people.verify(await people.newestLink());
    await advance(minutes(5) - 1);
    expect(await people.signInCode()).toBe('ACCOUNT_PENDING');
    await advance(1);
    const [mail, ...former] = await people.outbox();
    expect([read(mail, 'template'), read(mail, 'to'), read(mail, 'link'), former.length]).toEqual([
      'welcome',
      newEmail,
      `${network.url}/login`,
      1,
    ]);
    expect((await network.signIn(newEmail, newPassword)).status).toBe(200);
    expect(await people.partnerOf(newEmail)).toMatchObject({
      status: 'active',
      review_due_at: null,
      reviewed_at: '2026-11-20T12:15:00.000Z',
    });
  });

  test('is done by an operator, who may give a reason', async () => {
    await byHand();
    await people.register();
    await people.verify(await people.newestLink());
    await advance(days(30));
    expect(await people.signInCode()).toBe('ACCOUNT_PENDING');
    const { status, body } = await people.review('reject', { reason: 'We take no vouchers.' });
    expect([status, read(body, 'data.status'), read(body, 'data.review_reason')]).toEqual([
      200,
      'rejected',
      'We take no vouchers.',
    ]);
    const [mail] = await people.outbox();
    expect([read(mail, 'template'), String(read(mail, 'text')).includes('We take no vouchers.')]).toEqual([
      'registration-rejected',
      true,
    ]);
    expect(await people.signInCode()).toBe('ACCOUNT_REJECTED');
    expect((await people.review('restore')).status).toBe(200);
    expect((await network.signIn(newEmail, newPassword)).status).toBe(200);
  });

  test('does not approve an address that nobody has confirmed', async () => {
    await people.register();
    const { status, body } = await people.review('approve');
    expect([status, codeOf({ body })]).toEqual([409, 'REVIEW_NOT_POSSIBLE']);
    expect(await people.signInCode()).toBe('ACCOUNT_NOT_VERIFIED');
  });

  test('by two operators at the same time has one outcome and one mail', async () => {
    await byHand();
    await people.register();
    await people.verify(await people.newestLink());
    const answers = await Promise.all(
      ['approve', 'reject', 'approve', 'reject'].map((word) => people.review(word)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    const templates = (await people.outbox()).map((mail) => read(mail, 'template'));
    expect(templates).toHaveLength(2);
  });

  test('[S15] suspends and restores an account, which learns of it at once and by mail', async () => {
    const email = 'publisher@portal.test';
    const token = await network.tokenOf();
    expect((await people.review('suspend', { reason: 'Fraud check', email })).status).toBe(200);
    const refused = await network.request('/publisher/v1/user-profile', { token });
    expect([codeOf(refused), readList(refused.body, 'errors')]).toEqual([
      'ACCOUNT_SUSPENDED',
      [
        { code: 'ACCOUNT_SUSPENDED', description: 'Your account is suspended' },
        { description: 'Fraud check' },
      ],
    ]);
    expect((await people.review('suspend', { email })).status).toBe(409);
    expect((await people.review('restore', { email })).status).toBe(200);
    expect((await network.request('/publisher/v1/user-profile', { token })).status).toBe(200);
    expect((await people.outbox()).map((mail) => read(mail, 'template'))).toEqual([
      'account-restored',
      'account-suspended',
    ]);
  });
});

describe('operators', () => {
  test('see the publishers, and only those of the filter', async () => {
    const request = async (query: string) => {
      const { body } = await network.request(`/publisher/v1/partners?${query}`, {
        token: await people.operator(),
      });
      return readList(body, 'data.data').map((row) => read(row, 'email'));
    };
    expect(await request('sort=id')).toEqual([
      'publisher@portal.test',
      'terms@portal.test',
      'suspended@portal.test',
      'new@portal.test',
    ]);
    expect(await request('status=pending,suspended&sort=-name')).toEqual([
      'suspended@portal.test',
      'new@portal.test',
    ]);
    expect(await request('search=HARBOUR')).toEqual(['terms@portal.test']);
    expect(await request('search=100%25')).toEqual([]);
  });

  test('[M4] sign in as a publisher by a link that works once, for a minute', async () => {
    const link = async () => {
      const answer = await network.request('/publisher/v1/partners/2/shadow-login', {
        method: 'POST',
        token: await people.operator(),
      });
      expect(read(answer.body, 'data.expires_at')).toBe(
        new Date(network.network.clock.now().getTime() + 60_000).toISOString(),
      );
      return new URL(String(read(answer.body, 'data.url'))).searchParams.get('ott');
    };
    const ott = await link();
    const { body } = await network.request('/oauth/ott-token', { json: { ott } });
    const token = String(read(body, 'access_token'));
    const profile = (await network.request('/publisher/v1/user-profile', { token })).body;
    expect([read(profile, 'data.email'), read(profile, 'data.shadow'), read(profile, 'data.admin')]).toEqual([
      'terms@portal.test',
      { id: 5, firstname: 'Ines', lastname: 'Aldridge' },
      'n',
    ]);
    expect(codeOf(await network.request('/publisher/v1/partners', { token }))).toBe('FORBIDDEN');
    expect(codeOf(await network.request('/oauth/ott-token', { json: { ott } }))).toBe(
      'INVALID_ONE_TIME_TOKEN',
    );
    const late = await link();
    await advance(minutes(1));
    expect(codeOf(await network.request('/oauth/ott-token', { json: { ott: late } }))).toBe(
      'INVALID_ONE_TIME_TOKEN',
    );
  });

  test('are the only ones', async () => {
    const token = await network.tokenOf();
    for (const [method, path, json] of [
      ['GET', '/publisher/v1/partners', undefined],
      ['PUT', '/publisher/v1/partners/1/review', { decision: 'suspend' }],
      ['POST', '/publisher/v1/partners/2/shadow-login', undefined],
    ] as const) {
      const { status, body } = await network.request(path, { method, token, json });
      expect([status, codeOf({ body })]).toEqual([403, 'FORBIDDEN']);
    }
  });

  test('are no publishers to be reviewed or shadowed', async () => {
    for (const id of [5, 99]) {
      const path = `/publisher/v1/partners/${id}/shadow-login`;
      expect((await network.request(path, { method: 'POST', token: await people.operator() })).status).toBe(
        404,
      );
    }
  });
});

import { describe, expect, test } from 'vitest';
import { type TestNetwork, onFreshNetwork, password, read, readList } from './network.ts';

let network: TestNetwork;
onFreshNetwork((opened) => {
  network = opened;
});

const minutes = (count: number) => count * 60_000;
const advance = (advanceMs: number) => network.request('/__test/clock', { json: { advanceMs } });
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const rows = () => network.network.db.selectFrom('session').selectAll().execute();
const profile = (token: string, headers = {}) =>
  network.request('/publisher/v1/user-profile', { token, headers });
const textOf = (body: unknown, path: string) => String(read(body, path));

async function signIn(headers = {}) {
  const json = { client_id: 'publisher', username: 'publisher@portal.test', password };
  const { body } = await network.request('/oauth/token', { json, headers });
  return { access: textOf(body, 'access_token'), refresh: textOf(body, 'refresh_token') };
}
const refresh = (token: string, headers = {}) =>
  network.request('/oauth/token', {
    json: { client_id: 'publisher', grant_type: 'refresh_token', refresh_token: token },
    headers,
  });
async function shadow() {
  const link = await network.request('/__test/shadow-login', { json: {} });
  const ott = new URL(textOf(link.body, 'url')).searchParams.get('ott');
  const { body } = await network.request('/oauth/ott-token', { json: { ott } });
  return { access: textOf(body, 'access_token'), refresh: textOf(body, 'refresh_token') };
}

describe('a session is stored', () => {
  test('with its device, its country and the proof that started it', async () => {
    await signIn({ 'user-agent': firefox + ' '.repeat(3) + 'x'.repeat(400), 'cf-ipcountry': 'at' });
    const now = new Date('2026-11-20T12:00:00Z');
    expect(await rows()).toEqual([
      {
        id: expect.any(String) as unknown,
        user_id: 1,
        operator_id: null,
        started_at: now,
        last_used_at: now,
        ends_at: null,
        address: expect.stringMatching(/^(::ffff:)?127\.0\.0\.1$|^::1$/) as unknown,
        country: 'AT',
        agent: expect.stringMatching(/^Mozilla.{293}$/) as unknown,
        confirmed_at: now,
        factor: 'password',
      },
    ]);
  });

  test('once, however often its tokens are renewed', async () => {
    const { refresh: first } = await signIn();
    const [{ id } = { id: '' }] = await rows();
    await advance(minutes(30));
    const { body } = await refresh(first, { 'cf-ipcountry': 'DE' });
    await profile(textOf(body, 'access_token'), { 'cf-ipcountry': 'DE' });
    expect(await rows()).toMatchObject([
      {
        id,
        started_at: new Date('2026-11-20T12:00:00Z'),
        last_used_at: new Date('2026-11-20T12:30:00Z'),
        country: 'DE',
      },
    ]);
  });

  test('with its last use, to the minute', async () => {
    const { access } = await signIn();
    const lastUse = async () => (await rows())[0]?.last_used_at.toISOString().slice(14, 19);
    const uses = [];
    for (const ms of [59_999, 1, 30_000, 29_999, 1]) {
      await advance(ms);
      await profile(access);
      uses.push(await lastUse());
    }
    expect(uses).toEqual(['00:00', '01:00', '01:00', '01:00', '02:00']);
  });
});

describe('a session ends', () => {
  test('[S11] by signing out, row and tokens', async () => {
    const [{ access }] = [await signIn(), await signIn()];
    await network.request('/oauth/token', { method: 'DELETE', token: access });
    expect([(await profile(access)).status, (await rows()).length]).toEqual([401, 1]);
  });

  test('when its row is gone, even with tokens left', async () => {
    const { access, refresh: secret } = await signIn();
    await network.network.db.deleteFrom('session').execute();
    expect([(await profile(access)).status, (await refresh(secret)).status]).toEqual([401, 400]);
  });

  test('when a refresh token is used a second time', async () => {
    const { refresh: secret } = await signIn();
    const { body } = await refresh(secret);
    expect((await refresh(secret)).status).toBe(400);
    expect([(await profile(textOf(body, 'access_token'))).status, await rows()]).toEqual([401, []]);
  });

  test('[S5] after 8 hours of a shadow login, however much it is used', async () => {
    let { access, refresh: secret } = await shadow();
    const lives = [];
    for (let half = 0; half < 16; half += 1) {
      await advance(minutes(30));
      const { body } = await refresh(secret);
      lives.push(read(body, 'expires_in'));
      [access, secret] = [textOf(body, 'access_token'), textOf(body, 'refresh_token')];
    }
    expect(lives.slice(12)).toEqual([3600, 3600, 1800, undefined]);
    expect([(await profile(access)).status, await rows()]).toEqual([401, []]);
  });

  test('is forgotten with its last token; others and API tokens stay', async () => {
    const { access } = await signIn();
    await network.request('/oauth/pat', { method: 'POST', token: access });
    await advance(13 * 24 * minutes(60));
    await signIn();
    await advance(24 * minutes(60));
    const left = await network.network.db.selectFrom('token').select('kind').orderBy('kind').execute();
    expect([left.map(({ kind }) => kind), (await rows()).length]).toEqual([['pat', 'refresh'], 1]);
  });
});

describe('the list of sessions', () => {
  const list = async (token: string) => {
    const { status, body } = await network.request('/publisher/v1/sessions', { token });
    return status === 200 ? readList(body, 'data') : status;
  };
  const end = (token: string, id: unknown) =>
    network.request(`/publisher/v1/sessions/${String(id)}`, { method: 'DELETE', token });
  const idsOf = async (token: string) => {
    const listed = await list(token);
    return Array.isArray(listed) ? listed.map((row) => String(read(row, 'id'))) : [];
  };
  const statuses = (...tokens: string[]) =>
    Promise.all(tokens.map(async (token) => (await profile(token)).status));

  test('begins with the own one, then the last used, and tells device, place and proof', async () => {
    const phone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';
    await signIn({ 'user-agent': 'curl/8.5.0' });
    await advance(minutes(1));
    await signIn({ 'user-agent': phone, 'cf-ipcountry': 'AT' });
    const { access } = await signIn({ 'user-agent': firefox });
    await advance(minutes(2));
    await shadow();
    const time = (minute: number) => `2026-11-20T12:0${minute}:00.000Z`;
    const common = {
      id: expect.any(String) as unknown,
      address: expect.stringMatching(/^(127\.0\.0\.1|::1)$/) as unknown,
      country: null,
      current: false,
      factor: 'password',
      operator: null,
      ends_at: null,
    };
    const { body } = await network.request('/publisher/v1/sessions', {
      token: access,
      headers: { 'user-agent': firefox },
    });
    expect(readList(body, 'data')).toEqual([
      {
        ...common,
        current: true,
        browser: 'Firefox',
        os: 'Windows',
        device: 'desktop',
        started_at: time(1),
        last_used_at: time(3),
      },
      {
        ...common,
        browser: null,
        os: null,
        device: null,
        factor: 'link',
        operator: { firstname: 'Ines', lastname: 'Aldridge' },
        started_at: time(3),
        last_used_at: time(3),
        ends_at: '2026-11-20T20:03:00.000Z',
      },
      {
        ...common,
        browser: 'Safari',
        os: 'iOS',
        device: 'smartphone',
        country: 'AT',
        started_at: time(1),
        last_used_at: time(1),
      },
      { ...common, browser: null, os: null, device: null, started_at: time(0), last_used_at: time(0) },
    ]);
  });

  test('leaves out expired sessions and those of others', async () => {
    await signIn();
    await network.network.db
      .updateTable('token')
      .set({ expires_at: new Date('2026-11-20T11:59:59Z') })
      .execute();
    const [own, other] = [await network.tokenOf(), await network.tokenOf('terms@portal.test')];
    expect([(await idsOf(own)).length, (await idsOf(other)).length]).toEqual([1, 1]);
  });

  test('[S11] ends one session, others go on', async () => {
    const [mine, lost, third] = [await signIn(), await signIn(), await signIn()];
    const [id] = await idsOf(lost.access);
    expect((await end(mine.access, id)).status).toBe(200);
    expect(await statuses(mine.access, lost.access, third.access)).toEqual([200, 401, 200]);
    expect((await refresh(lost.refresh)).status).toBe(400);
    expect((await end(mine.access, id)).status).toBe(404);
  });

  test('[M1] ends nobody else’s session', async () => {
    const [own, other] = [await network.tokenOf(), await network.tokenOf('terms@portal.test')];
    const [id] = await idsOf(own);
    expect((await end(other, id)).status).toBe(404);
    const others = await network.request('/publisher/v1/sessions', { method: 'DELETE', token: other });
    expect([others.status, ...(await statuses(own, other))]).toEqual([200, 200, 200]);
  });

  test('ends all others at once, shadow logins too; API tokens stay', async () => {
    const [mine, other, operator] = [await signIn(), await signIn(), await shadow()];
    const created = await network.request('/oauth/pat', { method: 'POST', token: mine.access });
    const program = textOf(created.body, 'data.access_token');
    await network.request('/publisher/v1/sessions', { method: 'DELETE', token: mine.access });
    expect(await statuses(mine.access, other.access, operator.access, program)).toEqual([200, 401, 401, 200]);
  });

  test('[M4] is shown to an operator in a shadow login, who ends nothing', async () => {
    const [{ access }, operator] = [await signIn(), await shadow()];
    const [own, publishers] = await idsOf(operator.access);
    const all = await network.request('/publisher/v1/sessions', { method: 'DELETE', token: operator.access });
    expect([
      (await end(operator.access, publishers)).status,
      (await end(operator.access, own)).status,
      all.status,
      ...(await statuses(access, operator.access)),
    ]).toEqual([403, 403, 403, 200, 200]);
  });

  test('is not for programs', async () => {
    const { access } = await signIn();
    const created = await network.request('/oauth/pat', { method: 'POST', token: access });
    const program = textOf(created.body, 'data.access_token');
    const [id] = await idsOf(access);
    const all = await network.request('/publisher/v1/sessions', { method: 'DELETE', token: program });
    expect([await list(program), (await end(program, id)).status, all.status]).toEqual([403, 403, 403]);
    expect((await profile(access)).status).toBe(200);
  });
});

import { omit } from 'es-toolkit';
import { describe, expect, test } from 'vitest';
import { recordings } from '#server/activity/recordings.ts';
import { projectFiles, readProjectFile } from '../support/source-files.ts';
import { callsOf, every, nameOf } from './calls.ts';
import { type TestNetwork, aNumber, onFreshNetwork, read, readList } from './network.ts';
import { samples } from './samples.ts';

let network: TestNetwork;
let token: string;
let operator: string;
onFreshNetwork(async (opened) => {
  network = opened;
  [token, operator] = [await network.tokenOf(), await network.tokenOf('operator@portal.test')];
});

const rows = () => network.network.db.selectFrom('activity').selectAll().orderBy('id').execute();
const put = (path: string, json: unknown, as = token) =>
  network.request(`/publisher/v1/${path}`, { method: 'PUT', json, token: as });
async function listed(query = '', as = token) {
  const { body } = await network.request(`/publisher/v1/activity?${query}`, { token: as });
  return readList(body, 'data.data');
}
async function comeAsPublisher() {
  const { body } = await network.request('/publisher/v1/partners/1/shadow-login', {
    method: 'POST',
    token: operator,
  });
  const ott = new URL(String(read(body, 'data.url'))).searchParams.get('ott');
  const answer = await network.request('/oauth/ott-token', { json: { ott } });
  return String(read(answer.body, 'access_token'));
}

const writing = every.filter(({ endpoint }) => endpoint.method !== 'GET');
const bearer = /"(?:access_token|refresh_token|ott)":"([^"]+)"/g;
const secretsIn = (...texts: string[]) =>
  texts.flatMap((text) => [...text.matchAll(bearer)].map(([, secret]) => secret));

// Calls without an entry, each with its reason in `recordings`.
const untold = [
  'accountChanges.read',
  'errorLogs.create',
  'inquiries.read',
  'offerPictures.fetchPreview',
  'secondFactor.startTotp',
  'secondFactor.passkeyRequest',
  'secondFactor.proofRequest',
  'secondFactor.signInRequest',
  'transitionCounts.add',
];

describe('every call that writes', () => {
  test.each(writing)('$name is in the activity, without a secret', async (operation) => {
    const name = nameOf(operation);
    const sample = await samples[name](network);
    const earlier = (await rows()).length;
    const { status, text } = await callsOf(network).send(operation, sample);
    const added = (await rows()).slice(earlier);
    expect([status, added.map(({ call }) => call)]).toEqual([200, untold.includes(name) ? [] : [name]]);
    for (const { address, actor_name: actor } of added) {
      expect(address).toMatch(/127\.0\.0\.1|::1/);
      expect(actor).not.toBe('');
    }
    const sent = JSON.stringify([sample.json ?? null, sample.form ?? null]);
    const kept = JSON.stringify(added);
    for (const secret of [
      'portal-demo',
      'a long enough one',
      'a new and long one',
      ...secretsIn(text, sent),
    ]) {
      expect(kept).not.toContain(secret);
    }
  });

  test('is recorded where the calls are implemented, but for those with a reason', () => {
    const elsewhere = Object.entries(recordings).filter(([, recording]) => typeof recording === 'string');
    expect(elsewhere.map(([name]) => name).toSorted()).toEqual(
      [...untold, 'accountChanges.confirmEmail', 'accountChanges.undo', 'password.requestReset'].toSorted(),
    );
  });

  test('leaves nothing in the activity when it is refused', async () => {
    const before = await rows();
    const refused = [
      await put('user-profile', { timezone: 1 }),
      await put('user-profile', { firstname: 'X' }, 'nobody'),
      await put('campaigns/999999', { name: 'X' }),
      await network.signIn('publisher@portal.test', 'wrong'),
    ];
    expect(refused.map(({ status }) => status)).toEqual([422, 401, 404, 400]);
    expect(await rows()).toEqual(before);
  });
});

describe('the activity of an account', () => {
  test('tells who changed what from and to, when and from where', async () => {
    await put('user-profile', { phone: '+49 40 111' });
    await put('user-profile', { phone: '+49 40 222' });
    const now = network.network.clock.now().toISOString();
    expect((await listed())[0]).toEqual({
      id: aNumber,
      at: now,
      call: 'profile.update',
      kind: 'account',
      actor: { kind: 'publisher', name: 'Nora Feldkamp' },
      subject: null,
      changes: [{ field: 'phone', from: '+49 40 111', to: '+49 40 222' }],
      address: expect.stringMatching(/127\.0\.0\.1|::1/) as unknown,
    });
  });

  test('names the operator of a shadow login, the API token, and an operator in their own name', async () => {
    const made = await network.request('/oauth/pat', { method: 'POST', token });
    const pat = String(read(made.body, 'data.access_token'));
    await put('tracking-links/107', { sub1: 'token' }, pat);
    await put('user-profile', { phone: '40 002' }, await comeAsPublisher());
    await put('partners/1/review', { decision: 'suspend', reason: 'Paid clicks' }, operator);
    await put('partners/1/review', { decision: 'restore' }, operator);
    const found = (await listed()).map((row) => [read(row, 'call'), read(row, 'actor')]);
    const byOperator = { kind: 'operator', name: 'Ines Aldridge' };
    expect(found).toEqual([
      ['partners.review', byOperator],
      ['partners.review', byOperator],
      ['profile.update', byOperator],
      ['session.exchangeOneTimeToken', byOperator],
      ['partners.shadowLogin', byOperator],
      ['trackingLinks.update', { kind: 'token', name: `pat_…${pat.slice(-4)}` }],
      ['apiToken.create', { kind: 'publisher', name: 'Nora Feldkamp' }],
    ]);
    expect(read((await listed())[1], 'changes')).toContainEqual({
      field: 'status',
      from: 'active',
      to: 'suspended',
    });
  });

  test('names the operator who requests a new password for a publisher, and else the owner', async () => {
    const requestReset = (as: string) =>
      network.request('/password/publisher/email', { json: { email: 'publisher@portal.test' }, token: as });
    await requestReset(await comeAsPublisher());
    await requestReset(await network.tokenOf('terms@portal.test'));
    await requestReset('expired');
    const found = (await listed('kind=security')).map((row) => [read(row, 'call'), read(row, 'actor')]);
    const call = 'password.requestReset';
    expect(found).toEqual([
      [call, { kind: 'publisher', name: 'Nora Feldkamp' }],
      [call, { kind: 'publisher', name: 'Nora Feldkamp' }],
      [call, { kind: 'operator', name: 'Ines Aldridge' }],
    ]);
    expect(await listed('kind=security&by=network')).toHaveLength(1);
  });

  test('tells each API token from the others', async () => {
    const named = { name: 'All', scope: 'all', days: null };
    const made = await network.request('/publisher/v1/api-tokens', { json: named, token });
    await network.request('/oauth/pat', { method: 'POST', token });
    const other = String(read(made.body, 'data.access_token'));
    await network.request('/oauth/pat', { method: 'DELETE', token });
    await network.request('/oauth/pat', { method: 'DELETE', token: other });
    const hints = (await listed('kind=security')).map((row) => {
      const change = readList(row, 'changes').find((one) => String(read(one, 'field')).endsWith('hint'));
      return [read(row, 'call'), read(change, 'from'), read(change, 'to')];
    });
    const hint = expect.stringMatching(/^pat_…/) as unknown;
    expect(hints).toEqual([
      ['apiToken.revoke', `pat_…${other.slice(-4)}`, null],
      ['apiToken.revoke', hint, null],
      ['apiToken.create', null, hint],
      ['apiTokens.create', null, `pat_…${other.slice(-4)}`],
    ]);
  });

  test('shows of an IBAN its end alone', async () => {
    const { json } = await samples['billing.update'](network);
    const sepa = { payment_method: 'sepa', beneficiary: 'Nora', iban: 'DE89 3704 0044 0532 0130 00' };
    expect((await put('user-profile/billing', { ...Object(json), ...sepa })).status).toBe(200);
    const [row] = await rows();
    const iban = row?.changes.find(({ field }) => field === 'iban');
    expect([iban?.to, row?.changes.find(({ field }) => field === 'beneficiary')?.to]).toEqual([
      '…3000',
      'Nora',
    ]);
    expect(JSON.stringify(row)).not.toContain('0532');
  });

  test('is narrowed to the network or the publisher, to kinds and to days', async () => {
    await put('user-profile', { phone: '40 001' });
    await put('user-profile', { phone: '40 002' }, await comeAsPublisher());
    await network.request('/__test/clock', { json: { advanceMs: 2 * 86_400_000 } });
    token = await network.tokenOf();
    await put('user-profile', { phone: '40 003' });
    const callsIn = async (query: string) => (await listed(query)).map((row) => read(row, 'call'));
    expect(await callsIn('by=network')).toEqual([
      'profile.update',
      'session.exchangeOneTimeToken',
      'partners.shadowLogin',
    ]);
    expect(await callsIn('by=publisher')).toEqual(['profile.update', 'profile.update']);
    expect(await callsIn('kind=session&by=publisher')).toEqual([]);
    expect(await callsIn('kind=session,security')).toHaveLength(2);
    const today = network.network.clock.now().toISOString().slice(0, 10);
    expect(await callsIn(`date_from=${today}`)).toHaveLength(1);
    const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
    expect(await callsIn(`date_to=${yesterday}`)).toHaveLength(4);
    const month = today.slice(0, 7);
    expect([await callsIn(`month=2020-01,${month}`), await callsIn('month=2020-01')]).toMatchObject([
      { length: 5 },
      [],
    ]);
    expect(await callsIn('sort=at&limit=1&offset=1')).toEqual(['partners.shadowLogin']);
  });

  test('[M1] is its publisher’s alone, and the settings of the network are no publisher’s', async () => {
    await put('user-profile', { phone: '40 001' });
    await put('config', { general: { system_name: 'Halyard' } }, operator);
    expect(await listed('', await network.tokenOf('terms@portal.test'))).toEqual([]);
    const [own] = await listed('', operator);
    expect(read(own, 'call')).toBe('configurationEntries.change');
    await network.network.db.updateTable('activity').set({ partner_id: 1 }).execute();
    expect((await listed()).map((row) => read(row, 'kind'))).toEqual(['account']);
  });
});

describe('the export for operators', () => {
  const download = (query = '', as = operator) =>
    network.request(`/publisher/v1/activity/download?${query}`, { token: as });

  test('has a line for each changed field, oldest first, and no formula', async () => {
    await put('user-profile', { firstname: '=1+1', lastname: 'Feld;kamp' });
    const { status, headers, text } = await download('partner_id=1');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/filename="activity-\d{4}-\d\d-\d\d\.csv"/);
    const [head, first, second, ...rest] = text.trim().split('\r\n');
    expect(head).toBe(
      'ID,Time,Partner ID,Partner,User ID,Done by,Done by ID,Name,Call,Subject,Field,From,To,Address',
    );
    expect(first).toContain("profile.update,,firstname,Nora,'=1+1,");
    expect(second).toContain('lastname,Feldkamp,Feld;kamp,');
    expect(rest).toEqual([]);
  });

  test('is of everybody or of one partner, more than a chunk of it, and of operators alone', async () => {
    const { db } = network.network;
    await put('user-profile', { phone: '40 001' });
    const [row] = await rows();
    if (!row) throw new Error('The change is in the activity');
    const copied = { ...omit(row, ['id']), changes: '[]' };
    await db
      .insertInto('activity')
      .values(Array.from({ length: 1500 }, () => copied))
      .execute();
    await put('user-profile', { phone: '40 001' }, await network.tokenOf('terms@portal.test'));
    expect((await download()).text.trim().split('\r\n')).toHaveLength(1 + 1502);
    expect((await download('partner_id=2')).text.trim().split('\r\n')).toHaveLength(1 + 1);
    expect((await download('', token)).status).toBe(403);
  });
});

describe('the export for publishers', () => {
  const download = (query = '', as = token) =>
    network.request(`/publisher/v1/activity/export?${query}`, { token: as });
  const linesOf = ({ text }: { text: string }) => text.replace('\ufeff', '').trim().split('\r\n');

  test('has a line for each changed field, the newest first, as the filters say, and no formula', async () => {
    await put('user-profile', { firstname: '=1+1', lastname: 'Feld;kamp' });
    await put('user-profile', { phone: '40 002' }, await comeAsPublisher());
    const answer = await download();
    expect(answer.headers.get('content-disposition')).toMatch(/filename="activity-\d{4}-\d\d-\d\d\.csv"/);
    const [head, ...lines] = linesOf(answer);
    expect(head).toBe('ID,Time,Done by,Name,Kind,Call,Subject,Field,From,To,Address');
    const told = lines.map((line) => line.split(',').slice(2, -1).join(','));
    expect(told).toEqual([
      expect.stringMatching(
        /^operator,Ines Aldridge,account,profile\.update,,phone,[^,]*,40 002$/,
      ) as unknown,
      'operator,Ines Aldridge,session,session.exchangeOneTimeToken,,,,',
      expect.stringContaining('operator,Ines Aldridge,session,partners.shadowLogin,') as unknown,
      "publisher,Nora Feldkamp,account,profile.update,,firstname,Nora,'=1+1",
      'publisher,Nora Feldkamp,account,profile.update,,lastname,Feldkamp,Feld;kamp',
    ]);
    expect(linesOf(await download('by=publisher&kind=account'))).toEqual([head, ...lines.slice(-2)]);
    expect(linesOf(await download('month=2020-01'))).toEqual([head]);
  });

  test('[M1] is of one publisher alone, more than a chunk of it, without settings of the network', async () => {
    const { db } = network.network;
    await put('user-profile', { phone: '40 001' });
    const [row] = await rows();
    if (!row) throw new Error('The change is in the activity');
    const copied = { ...omit(row, ['id']), changes: '[]' };
    await db
      .insertInto('activity')
      .values(Array.from({ length: 1500 }, () => copied))
      .execute();
    await db
      .insertInto('activity')
      .values({ ...copied, kind: 'network' })
      .execute();
    expect(linesOf(await download())).toHaveLength(1 + 1501);
    expect(linesOf(await download('', await network.tokenOf('terms@portal.test')))).toHaveLength(1);
    expect((await download('', 'nobody')).status).toBe(401);
  });
});

test('rows of the activity are only added', () => {
  const changing = /(updateTable|deleteFrom)\('activity'\)|\b(update|delete from|truncate) activity\b/;
  const sources = projectFiles.filter((file) => /^src\/server\/.*\.ts$/.test(file));
  expect(sources.filter((file) => changing.test(readProjectFile(file)))).toEqual([]);
});

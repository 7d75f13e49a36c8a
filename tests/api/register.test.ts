import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { type TestNetwork, aNumber, read, readList, onFreshNetwork } from './network.ts';

let network: TestNetwork;
onFreshNetwork((opened) => {
  network = opened;
});

const registration = {
  email: 'Rosa@Verlag.test',
  password: 'correct horse battery',
  password_confirmation: 'correct horse battery',
  firstname: 'Rosa',
  lastname: 'Berger',
  company: 'Berger Verlag',
  website: 'https://berger-verlag.example/',
  country: 'AT',
  traffic_type_ids: [1, 4],
  terms_accepted: true,
};
const register = (change: Record<string, unknown> = {}) =>
  network.request('/publisher/v1/register', { json: { ...registration, ...change } });
const outbox = async () => readList((await network.request('/__test/outbox')).body, 'data');

test('[S10] makes an account that awaits its review', async () => {
  const { status, body } = await register();
  expect([status, read(body, 'data')]).toEqual([
    200,
    { id: aNumber, email: 'rosa@verlag.test', status: 'pending' },
  ]);
  const signIn = await network.signIn('rosa@verlag.test', registration.password);
  expect([signIn.status, read(signIn.body, 'code')]).toEqual([403, 'ACCOUNT_NOT_VERIFIED']);
});

test('[A2] sends a link that is signed for this account and three days', async () => {
  const { body } = await register();
  const [mail] = await outbox();
  expect(mail).toMatchObject({ to: 'rosa@verlag.test', template: 'verify' });
  const link = new URL(String(read(mail, 'link')));
  const id = Number(read(body, 'data.id'));
  const expires = String(Date.parse('2026-11-23T12:00:00Z') / 1000);
  expect([link.origin, link.pathname, link.searchParams.get('expires')]).toEqual([
    network.url,
    `/verify/${id}`,
    expires,
  ]);
  const { value } = await network.network.db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'signing_key')
    .executeTakeFirstOrThrow();
  const signature = createHmac('sha256', value).update(`${id}|${expires}`).digest('hex');
  expect(link.searchParams.get('signature')).toBe(signature);
  expect(String(read(mail, 'text'))).toContain(link.href);
});

test('answers the same for a registered address, and informs only its owner', async () => {
  const fresh = await register();
  const existing = await register({ email: 'publisher@portal.test' });
  expect([existing.status, Object.keys(existing.body ?? {})]).toEqual([
    fresh.status,
    Object.keys(fresh.body ?? {}),
  ]);
  expect(read(existing.body, 'data')).toEqual({
    id: Number(read(fresh.body, 'data.id')) + 1,
    email: 'publisher@portal.test',
    status: 'pending',
  });
  const [mail] = await outbox();
  expect(mail).toMatchObject({ to: 'publisher@portal.test', template: 'already-registered', link: null });
  expect((await network.signIn('publisher@portal.test')).status).toBe(200);
  expect(await network.network.db.selectFrom('partner').select('id').execute()).toHaveLength(6);
});

test('takes one of many registrations of an address at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => register()));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await network.network.db.selectFrom('partner').select('id').execute()).toHaveLength(6);
});

test.each([
  ['email', 'no address'],
  ['password', 'elevenchars'],
  ['password_confirmation', 'something else'],
  ['firstname', ''],
  ['country', 'Austria'],
  ['terms_accepted', false],
])('[E2] refuses a %s of %j by its name', async (field, value) => {
  const { status, body } = await register({ [field]: value });
  expect([status, read(body, 'code')]).toEqual([422, 'VALIDATION_ERROR']);
  expect(readList(body, 'errors').map((entry) => read(entry, 'field'))).toContain(field);
  expect(await outbox()).toEqual([]);
});

test('[E2] returns the errors of all fields at once', async () => {
  const { body } = await register({
    password_confirmation: 'something else',
    country: 'ZZ',
    terms_accepted: false,
    category_ids: [1, 999],
  });
  const wrong = (field: string, code: string, description: string) => ({
    field,
    errors: [{ code, description }],
  });
  expect(read(body, 'errors')).toEqual([
    wrong('password_confirmation', 'CONFIRMED', 'Confirmation does not match'),
    wrong('country', 'UNKNOWN', 'There is no such country'),
    wrong('terms_accepted', 'REQUIRED', 'Required'),
    wrong('category_ids', 'UNKNOWN', 'There is no such category'),
  ]);
});

test('[C1] [S10] without a language, currency or time zone of its own an account has those of the network', async () => {
  await network.request('/publisher/v1/config', {
    method: 'PUT',
    token: await network.tokenOf('operator@portal.test'),
    json: { general: { locale: 'de', default_currency: 'USD' } },
  });
  await register({ category_ids: [2, 1, 2] });
  const [mail] = await outbox();
  expect([read(mail, 'locale'), read(mail, 'subject')]).toEqual([
    'de',
    'Bitte bestätigen Sie Ihre E-Mail-Adresse',
  ]);
  const account = await network.network.db
    .selectFrom('app_user as u')
    .innerJoin('partner as p', 'p.id', 'u.partner_id')
    .select(['u.locale', 'u.timezone', 'u.first_week_day', 'p.currency'])
    .where('u.email', '=', 'rosa@verlag.test')
    .executeTakeFirst();
  expect(account).toEqual({ locale: 'de', timezone: 'UTC', first_week_day: 1, currency: 'USD' });
});

test.each([
  ['Pacific/Auckland', 'Pacific/Auckland'],
  ['Mars/Olympus', 'UTC'],
])(
  '[O12] [S10] the zone of the device %s becomes %s: an unknown one stops nobody',
  async (timezone, stored) => {
    await register({ timezone });
    const account = await network.network.db
      .selectFrom('app_user')
      .select('timezone')
      .where('email', '=', 'rosa@verlag.test')
      .executeTakeFirst();
    expect(account).toEqual({ timezone: stored });
  },
);

test('takes no role, partner or status from outside', async () => {
  await register({ role: 'superadmin', partner_id: 1, status: 'active', id: 1 });
  const user = await network.network.db
    .selectFrom('app_user as u')
    .innerJoin('partner as p', 'p.id', 'u.partner_id')
    .select(['u.role', 'u.locale', 'p.status', 'p.name'])
    .where('u.email', '=', 'rosa@verlag.test')
    .executeTakeFirstOrThrow();
  expect(user).toEqual({ role: 'publisher', locale: 'en', status: 'pending', name: 'Berger Verlag' });
});

test('[S10] keeps where the traffic comes from and what it is about, and takes only what there is', async () => {
  const traffic = { traffic_countries: ['AT', 'DE'], category_ids: [1, 2] };
  await register(traffic);
  expect(
    await network.network.db
      .selectFrom('partner')
      .select(['traffic_countries', 'category_ids'])
      .where('name', '=', registration.company)
      .executeTakeFirst(),
  ).toEqual(traffic);
  const wrong = await register({ traffic_countries: ['XX'], category_ids: [1, 999] });
  expect([wrong.status, readList(wrong.body, 'errors').map((entry) => read(entry, 'field'))]).toEqual([
    422,
    ['traffic_countries', 'category_ids'],
  ]);
});

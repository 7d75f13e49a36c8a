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

describe('a link that confirms an email address', () => {
  test('[A2] confirms it, once or again', async () => {
    await people.register();
    expect(await people.signInCode()).toBe('ACCOUNT_NOT_VERIFIED');
    const link = await people.newestLink();
    for (let count = 0; count < 2; count += 1) {
      const { status, body } = await people.verify(link);
      expect([status, read(body, 'data')]).toEqual([200, { success: true }]);
      await advance(minutes(1));
    }
    expect(await people.signInCode()).toBe('ACCOUNT_PENDING');
    expect(read(await people.partnerOf(newEmail), 'email_verified_at')).toBe('2026-11-20T12:00:00.000Z');
  });

  test('[A2] lasts three days, to the second', async () => {
    await people.register();
    const link = await people.newestLink();
    await advance(days(3) + 999);
    expect((await people.verify(link)).status).toBe(200);
    await advance(1);
    const { status, body } = await people.verify(link);
    expect([status, codeOf({ body })]).toEqual([403, 'INVALID_SIGNATURE']);
  });

  test.each<[string, (link: URL) => URL]>([
    ['another account', (link) => new URL(link.href.replace(/verify\/\d+/, 'verify/1'))],
    ['a later end', (link) => new URL(link.href.replace(/expires=\d/, 'expires=9'))],
    ['an end that is no number', (link) => new URL(link.href.replace(/expires=/, 'expires=x'))],
    ['a spelling of its end', (link) => new URL(link.href.replace(/expires=/, 'expires=0'))],
    ['another spelling of its end', (link) => new URL(link.href.replace(/(expires=\d+)/, '$1.0'))],
    ['another signature', (link) => new URL(link.href.replace(/signature=./, 'signature=-'))],
    ['half a signature', (link) => new URL(link.href.replace(/signature=.{32}/, 'signature='))],
    ['no signature in it', (link) => new URL(link.href.replace(/signature=\w+/, 'signature='))],
  ])('[A2] with %s is refused', async (_, change) => {
    await people.register();
    const { status, body } = await people.verify(change(await people.newestLink()));
    expect([status, codeOf({ body })]).toEqual([403, 'INVALID_SIGNATURE']);
    expect(await people.signInCode()).toBe('ACCOUNT_NOT_VERIFIED');
  });

  test('is sent again to publishers who register again without having used it', async () => {
    await people.register();
    await advance(days(4));
    await people.register({ password: 'somebody else’s', password_confirmation: 'somebody else’s' });
    const [mail] = await people.outbox();
    expect(read(mail, 'template')).toBe('verify');
    expect((await people.verify(await people.newestLink())).status).toBe(200);
    expect(await people.signInCode()).toBe('ACCOUNT_PENDING');
    expect(codeOf(await network.signIn(newEmail, 'somebody else’s'))).toBe('INVALID_CREDENTIALS');
  });

  test('is not found by guessing', async () => {
    const statuses = [];
    for (let count = 0; count < 61; count += 1) {
      statuses.push((await network.request(`/email/verify/1?signature=${count}&expires=1`)).status);
    }
    expect(statuses.slice(-2)).toEqual([403, 429]);
  });
});

describe('a registration', () => {
  test('[S10] is stored completely', async () => {
    await people.register();
    await people.verify(await people.newestLink());
    await people.review('approve');
    const token = await network
      .signIn(newEmail, newPassword)
      .then(({ body }) => String(read(body, 'access_token')));
    const { body } = await network.request('/publisher/v1/user-profile', { token });
    expect(read(body, 'data')).toMatchObject({
      email: newEmail,
      firstname: 'Rosa',
      lastname: 'Berger',
      phone: '+43 1 5550 127',
      locale: 'de',
      billing: null,
      partner: {
        name: 'Berger Verlag',
        status: 'active',
        currency: 'USD',
        currency_changed: false,
        website: 'https://berger-verlag.example/',
        traffic_type_ids: [1, 4],
        publisher_content: ['Blog'],
        manager: { name: 'Ines Aldridge', email: 'operator@portal.test' },
        terms_conditions: { acceptation: false, tos: '2026-10', accepted_at: '2026-11-20T12:00:00.000Z' },
      },
    });
    expect(await people.partnerOf(newEmail)).toMatchObject({ about: 'Books and letters', country: 'AT' });
  });

  test.each([
    ['website', 'javascript:alert(1)'],
    ['website', 'berger-verlag.example'],
    ['traffic_type_ids', []],
    ['traffic_type_ids', [99]],
    ['publisher_content', ['Nothing there is']],
    ['country', 'ZZ'],
    ['locale', 'fr'],
    ['currency', 'GBP'],
    ['about', 'x'.repeat(2001)],
    ['terms_accepted', undefined],
  ])('[E2] without a fitting %s is refused by its name: %j', async (field, value) => {
    const { status, body } = await people.register({ [field]: value });
    expect([status, codeOf({ body })]).toEqual([422, 'VALIDATION_ERROR']);
    const fields = readList(body, 'errors').map((entry) => String(read(entry, 'field')).split('.')[0]);
    expect(fields).toEqual([field]);
    expect(await people.outbox()).toEqual([]);
  });

  test('[C1] needs no terms where the configuration requires none', async () => {
    await network.request('/publisher/v1/config', {
      method: 'PUT',
      token: await people.operator(),
      json: { register: { terms_conditions: { required: false } } },
    });
    expect((await people.register({ terms_accepted: undefined })).status).toBe(200);
  });

  test('is written to in its own language', async () => {
    await people.register();
    await people.register({ email: 'paul@press.test', locale: undefined });
    expect((await people.outbox()).map((mail) => [read(mail, 'locale'), read(mail, 'subject')])).toEqual([
      ['en', 'Please confirm your email address'],
      ['de', 'Bitte bestätigen Sie Ihre E-Mail-Adresse'],
    ]);
  });
});

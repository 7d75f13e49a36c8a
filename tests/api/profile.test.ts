import { describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { topUpTraffic } from '#server/demo/top-up.ts';
import { type TestNetwork, aNumber, read, readFields, readList, onFreshNetwork } from './network.ts';

let network: TestNetwork;
onFreshNetwork((opened) => {
  network = opened;
});

const profilePath = '/publisher/v1/user-profile';
const load = async (token: string) =>
  readFields((await network.request(profilePath, { token })).body, 'data');
const save = (token: string, json: unknown) => network.request(profilePath, { method: 'PUT', token, json });

async function shadowToken() {
  const { body } = await network.request('/__test/shadow-login', { json: {} });
  const ott = new URL(String(read(body, 'url'))).searchParams.get('ott');
  return String(read((await network.request('/oauth/ott-token', { json: { ott } })).body, 'access_token'));
}

describe('the profile', () => {
  test('[S6, O12] has the user, the partner, billing and settings', async () => {
    expect(await load(await network.tokenOf())).toEqual({
      id: 1,
      email: 'publisher@portal.test',
      email_refused_at: null,
      firstname: 'Nora',
      lastname: 'Feldkamp',
      phone: '+49 40 5550 1290',
      messenger: 'nora.feldkamp',
      locale: 'en',
      password_changed_at: null,
      revision: 1,
      admin: 'n',
      superadmin: 'n',
      privileges: [
        'offers.view',
        'offers.apply',
        'campaigns.manage',
        'tracking-links.manage',
        'postbacks.manage',
        'analytics.view',
        'billing.manage',
      ],
      shadow: null,
      partner: {
        id: 1,
        name: 'Kestrel Media',
        status: 'active',
        currency: 'EUR',
        currency_changed: false,
        website: 'https://kestrel.example/',
        country: 'DE',
        payment_terms_id: 4,
        traffic_type_ids: [1, 2, 4, 7],
        publisher_content: ['Comparison portal', 'Reviews'],
        manager: { name: 'Ines Aldridge', email: 'operator@portal.test' },
        terms_conditions: {
          acceptation: false,
          new_url: null,
          tos: '2026-10',
          accepted_at: '2026-11-06T12:00:00.000Z',
        },
      },
      account_settings: { general: { first_week_day: '1', timezone: 'Europe/Berlin' } },
      billing: {
        company_name: 'Kestrel Media GmbH',
        vat_number: null,
        vat_rate: '19',
        tax_id: '22/815/08154',
        street: 'Große Elbstraße 68',
        zip: '22767',
        city: 'Hamburg',
        country: 'DE',
        invoice_email: 'billing@kestrel.example',
        payment_method: 'sepa',
        payment_terms_id: 4,
        beneficiary: 'Kestrel Media GmbH',
        iban: null,
        bic: null,
        paypal_email: null,
        min_payout: 100,
        revision: 1,
      },
      payout_hold: null,
      api_token: null,
      named_api_tokens: 0,
    });
  });

  test('[O12.a] [O12.c] keeps what is changed, and answers with the whole', async () => {
    const token = await network.tokenOf();
    const before = await load(token);
    const ofPartner = { website: 'https://kestrel.example/de', traffic_type_ids: [3], publisher_content: [] };
    const { status, body } = await save(token, {
      firstname: ' Leonora ',
      phone: '',
      locale: 'de',
      ...ofPartner,
      account_settings: { general: { first_week_day: 0, timezone: 'America/New_York' } },
    });
    expect(status).toBe(200);
    expect(read(body, 'data')).toEqual({
      ...before,
      firstname: 'Leonora',
      phone: null,
      locale: 'de',
      revision: 2,
      partner: { ...readFields(before, 'partner'), ...ofPartner },
      account_settings: { general: { first_week_day: '0', timezone: 'America/New_York' } },
    });
    expect(await load(token)).toEqual(read(body, 'data'));
  });

  test('changes nobody else', async () => {
    const other = await network.tokenOf('terms@portal.test');
    const before = await load(other);
    await save(await network.tokenOf(), { firstname: 'Else', website: null, currency: 'USD' });
    expect(await load(other)).toEqual(before);
  });

  test('takes no role, address, status or partner from outside', async () => {
    const token = await network.tokenOf();
    const before = await load(token);
    const { status } = await save(token, {
      lastname: 'Berg',
      admin: 'y',
      superadmin: 'y',
      role: 'admin',
      id: 2,
      email: 'else@portal.test',
      privileges: [],
      partner: { id: 2, name: 'Else', status: 'active' },
      partner_id: 2,
      currency_changed_at: null,
    });
    expect(status).toBe(200);
    expect(await load(token)).toEqual({ ...before, lastname: 'Berg', revision: 2 });
    expect(read((await save(token, { admin: 'y' })).body, 'code')).toBe('VALIDATION_ERROR');
  });

  test.each([
    ['firstname', { firstname: '  ' }],
    ['lastname', { lastname: 'x'.repeat(101) }],
    ['locale', { locale: 'fr' }],
    ['website', { website: 'javascript:alert(1)' }],
    ['website', { website: 'https://user:secret@kestrel.example' }],
    ['traffic_type_ids', { traffic_type_ids: [99] }],
    ['publisher_content', { publisher_content: ['Nothing there is'] }],
    ['account_settings.general.first_week_day', { account_settings: { general: { first_week_day: 7 } } }],
    ['account_settings.general.timezone', { account_settings: { general: { timezone: 'Mars/Olympus' } } }],
    ['currency', { currency: 'GBP' }],
    ['', { revision: 1 }],
    ['', {}],
  ])('[E2] refuses %s by its name: %j', async (field, change) => {
    const token = await network.tokenOf();
    const before = await load(token);
    const { status, body } = await save(token, { ...change });
    expect([status, read(body, 'code')]).toEqual([422, 'VALIDATION_ERROR']);
    expect(readList(body, 'errors').map((entry) => read(entry, 'field'))).toEqual([field]);
    expect(await load(token)).toEqual(before);
  });
});

describe('two tabs', () => {
  test('that saved what they had read: the second one learns of the first', async () => {
    const token = await network.tokenOf();
    expect((await save(token, { firstname: 'One', revision: 1 })).status).toBe(200);
    const { status, body } = await save(token, { firstname: 'Two', website: null, revision: 1 });
    expect([status, read(body, 'code')]).toEqual([409, 'CHANGED_MEANWHILE']);
    const before = await load(token);
    expect([read(before, 'firstname'), read(before, 'partner.website')]).toEqual([
      'One',
      'https://kestrel.example/',
    ]);
  });

  test('at the same time: one of them wins', async () => {
    const token = await network.tokenOf();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => save(token, { firstname: `Tab ${index}`, revision: 1 })),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect(read(await load(token), 'revision')).toBe(2);
  });
});

describe('the currency', () => {
  const currencyOf = async (token: string) => {
    const { currency, currency_changed } = readFields(await load(token), 'partner');
    return { currency, currency_changed };
  };

  test('[O12] changes once; later tries are refused and change nothing', async () => {
    const token = await network.tokenOf();
    expect((await save(token, { currency: 'USD' })).status).toBe(200);
    expect(await currencyOf(token)).toEqual({ currency: 'USD', currency_changed: true });
    for (const currency of ['EUR', 'USD']) {
      const { status, body } = await save(token, { currency, firstname: 'Not kept' });
      expect([status, read(body, 'code')]).toEqual([409, 'CURRENCY_ALREADY_CHANGED']);
    }
    expect(await currencyOf(token)).toEqual({ currency: 'USD', currency_changed: true });
    expect(read(await load(token), 'firstname')).toBe('Nora');
  });

  test('[O12] that there is already is no change', async () => {
    const token = await network.tokenOf();
    expect((await save(token, { currency: 'EUR' })).status).toBe(200);
    expect(await currencyOf(token)).toEqual({ currency: 'EUR', currency_changed: false });
    expect((await save(token, { currency: 'USD' })).status).toBe(200);
  });

  test('[O12] changed from many tabs at the same time has one winner', async () => {
    const token = await network.tokenOf();
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(token, { currency: 'USD' })));
    const codes = answers.map(({ status, body }) => (status === 200 ? 'done' : String(read(body, 'code'))));
    expect(codes.toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      ...Array.from({ length: 9 }, () => 'CURRENCY_ALREADY_CHANGED'),
      'done',
    ]);
  });

  test('[O12] turns all figures into the new one at the stored rate, and totals still agree', async () => {
    const token = await network.tokenOf();
    const period = 'date_from=2026-10-01&date_to=2026-11-19';
    const request = async (name: string, query = '') =>
      read(
        (await network.request(`/publisher/v2/analytics/${name}?${period}${query}`, { token })).body,
        'data',
      );
    const overview = async () => {
      const data = await request('overview');
      return { currency: read(data, 'currency'), payout: Number(read(data, 'current.payout')) };
    };
    const total = (rows: unknown, path: string) =>
      readList({ rows }, path)
        .reduce<number>((sum, row) => sum + Number(read(row, 'values.payout')), 0)
        .toFixed(2);
    const before = await overview();
    await save(token, { currency: 'USD' });
    const after = await overview();
    expect([before.currency, after.currency]).toEqual(['EUR', 'USD']);
    expect(after.payout / before.payout).toBeCloseTo(1.08, 3);
    const totals = [
      total(await request('timeseries', '&kpi=payout'), 'rows'),
      total(await request('pivot', '&dimensions=country&kpi=payout'), 'rows.data'),
      total(await request('report', '&limit=-1'), 'rows.data'),
    ];
    expect(totals).toEqual(totals.map(() => after.payout.toFixed(2)));
    expect(read(await load(token), 'billing.min_payout')).toBe(108);
  });

  test('[O12] is quoted before it is changed, to the cent that it then comes to', async () => {
    const token = await network.tokenOf();
    const { db } = network.network;
    await db.updateTable('billing_detail').set({ min_payout_micros: 75_550_000 }).execute();
    const earned = async () => {
      const { rows } = await sql<{ sum: number }>`select sum(payout_micros) as sum from conversion
        where partner_id = 1 and status <> 'rejected'`.execute(db);
      return Math.round((rows[0]?.sum ?? 0) / 10_000) / 100;
    };
    const quote = () => network.request(`${profilePath}/currency-quote?currency=USD`, { token });
    const before = await earned();
    const quoted = await quote();
    expect([quoted.status, read(quoted.body, 'data')]).toEqual([
      200,
      {
        from: 'EUR',
        to: 'USD',
        rate: 1.08,
        balance: { before, after: aNumber },
        min_payout: { before: 75.55, after: 81.59 },
      },
    ]);
    const old = await load(token);
    await save(token, { currency: 'USD' });
    expect(await earned()).toBe(read(quoted.body, 'data.balance.after'));
    const changed = await load(token);
    expect(read(changed, 'billing.min_payout')).toBe(81.59);
    const paypal = { vat_rate: '0', payment_method: 'paypal', paypal_email: 'pay@kestrel.test' };
    const late = { ...readFields(old, 'billing'), ...paypal, min_payout: 75.55 };
    const stale = await network.request(`${profilePath}/billing`, { method: 'PUT', token, json: late });
    expect([stale.status, read(stale.body, 'code')]).toEqual([409, 'CHANGED_MEANWHILE']);
    const again = await quote();
    expect([again.status, read(again.body, 'code')]).toEqual([409, 'CURRENCY_ALREADY_CHANGED']);
  });

  test('[O12] is quoted without a minimum payout where there are no billing details', async () => {
    const token = await network.tokenOf();
    await network.network.db.deleteFrom('billing_detail').where('partner_id', '=', 1).execute();
    const { body } = await network.request(`${profilePath}/currency-quote?currency=USD`, { token });
    expect(read(body, 'data.min_payout')).toBeNull();
  });

  test('[O12] is that of new traffic too', async () => {
    const token = await network.tokenOf();
    await save(token, { currency: 'USD' });
    const { db } = network.network;
    await topUpTraffic(db, new Date('2026-11-24T12:00:00Z'));
    const { rows } = await sql<{ raw: number; counted: number }>`select
      (select sum(payout_micros) from conversion where partner_id = 1 and status <> 'rejected') as raw,
      (select sum(payout_micros) from stat_offer where partner_id = 1) as counted`.execute(db);
    expect(rows[0]?.counted).toBe(rows[0]?.raw);
  });

  test('[O12] is not for an operator to change in a publisher’s place', async () => {
    const token = await shadowToken();
    const { status, body } = await save(token, { currency: 'USD' });
    expect([status, read(body, 'code')]).toEqual([403, 'FORBIDDEN']);
    expect((await save(token, { firstname: 'Helped' })).status).toBe(200);
    expect(await currencyOf(token)).toEqual({ currency: 'EUR', currency_changed: false });
  });
});

import { describe, expect, test } from 'vitest';
import { type TestNetwork, read, readList, onFreshNetwork } from './network.ts';

let network: TestNetwork;
onFreshNetwork((opened) => {
  network = opened;
});

const path = '/publisher/v1/user-profile/billing';
const details = {
  company_name: 'Kestrel Media GmbH',
  vat_number: 'de 123 456 789',
  vat_rate: '19',
  tax_id: '',
  street: 'Große Elbstraße 68',
  zip: '22767',
  city: 'Hamburg',
  country: 'DE',
  invoice_email: 'billing@kestrel.example',
  payment_method: 'sepa',
  payment_terms_id: 4,
  beneficiary: 'Kestrel Media GmbH',
  iban: 'de89 3704 0044 0532 0130 00',
  bic: null,
  paypal_email: null,
  min_payout: 150.5,
};
const save = (token: string, change: Record<string, unknown> = {}) =>
  network.request(path, { method: 'PUT', token, json: { ...details, ...change } });
const load = async (token: string) =>
  read((await network.request('/publisher/v1/user-profile', { token })).body, 'data.billing');

describe('billing details', () => {
  test('[O12.a] are saved, codes and numbers in their plain form', async () => {
    const token = await network.tokenOf();
    const { status, body } = await save(token);
    const saved = {
      ...details,
      vat_number: 'DE123456789',
      tax_id: null,
      iban: 'DE89370400440532013000',
      revision: 2,
    };
    expect([status, read(body, 'data.billing')]).toEqual([200, saved]);
    expect(await load(token)).toEqual(saved);
  });

  test('[O12] can be the first ones of a partner', async () => {
    const token = await network.tokenOf('operator@portal.test');
    expect(await load(token)).toBeNull();
    expect((await save(token, { revision: 0 })).status).toBe(200);
    expect(read(await load(token), 'revision')).toBe(1);
    const { status, body } = await save(token, { revision: 0 });
    expect([status, read(body, 'code')]).toEqual([409, 'CHANGED_MEANWHILE']);
  });

  test('[O12] leave the payment terms to the network: weekly ones end no hold', async () => {
    const token = await network.tokenOf();
    const balance = async () => {
      const { body } = await network.request('/publisher/v1/payments/balance', { token });
      return ['terms_id', 'held', 'available'].map((name) => read(body, `data.${name}`));
    };
    const before = await balance();
    await save(token, { payment_terms_id: 1 });
    expect(await balance()).toEqual(before);
    await save(token, { payment_terms_id: undefined });
    expect([await balance(), read(await load(token), 'city')]).toEqual([before, 'Hamburg']);
    const first = await network.tokenOf('operator@portal.test');
    await save(first, { payment_terms_id: undefined, revision: 0 });
    expect(read(await load(first), 'payment_terms_id')).toBe(4);
  });

  test('are nobody else’s', async () => {
    const other = await network.tokenOf('terms@portal.test');
    const before = await load(other);
    await save(await network.tokenOf(), { partner_id: 2 });
    expect(await load(other)).toEqual(before);
  });

  test('saved by many tabs at the same time have one winner', async () => {
    const token = await network.tokenOf();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => save(token, { city: `Town ${index}`, revision: 1 })),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
    const won = answers.find(({ status }) => status === 200);
    expect(await load(token)).toEqual(read(won?.body, 'data.billing'));
  });

  test.each([
    ['company_name', { company_name: '' }, 'REQUIRED'],
    ['vat_rate', { vat_rate: '7' }, 'INVALID_VALUE'],
    ['vat_rate', { vat_rate: '23' }, 'VAT_RATE_NOT_OF_COUNTRY'],
    ['vat_number', { vat_number: null }, 'VAT_NUMBER_REQUIRED'],
    ['vat_number', { vat_number: 'ATU12345678' }, 'VAT_NUMBER_INVALID'],
    ['country', { country: 'ZZ', vat_rate: '0' }, 'UNKNOWN'],
    ['invoice_email', { invoice_email: 'nobody' }, 'INVALID_FORMAT'],
    ['payment_method', { payment_method: 'cash' }, 'UNKNOWN'],
    ['payment_terms_id', { payment_terms_id: 1 }, 'SET_BY_NETWORK'],
    ['payment_terms_id', { payment_terms_id: 99 }, 'SET_BY_NETWORK'],
    ['iban', { iban: 'DE88370400440532013000' }, 'IBAN_INVALID'],
    ['iban', { iban: null }, 'REQUIRED'],
    ['beneficiary', { beneficiary: ' ' }, 'REQUIRED'],
    ['bic', { bic: 'no' }, 'BIC_INVALID'],
    ['paypal_email', { payment_method: 'paypal' }, 'REQUIRED'],
    ['min_payout', { min_payout: -1 }, 'TOO_SMALL'],
    ['min_payout', { min_payout: 1.005 }, 'NOT_MULTIPLE_OF'],
  ])('[E2, O12] refuse %s by its name: %j', async (field, change, code) => {
    const token = await network.tokenOf();
    const before = await load(token);
    const { status, body } = await save(token, change);
    expect([status, read(body, 'code')]).toEqual([422, 'VALIDATION_ERROR']);
    const wrong = readList(body, 'errors').map((entry) => [
      read(entry, 'field'),
      read(entry, 'errors.0.code'),
    ]);
    expect(wrong).toEqual([[field, code]]);
    expect(await load(token)).toEqual(before);
  });
});

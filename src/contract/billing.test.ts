import { describe, expect, test } from 'vitest';
import { ibanExampleOf, isBic, isIban, isInSepa } from './bank-account.ts';
import { type BillingChange, billingProblems } from './billing.ts';
import { isVatNumber, vatExampleOf, vatRates, vatRatesOf } from './vat.ts';

const details: BillingChange = {
  company_name: 'Kestrel Media GmbH',
  vat_number: 'DE 123 456 789',
  vat_rate: '19',
  street: 'Große Elbstraße 68',
  zip: '22767',
  city: 'Hamburg',
  country: 'DE',
  invoice_email: 'billing@kestrel.example',
  payment_method: 'sepa',
  payment_terms_id: 4,
  beneficiary: 'Kestrel Media GmbH',
  iban: 'DE89 3704 0044 0532 0130 00',
  bic: null,
  paypal_email: null,
  min_payout: 100,
};
const problems = (change: Partial<BillingChange>) =>
  billingProblems({ ...details, ...change }).map(({ field, code }) => `${field} ${code}`);

describe('VAT', () => {
  test('[C3.b] [O12.b] the rates are 0, 19, 21 and 23 %, with code and name', () => {
    expect(vatRates).toEqual([
      { code: '0', name: '0%' },
      { code: '19', name: '19%' },
      { code: '21', name: '21%' },
      { code: '23', name: '23%' },
    ]);
  });

  test.each([
    ['DE', ['0', '19']],
    ['ES', ['0', '21']],
    ['PL', ['0', '23']],
    ['AT', ['0']],
    ['US', ['0']],
  ])('[O12.b] rates of %s are %j', (country, codes) => {
    expect(vatRatesOf(country).map(({ code }) => code)).toEqual(codes);
  });

  test.each([
    ['AT', 'ATU12345678', true],
    ['AT', 'AT12345678', false],
    ['BE', 'BE0123456789', true],
    ['BE', 'BE2123456789', false],
    ['DE', 'de 123-456-789', true],
    ['DE', '123456789', false],
    ['DE', 'FR12345678901', false],
    ['ES', 'ESX1234567X', true],
    ['ES', 'ES123456789', false],
    ['FR', 'FRXX123456789', true],
    ['FR', 'FROI123456789', false],
    ['GR', 'EL123456789', true],
    ['GR', 'GR123456789', false],
    ['IE', 'IE1234567WA', true],
    ['IE', 'IE1S23456L', true],
    ['IE', 'IE1234567', false],
    ['LT', 'LT123456789012', true],
    ['LT', 'LT1234567890', false],
    ['NL', 'NL123456789B01', true],
    ['NL', 'NL1234567890', false],
    ['SE', 'SE123456789001', true],
    ['SE', 'SE123456789099', false],
    ['US', 'anything', true],
  ])('[O12] of %s: %s is one: %j', (country, number, is) => {
    expect(isVatNumber(number, country)).toBe(is);
  });

  test('[O12] the example of each country of the European Union is one of its numbers', () => {
    const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
      ' ',
    );
    const wrong = union.filter((country) => !isVatNumber(vatExampleOf(country) ?? '', country));
    expect([wrong, vatExampleOf('DE'), vatExampleOf('US')]).toEqual([[], 'DE123456789', null]);
  });

  test.each([
    ['CH', 'CHE-123.456.789 MWST', true],
    ['CH', 'CHE123456789', true],
    ['CH', 'CHE12345678', false],
    ['GB', 'GB 123 4567 89', true],
    ['GB', 'GBGD123', true],
    ['GB', '123456789', false],
    ['NO', 'NO123456789MVA', true],
    ['NO', '123 456 789 MVA', true],
    ['NO', '123456789', false],
  ])('[O12] of %s, %s is a number: %j', (country, number, is) => {
    expect([isVatNumber(number, country), isVatNumber(vatExampleOf(country) ?? '', country)]).toEqual([
      is,
      true,
    ]);
  });
});

describe('bank accounts', () => {
  test.each([
    ['DE89370400440532013000', true],
    ['de89 3704 0044 0532 0130 00', true],
    ['DE88370400440532013000', false],
    ['DE8937040044053201300', false],
    ['GB82 WEST 1234 5698 7654 32', true],
    ['GB82 TEST 1234 5698 7654 32', false],
    ['NO9386011117947', true],
    ['MT84MALT011000012345MTLCAST001S', true],
    ['SA0380000000608010167519', true],
    ['SA0480000000608010167519', false],
    ['', false],
    ['89370400440532013000', false],
    [`DE89${'3'.repeat(31)}`, false],
  ])('[O12] %s is an IBAN: %j', (iban, is) => {
    expect(isIban(iban)).toBe(is);
  });

  test('[O12] every country of SEPA has an example, which is an IBAN of it', () => {
    const sepa =
      'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA';
    const wrong = sepa.split(' ').filter((country) => !isIban(ibanExampleOf(country) ?? ''));
    expect([wrong, ibanExampleOf('DE'), ibanExampleOf('NO'), ibanExampleOf('US')]).toEqual([
      [],
      'DE89 3704 0044 0532 0130 00',
      'NO93 8601 1117 947',
      null,
    ]);
  });

  test.each([
    ['DEUTDEFF', true],
    ['deutdeff500', true],
    ['DEUTDEFF5', false],
    ['1EUTDEFF', false],
    ['', false],
  ])('[O12] %s is a BIC: %j', (bic, is) => {
    expect(isBic(bic)).toBe(is);
  });

  test('[O12] SEPA ends at its borders', () => {
    expect([isInSepa('CH93 0076 2011 6238 5295 7'), isInSepa('SA0380000000608010167519')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('billing details', () => {
  test.each<[Partial<BillingChange>, string[]]>([
    [{}, []],
    [{ vat_rate: '21' }, ['vat_rate VAT_RATE_NOT_OF_COUNTRY']],
    [{ vat_number: null }, ['vat_number VAT_NUMBER_REQUIRED']],
    [{ vat_number: '', vat_rate: '0' }, []],
    [{ vat_number: 'DE1' }, ['vat_number VAT_NUMBER_INVALID']],
    [{ country: 'US', vat_rate: '0', vat_number: '12-3456789' }, []],
    [{ country: 'US' }, ['vat_rate VAT_RATE_NOT_OF_COUNTRY']],
    [{ iban: null, beneficiary: '' }, ['beneficiary REQUIRED', 'iban REQUIRED']],
    [{ iban: 'DE00' }, ['iban IBAN_INVALID']],
    [{ iban: 'SA0380000000608010167519' }, ['iban IBAN_NOT_IN_SEPA']],
    [{ payment_method: 'swift' }, ['bic REQUIRED']],
    [{ payment_method: 'swift', bic: 'DEUTDEFF', iban: 'SA0380000000608010167519' }, []],
    [{ payment_method: 'swift', bic: 'x' }, ['bic BIC_INVALID']],
    [{ payment_method: 'paypal', iban: null }, ['paypal_email REQUIRED']],
    [{ payment_method: 'paypal', iban: null, paypal_email: 'pay@kestrel.example' }, []],
  ])('[O12] with %j: %j', (change, expected) => {
    expect(problems(change)).toEqual(expected);
  });
});

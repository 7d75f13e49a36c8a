import { describe, expect, test } from 'vitest';
import { readPdf } from '../support/read-pdf.ts';
import { type TestNetwork, aNumber, onFreshNetwork, read } from './network.ts';
import { type Asked, paymentPdfs } from './payment-pdfs.ts';
import { codeOf, codesOf, idOf, paymentSteps, second } from './payment-steps.ts';

const operator = 'operator@portal.test';
const path = '/publisher/v1/payments';

let network: TestNetwork;
let steps: ReturnType<typeof paymentSteps>;
let pdfs: ReturnType<typeof paymentPdfs>;
onFreshNetwork((opened) => {
  network = opened;
  steps = paymentSteps(opened);
  pdfs = paymentPdfs(opened);
});

const loadInvoice = (id: number, asked?: Asked) => pdfs.load(`/${id}/invoice`, asked);
const readInvoice = async (id: number, asked?: Asked) => readPdf((await loadInvoice(id, asked)).bytes);

const dutch = { country: 'NL', vat_number: 'NL123456789B01', vat_rate: '0' };
const issuer = {
  invoice_address: 'Speicherstraße 5\n20457 Hamburg',
  invoice_vat_number: 'DE811234567',
};
const selfBilling = 'Self-billing: issued by the customer in the name of the supplier.';

describe('an invoice as PDF', () => {
  test('[O12] has what the law asks for, in the language of the caller', async () => {
    await pdfs.configure(issuer);
    const id = await pdfs.approved(dutch);
    const { name, bytes } = await loadInvoice(id);
    expect(name).toBe('invoice-SB-2-0001.pdf');
    const english = await readPdf(bytes);
    expect(english).toEqual({
      title: 'Self-billing invoice SB-2-0001',
      language: 'en',
      created: 'D:20261120120000Z',
      blocks: [
        ['H1', 'Self-billing invoice SB-2-0001'],
        ['H2', 'Supplier'],
        ['P', 'Harbour Lane Publishing Ltd'],
        ['P', '14 Harbour Lane'],
        ['P', 'BN1 1WW Brighton'],
        ['P', 'Netherlands'],
        ['P', 'VAT number: NL123456789B01'],
        ['H2', 'Customer'],
        ['P', 'Halyard'],
        ['P', 'Speicherstraße 5'],
        ['P', '20457 Hamburg'],
        ['P', 'Germany'],
        ['P', 'VAT number: DE811234567'],
        [
          ['Invoice number', 'SB-2-0001'],
          ['Invoice date', '20 November 2026'],
          ['Period of service', '31 October 2026'],
          ['Payment', 'P-0001'],
        ],
        [
          ['Service', 'Conversions', 'Amount'],
          ['Advertising services', '1', 'EUR 333.35'],
          ['Net amount', 'EUR 333.35'],
          ['VAT 0%', 'EUR 0.00'],
          ['Total amount', 'EUR 333.35'],
        ],
        ['P', selfBilling],
        ['P', 'Reverse charge: the customer is liable for the VAT.'],
      ],
      artifacts: ['Page 1 of 1'],
      reach: aNumber,
    });
    const german = await readInvoice(id, { language: 'de-AT' });
    expect([german.title, german.language, german.artifacts]).toEqual([
      'Gutschrift SB-2-0001',
      'de',
      ['Seite 1 von 1'],
    ]);
    expect(german.blocks).toEqual([
      ['H1', 'Gutschrift SB-2-0001'],
      ['H2', 'Leistungserbringer'],
      ['P', 'Harbour Lane Publishing Ltd'],
      ['P', '14 Harbour Lane'],
      ['P', 'BN1 1WW Brighton'],
      ['P', 'Niederlande'],
      ['P', 'USt-IdNr.: NL123456789B01'],
      ['H2', 'Leistungsempfänger'],
      ['P', 'Halyard'],
      ['P', 'Speicherstraße 5'],
      ['P', '20457 Hamburg'],
      ['P', 'Deutschland'],
      ['P', 'USt-IdNr.: DE811234567'],
      [
        ['Nummer der Gutschrift', 'SB-2-0001'],
        ['Ausstellungsdatum', '20. November 2026'],
        ['Leistungszeitraum', '31. Oktober 2026'],
        ['Zahlung', 'P-0001'],
      ],
      [
        ['Leistung', 'Conversions', 'Betrag'],
        ['Werbeleistungen', '1', '333,35 EUR'],
        ['Nettobetrag', '333,35 EUR'],
        ['Umsatzsteuer 0 %', '0,00 EUR'],
        ['Gesamtbetrag', '333,35 EUR'],
      ],
      ['P', 'Gutschrift: ausgestellt vom Leistungsempfänger im Namen des Leistungserbringers.'],
      ['P', 'Steuerschuldnerschaft des Leistungsempfängers.'],
    ]);
  });

  test('[O12] has the VAT of the invoice, without an address of the network where none is set', async () => {
    const ofNetwork = ['invoice_address', 'invoice_vat_number'];
    await network.network.db.deleteFrom('setting').where('key', 'in', ofNetwork).execute();
    const id = await pdfs.approved({
      country: 'DE',
      vat_number: 'DE123456789',
      tax_id: '22/815/08154',
      vat_rate: '19',
    });
    const { blocks } = await readInvoice(id);
    expect(blocks.slice(5, 10)).toEqual([
      ['P', 'Germany'],
      ['P', 'VAT number: DE123456789'],
      ['P', 'Tax number: 22/815/08154'],
      ['H2', 'Customer'],
      ['P', 'Halyard'],
    ]);
    expect(blocks.slice(11)).toEqual([
      [
        ['Service', 'Conversions', 'Amount'],
        ['Advertising services', '1', 'EUR 333.35'],
        ['Net amount', 'EUR 333.35'],
        ['VAT 19%', 'EUR 63.34'],
        ['Total amount', 'EUR 396.69'],
      ],
      ['P', selfBilling],
    ]);
  });

  test('[O12] stays as it was issued, byte by byte, and says across when it was canceled', async () => {
    await pdfs.configure(issuer);
    const id = await pdfs.approved(dutch);
    const { bytes } = await loadInvoice(id);
    await pdfs.configure({ invoice_address: 'Elsewhere 1', invoice_vat_number: 'DE999999999' });
    await pdfs.configure({ general: { system_name: 'Another' } });
    await steps.billing({ company_name: 'Another Ltd' });
    await steps.advance(3);
    expect(Buffer.compare((await loadInvoice(id, { username: operator })).bytes, bytes)).toBe(0);
    await steps.decide(id, { decision: 'refuse', reason: 'The traffic is under review.' });
    const canceled = await readInvoice(id);
    expect(canceled).toEqual({ ...(await readPdf(bytes)), artifacts: ['Page 1 of 1', 'Cancelled'] });
    expect((await readInvoice(id, { language: 'de' })).artifacts).toEqual(['Seite 1 von 1', 'Storniert']);
  });

  test('[O12] of an earlier version, which has not stored the network, names it as it is now', async () => {
    const id = await pdfs.approved();
    const { db } = network.network;
    const rows = db.selectFrom('payment').select('recipient').where('id', '=', id);
    const { recipient } = await rows.executeTakeFirstOrThrow();
    await db
      .updateTable('payment')
      .set({ recipient: JSON.stringify({ ...recipient, issuer: undefined }) })
      .where('id', '=', id)
      .execute();
    await pdfs.configure(issuer);
    expect((await readInvoice(id)).blocks.slice(7, 13)).toEqual([
      ['H2', 'Customer'],
      ['P', 'Halyard'],
      ['P', 'Speicherstraße 5'],
      ['P', '20457 Hamburg'],
      ['P', 'Germany'],
      ['P', 'VAT number: DE811234567'],
    ]);
  });

  const outside =
    'VAT 0%: outside the scope of EU VAT, as the supplier is not established in the European Union.';
  test.each([
    ['outside of the European Union', { country: 'GB', vat_number: 'GB294881603', vat_rate: '0' }, outside],
    [
      'a small business at home',
      { country: 'DE', vat_number: null, vat_rate: '0' },
      'VAT 0%: the supplier charges no VAT (small business).',
    ],
  ])('[O12] says why there is no VAT: %s', async (_, details, reason) => {
    const id = await pdfs.approved(details);
    expect((await readInvoice(id)).blocks.at(-1)).toEqual(['P', reason]);
  });

  test('[O12] does not name the country twice', async () => {
    await pdfs.configure({ invoice_address: '20457 Hamburg\nDeutschland' });
    const { blocks } = await readInvoice(await pdfs.approved());
    expect(blocks.slice(8, 12)).toEqual([
      ['P', 'Halyard'],
      ['P', '20457 Hamburg'],
      ['P', 'Deutschland'],
      ['P', 'VAT number: DE811234567'],
    ]);
  });

  const names = [
    ['Größenwahn & Söhne <Öl>', 'Żółta Łódź Ćma', 'Ελληνική Εταιρεία', 'Їжакевич Ґанок Ёлка'],
    ['Thuê Nguyễn', 'Čeština ďáblů', 'İstanbul Şişli', 'Naïve Œuvre “quoted” – dash…'],
  ];
  test.each(names)('[O12] writes %s, %s, %s, %s', async (...each) => {
    const [company_name = '', street = '', zip = '', city = ''] = each;
    const id = await pdfs.approved({ company_name, street, zip, city });
    const { blocks } = await readInvoice(id);
    expect(blocks.slice(2, 5)).toEqual([
      ['P', company_name],
      ['P', street],
      ['P', `${zip} ${city}`],
    ]);
    expect(blocks).toContainEqual(['P', selfBilling]);
  });

  test('[O12] gives characters that its typeface lacks as numbers, and says so', async () => {
    // The second name is written with a combining mark, which one letter has too.
    const id = await pdfs.approved({ company_name: '株 Nordlicht 🦊', street: 'Cafe\u0301 Street 1' });
    const english = await readInvoice(id);
    expect(english.blocks.slice(2, 4)).toEqual([
      ['P', '[U+682A] Nordlicht [U+1F98A]'],
      ['P', 'Café Street 1'],
    ]);
    expect(english.blocks.at(-1)).toEqual([
      'P',
      'Characters that the typeface of this document lacks are given as Unicode numbers, such as [U+4E2D].',
    ]);
    expect((await readInvoice(id, { language: 'de' })).blocks.at(-1)).toEqual([
      'P',
      'Zeichen, die in der Schrift dieses Dokuments fehlen, stehen als Unicode-Nummern da, etwa [U+4E2D].',
    ]);
  });

  test('[O12] breaks long names and loses nothing of them', async () => {
    const company_name = 'Donaudampfschifffahrtsgesellschaft'.repeat(5);
    const street = 'A very long name of a street that has many words '.repeat(4).trim();
    await pdfs.configure({ invoice_address: 'W'.repeat(400) });
    const { blocks, reach } = await readInvoice(await pdfs.approved({ company_name, street }));
    const [, , ...lines] = blocks;
    const whole = (text: unknown, between: string) => String(text).replaceAll(/ ?\n/g, between);
    expect(whole(lines[0]?.[1], '')).toBe(company_name);
    expect(whole(lines[1]?.[1], ' ')).toBe(street);
    expect(lines.map((block) => whole(block[1], ''))).toContain('W'.repeat(400));
    expect(reach).toBeLessThanOrEqual(595.28 - 56 + 0.01);
  });

  test('[O12, M1] is there once it was approved, for its publisher and operators', async () => {
    const id = await steps.requested();
    const token = await network.tokenOf(second.username);
    const missing = [404, 'NOT_FOUND_HTTP_EXCEPTION'];
    const ask = (of: number) => network.request(`${path}/${of}/invoice`, { token });
    expect(codeOf(await ask(id))).toEqual(missing);
    expect(codeOf(await ask(4))).toEqual(missing);
    expect(codeOf(await ask(4711))).toEqual(missing);
    expect((await readInvoice(4, { username: operator })).title).toBe('Self-billing invoice SB-1-0003');
  });

  test('[C1] takes the address of the network from settings that are not public', async () => {
    await pdfs.configure(issuer);
    expect((await network.request('/publisher/v1/config')).text).not.toMatch(/Speicherstra|DE811234567/);
  });
});

describe('the preview of an invoice', () => {
  test.each([
    ['en', 'Preview of a self-billing invoice', 'Preview', ['As of', '20 November 2026']],
    ['de', 'Vorschau einer Gutschrift', 'Vorschau', ['Stand', '20. November 2026']],
  ])(
    '[O12] in %s says across what it is, has no number, and agrees with what is issued then',
    async (...each) => {
      const [language, title, stamp, date] = each;
      await pdfs.configure(issuer);
      await steps.billing({ country: 'DE', vat_number: 'DE123456789', vat_rate: '19' });
      await steps.earnEnough(33_335);
      const { name, bytes } = await pdfs.load('/invoice-preview', { language });
      expect(name).toBe('invoice-preview.pdf');
      const preview = await readPdf(bytes);
      expect([preview.title, preview.blocks[0], preview.artifacts.at(-1)]).toEqual([
        title,
        ['H1', title],
        stamp,
      ]);
      expect(JSON.stringify(preview)).not.toMatch(/SB-|P-0/);
      const id = idOf(await steps.ask());
      await steps.decide(id, { decision: 'approve' });
      const issued = await readInvoice(id, { language });
      const [, , period] = issued.blocks[13] ?? [];
      expect(preview.blocks).toEqual([
        ['H1', title],
        ...issued.blocks.slice(1, 13),
        [date, period],
        ...issued.blocks.slice(14),
      ]);
    },
  );

  test('[O12, E2] is refused with every reason against the request, and changes nothing', async () => {
    await steps.requested();
    await steps.billing({ payment_terms_id: 1, bic: null });
    const token = await network.tokenOf(second.username);
    const answer = await network.request(`${path}/invoice-preview`, { token });
    expect(codeOf(answer)).toEqual([409, 'PAYOUT_AUTOMATIC']);
    expect(codesOf(answer)).toEqual((await steps.balance())['refusals']);
    expect(read((await steps.list()).body, 'data.total')).toBe(1);
  });
});

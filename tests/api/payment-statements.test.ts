import { sumBy } from 'es-toolkit';
import { describe, expect, test } from 'vitest';
import { readPdf } from '../support/read-pdf.ts';
import { type TestNetwork, onFreshNetwork, read } from './network.ts';
import { type Asked, paymentPdfs } from './payment-pdfs.ts';
import { codeOf, idOf, paymentSteps, second } from './payment-steps.ts';

const demo = 'publisher@portal.test';
const amount = /^EUR -?[\d,]+\.\d{2}$/;
const counted =
  'Conversions count in the month in which they came in (UTC), as they stand today, pending ones too.';

let network: TestNetwork;
let steps: ReturnType<typeof paymentSteps>;
let pdfs: ReturnType<typeof paymentPdfs>;
onFreshNetwork((opened) => {
  network = opened;
  steps = paymentSteps(opened);
  pdfs = paymentPdfs(opened);
});

describe('a statement as PDF', () => {
  const loadStatement = (query: string, asked?: Asked) => pdfs.load(`/statement?format=pdf${query}`, asked);

  test('[P5] sums up by offer what the CSV lists', async () => {
    const { name, bytes } = await loadStatement('&month=2026-10', { username: demo });
    expect(name).toBe('statement-2026-10.pdf');
    const { title, blocks } = await readPdf(bytes);
    const csv = (await steps.statement('month=2026-10', demo)).text.trim().split('\r\n').slice(1);
    const rows = csv.map((row) => row.split(','));
    const byOffer = Map.groupBy(rows, (row) => String(row[7]));
    const money = (cents: number) =>
      `EUR ${(cents / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`;
    const centsOf = (some: string[][]) => sumBy(some, (row) => Math.round(Number(row[8]) * 100));
    const total = money(centsOf(rows));
    expect(total).toBe('EUR 2,240.99');
    expect([title, ...blocks]).toEqual([
      'Statement for October 2026',
      ['H1', 'Statement for October 2026'],
      ['H2', 'Publisher'],
      ['P', 'Kestrel Media'],
      ['H2', 'Network'],
      ['P', 'Halyard'],
      [
        ['Opening balance', expect.stringMatching(amount)],
        ['Earned', expect.stringMatching(amount)],
        ['Paid', total],
        ['Closing balance', expect.stringMatching(amount)],
      ],
      ['H2', 'Payment P-0004, invoice SB-1-0003, paid on 31 October 2026'],
      [
        ['Offer', 'Conversions', 'Amount'],
        ...[...byOffer]
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([offer, some]) => [offer, String(some.length), money(centsOf(some))]),
        ['Paid without VAT', total],
      ],
      ['P', counted],
      ['P', 'Amounts are without VAT. The statement as CSV lists every conversion.'],
    ]);
  });

  test('[P5] [O10] begins with what the month before ends with, earns what the analytics say, and ends with the balance', async () => {
    const cents = (text: unknown) => Math.round(Number(String(text).replaceAll(/[^\d.-]/g, '')) * 100);
    const factsOf = async (month: string) => {
      const { bytes } = await loadStatement(`&month=${month}`, { username: demo });
      const { blocks } = await readPdf(bytes);
      return new Map((blocks[5] ?? []).map((row) => [row[0], cents(row[1])]));
    };
    const [before, now] = [await factsOf('2026-10'), await factsOf('2026-11')];
    expect(now.get('Opening balance')).toBe(before.get('Closing balance'));
    const { body } = await network.request(
      '/publisher/v2/analytics/overview?date_from=2026-11-01&date_to=2026-11-20&kpi=payout',
      { token: await network.tokenOf() },
    );
    expect(now.get('Earned')).toBe(cents(read(body, 'data.current.payout')));
    const balance = await steps.balance(demo);
    const owed = ['pending', 'held', 'available', 'requested'].map((part) => cents(balance[part]));
    expect(now.get('Closing balance')).toBe(owed.reduce((sum, part) => sum + part, 0));
  });

  test('[P5] of a month without payments says so, in German too', async () => {
    const { name, bytes } = await loadStatement('', { username: demo, language: 'de' });
    expect(name).toBe('statement-2026-11.pdf');
    expect((await readPdf(bytes)).blocks).toEqual([
      ['H1', 'Abrechnung für November 2026'],
      ['H2', 'Publisher'],
      ['P', 'Kestrel Media'],
      ['H2', 'Netzwerk'],
      ['P', 'Halyard'],
      [
        ['Anfangssaldo', expect.stringMatching(/EUR$/)],
        ['Verdient', expect.stringMatching(/EUR$/)],
        ['Bezahlt', '0,00 EUR'],
        ['Endsaldo', expect.stringMatching(/EUR$/)],
      ],
      ['P', 'In diesem Monat wurde nichts ausgezahlt.'],
      ['P', 'Conversions zählen im Monat ihres Eingangs (UTC), nach heutigem Stand, auch ausstehende.'],
      ['P', 'Alle Beträge ohne Umsatzsteuer. Die Abrechnung als CSV enthält jede Conversion.'],
    ]);
  });

  test('[P5] adds up each currency by itself', async () => {
    const first = await pdfs.approved();
    await steps.decide(first, { decision: 'pay' });
    const token = await network.tokenOf(second.username);
    await network.request('/publisher/v1/user-profile', { method: 'PUT', json: { currency: 'USD' }, token });
    await steps.earnEnough(40_001);
    const other = idOf(await steps.ask());
    for (const decision of ['approve', 'pay']) await steps.decide(other, { decision });
    const { blocks } = await readPdf((await loadStatement('')).bytes);
    // 333.35 at 1.08, and 400.01.
    expect(blocks[5]?.[2]).toEqual(['Paid', 'USD 760.03']);
    const sums = blocks.flatMap((block) => block.filter((row) => row[0] === 'Paid without VAT'));
    expect(sums).toEqual([
      ['Paid without VAT', 'EUR 333.35'],
      ['Paid without VAT', 'USD 400.01'],
    ]);
    expect(blocks.filter(([tag]) => tag === 'H2').slice(2)).toEqual([
      ['H2', 'Payment P-0001, invoice SB-2-0001, paid on 20 November 2026'],
      ['H2', 'Payment P-0002, invoice SB-2-0002, paid on 20 November 2026'],
    ]);
  });

  test('[P5] is a CSV by default, and nothing else', async () => {
    const asCsv = await steps.statement('month=2026-10&format=csv', demo);
    expect([asCsv.headers.get('content-type'), asCsv.text]).toEqual([
      'text/csv; charset=utf-8',
      (await steps.statement('month=2026-10', demo)).text,
    ]);
    expect(codeOf(await steps.statement('format=xml'))).toEqual([422, 'VALIDATION_ERROR']);
  });
});

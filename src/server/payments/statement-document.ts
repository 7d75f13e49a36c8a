import { sumBy } from 'es-toolkit';
import type { FileReply } from '#contract/endpoint.ts';
import type { LocaleName } from '#contract/locales.ts';
import { readSystemName } from '../configuration/configuration.ts';
import { amountOf } from '../money.ts';
import type { CallerContext } from '../network.ts';
import type { Content, Table } from '../pdf/content.ts';
import { pdfFile } from '../pdf/pdf-file.ts';
import { formatsIn } from './document-formats.ts';
import { invoiceNumberOf } from './invoice.ts';
import { numberOf, readStatementSums } from './read-payments.ts';
import { readStatementBalance } from './statement-balance.ts';
import { statementWords } from './statement-words.ts';

type Row = Awaited<ReturnType<typeof readStatementSums>>[number];
const sumOf = (rows: readonly Row[]) => amountOf(sumBy(rows, ({ micros }) => micros));

function tableOf(locale: LocaleName, first: Row, rows: readonly Row[]): Table {
  const words = statementWords[locale];
  const { money, day, count } = formatsIn(locale);
  const { currency, closed_at: paidAt } = first;
  return {
    caption: words.caption(numberOf(first), invoiceNumberOf(first), paidAt ? day(paidAt) : ''),
    columns: [
      { head: words.offer },
      { head: words.conversions, isFigure: true },
      { head: words.amount, isFigure: true },
    ],
    rows: rows.map(({ offer, conversions, micros }) => [
      offer,
      count(conversions),
      money(amountOf(micros), currency),
    ]),
    sums: [[words.paid, money(sumOf(rows), currency)]],
  };
}

const tablesOf = (locale: LocaleName, rows: readonly Row[]) =>
  [...Map.groupBy(rows, ({ number }) => number).values()].flatMap((some) =>
    some.slice(0, 1).map((first) => tableOf(locale, first, some)),
  );

type Balance = Awaited<ReturnType<typeof readStatementBalance>>;

function factsOf(locale: LocaleName, balance: Balance): Content['facts'] {
  const words = statementWords[locale];
  const money = (part: 'opening' | 'earned' | 'paid' | 'closing') =>
    formatsIn(locale).money(balance[part], balance.currency);
  return [
    [words.opening, money('opening')],
    [words.earned, money('earned')],
    [words.all, money('paid')],
    [words.closing, money('closing')],
  ];
}

/** What was earned and paid in a month, with the balance at its ends; payments by offer. */
export async function statementFile(context: CallerContext, month: string): Promise<FileReply> {
  const { db, clock, caller, locale } = context;
  const words = statementWords[locale];
  const rows = await readStatementSums(context, month);
  const { name } = await db
    .selectFrom('partner')
    .select('name')
    .where('id', '=', caller.partnerId)
    .executeTakeFirstOrThrow();
  const isPaid = rows.length > 0;
  const content: Content = {
    locale,
    title: words.title(formatsIn(locale).month(month)),
    createdAt: clock.now(),
    parties: [
      { role: words.publisher, lines: [name] },
      { role: words.network, lines: [await readSystemName(db)] },
    ],
    facts: factsOf(locale, await readStatementBalance(context, month)),
    tables: tablesOf(locale, rows),
    notes: [...(isPaid ? [] : [words.nothing]), words.counted, words.more],
  };
  return pdfFile(`statement-${month}.pdf`, content);
}

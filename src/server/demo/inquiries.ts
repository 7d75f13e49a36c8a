import { millisecondsInDay } from 'date-fns/constants';
import type { Insertable } from 'kysely';
import { dayOf } from '#contract/days.ts';
import type { InquiryStatus } from '#contract/inquiries.ts';
import type { Db } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { ConversionStatus } from '../tracking/tables.ts';
import { publisherId } from './accounts.ts';

type Columns = Partial<Insertable<Schema['inquiry']>>;
type Line = { daysAgo: number; status: InquiryStatus; text: string; file?: { name: string; text: string } };
type Seed = {
  /** Of a conversion that had this status, and for this reason, before the first line. */
  about?: { status: ConversionStatus; reason?: string };
  missing?: { offer_id: number; transaction_id: string; amount_micros: number; soldDaysAgo: number };
  subject?: string;
  lines: readonly Line[];
};

// The oldest first. What was granted is approved: nothing is booked here, so the figures are those of the traffic.
const seeds: readonly Seed[] = [
  {
    about: { status: 'approved' },
    lines: [
      {
        daysAgo: 38,
        status: 'open',
        text: 'This one was rejected as a duplicate, but the customer ordered twice: two order numbers, two addresses.',
      },
      { daysAgo: 35, status: 'granted', text: 'You are right, the shop has confirmed both orders.' },
    ],
  },
  {
    subject: 'More banners for the spring collection',
    lines: [
      {
        daysAgo: 26,
        status: 'open',
        text: 'We plan a special in March. Will there be banners in 970 × 250?',
      },
      {
        daysAgo: 25,
        status: 'answered',
        text: 'Yes, from the middle of February on. I send you the first ones as soon as I have them.',
      },
    ],
  },
  {
    missing: { offer_id: 48_213, transaction_id: 'KM-20984', amount_micros: 89_900_000, soldDaysAgo: 19 },
    lines: [
      { daysAgo: 16, status: 'open', text: 'A reader sent us this order, and it is not in the log.' },
      { daysAgo: 14, status: 'asked', text: 'Which of your links led to the order, as far as you know?' },
      { daysAgo: 14, status: 'open', text: 'The one in the newsletter of that week.' },
      {
        daysAgo: 11,
        status: 'declined',
        text: 'The shop has found the order: it came in with the voucher of another publisher, whose click was later.',
      },
    ],
  },
  {
    about: { status: 'rejected', reason: 'returned' },
    lines: [
      {
        daysAgo: 4,
        status: 'open',
        text: 'Why was this conversion rejected? The customer has kept the goods.',
      },
      {
        daysAgo: 2,
        status: 'asked',
        text: 'The shop has it as returned. Can you send us the confirmation of the order?',
      },
    ],
  },
  {
    missing: { offer_id: 48_213, transaction_id: 'KM-21377', amount_micros: 124_500_000, soldDaysAgo: 3 },
    lines: [
      {
        daysAgo: 1,
        status: 'open',
        text: 'An order of last week is missing. The line of our own tracker is attached.',
        file: {
          name: 'tracker.csv',
          text: 'time,link,order,amount,currency\r\n12:41,newsletter,KM-21377,124.50,EUR\r\n',
        },
      },
    ],
  },
];

type Context = { db: Db; before: (days: number) => Date };

async function conversionOf(
  { db, before }: Context,
  { status, reason }: NonNullable<Seed['about']>,
  daysAgo: number,
): Promise<Columns> {
  const found = await db
    .selectFrom('conversion')
    .select(['id', 'offer_id', 'txid', 'ts'])
    .where('partner_id', '=', publisherId)
    .where('status', '=', status)
    .where('ts', '<', before(daysAgo + 1))
    .$if(reason !== undefined, (rejected) =>
      rejected.where('reason', '=', reason ?? '').where('decided_at', '<', before(daysAgo)),
    )
    .orderBy('ts', 'desc')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return {
    kind: 'conversion',
    conversion_id: found.id,
    offer_id: found.offer_id,
    transaction_id: found.txid,
    happened_on: dayOf(found.ts),
  };
}

async function columnsOf(context: Context, { about, missing, subject, lines }: Seed): Promise<Columns> {
  if (about) return conversionOf(context, about, lines[0]?.daysAgo ?? 0);
  if (!missing) return { kind: 'message', subject: subject ?? '' };
  const { soldDaysAgo, ...claim } = missing;
  return { kind: 'missing', currency: 'EUR', ...claim, happened_on: dayOf(context.before(soldDaysAgo)) };
}

async function addInquiry(context: Context, seeded: Seed, number: number) {
  const { db, before } = context;
  const { lines } = seeded;
  const last = lines.at(-1);
  const { id } = await db
    .insertInto('inquiry')
    .values({
      partner_id: publisherId,
      number,
      kind: 'message',
      status: last?.status ?? 'open',
      opened_at: before(lines[0]?.daysAgo ?? 0),
      updated_at: before(last?.daysAgo ?? 0),
      ...(await columnsOf(context, seeded)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const messages = await db
    .insertInto('inquiry_message')
    .values(
      lines.map(({ daysAgo, status, text, file }) => ({
        partner_id: publisherId,
        inquiry_id: id,
        side: status === 'open' ? ('publisher' as const) : ('network' as const),
        name: status === 'open' ? 'Nora Feldkamp' : 'Ines Aldridge',
        status,
        text,
        sent_at: before(daysAgo),
        ...(file && { file_name: file.name, file_type: 'text/csv' as const, file: Buffer.from(file.text) }),
      })),
    )
    .returning('id')
    .execute();
  const read_id = messages.at(-1)?.id ?? 0;
  await db
    .updateTable('inquiry')
    .set({ read_id })
    .where('partner_id', '=', publisherId)
    .where('id', '=', id)
    .execute();
}

/** Some months of inquiries; the traffic that they are about is there. */
export async function seedInquiries(db: Db, now: Date) {
  const before = (days: number) => new Date(now.getTime() - days * millisecondsInDay);
  for (const [index, seeded] of seeds.entries()) await addInquiry({ db, before }, seeded, index + 1);
}

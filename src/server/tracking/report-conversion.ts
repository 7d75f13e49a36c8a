import { randomUUID } from 'node:crypto';
import { digest, matches } from '../auth/secrets.ts';
import type { Db } from '../database/database.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import type { Network } from '../network.ts';
import { log } from '../observing/log.ts';
import {
  addConversion,
  type Clicked,
  decideConversion,
  readClicked,
  type StoredConversion,
  storedConversions,
} from './book-conversion.ts';
import { readClickId } from '#contract/tracked-ids.ts';
import type { OddAmount } from './read-amount.ts';
import type { Report } from './read-report.ts';
import type { ConversionStatus } from './tables.ts';
import { advertiserToken, readTrackingKey } from './tracking-key.ts';
import { worthOf } from './worth-of-report.ts';

// `created` is false where the conversion existed already.
export type Reported = {
  conversion_id: string;
  status: ConversionStatus;
  created: boolean;
  odd_amount: OddAmount | null;
};

// An advertiser may reverse a decision; nothing becomes pending again.
const changes: Record<ConversionStatus, readonly ConversionStatus[]> = {
  pending: ['approved', 'rejected'],
  approved: ['rejected'],
  rejected: ['approved'],
};

async function readClick(db: Db, text: string): Promise<Clicked> {
  const found = readClickId(text);
  const click = found && (await readClicked(db, found));
  if (!click) {
    throw refuse('NOT_FOUND_HTTP_EXCEPTION', { description: 'There is no click with this click_id' });
  }
  return click;
}

// Nobody but the advertiser sees the answer: without a line in the log, sales that are never booked go unnoticed.
async function worthOrLog(db: Db, click: Clicked, report: Report) {
  try {
    return await worthOf(db, click, report);
  } catch (error) {
    if (error instanceof Refusal) {
      const why = error.entries.flatMap(({ field = '', errors = [] }) =>
        errors.map(({ description }) => `${field}: ${description}`),
      );
      log.warn(`A conversion of offer ${click.offer_id} was refused. ${why.join(' ')}`, {
        offer: click.offer_id,
        click: report.click_id,
      });
    }
    throw error;
  }
}

// A repeated report can only change the status.
async function change(db: Db, click: Clicked, report: StoredConversion): Promise<StoredConversion> {
  const before = await storedConversions(db, click.partner_id)
    .where('click_id', '=', click.click_id)
    .where('goal', '=', report.goal)
    .where('txid', '=', report.txid)
    .executeTakeFirstOrThrow();
  const { status, reason, ts: now } = report;
  if (!changes[before.status].includes(status)) return before;
  return decideConversion(db, click, { before, status, reason, now });
}

// Once per click, goal and transaction, however often it comes. Figures and postbacks follow in the same transaction.
export const reportConversion = ({ db, clock }: Network, report: Report): Promise<Reported> =>
  db.transaction().execute(async (transaction) => {
    const click = await readClick(transaction, report.click_id);
    const token = advertiserToken(await readTrackingKey(transaction), click.offer_id);
    if (!matches(report.token, digest(token))) throw refuse('FORBIDDEN');
    const { txid, status } = report;
    const reason = status === 'rejected' ? report.reason.trim() || null : null;
    const id = randomUUID();
    const fresh: StoredConversion = {
      id,
      ts: clock.now(),
      status,
      txid,
      reason,
      ...(await worthOrLog(transaction, click, report)),
    };
    const created = await addConversion(transaction, click, { ...fresh, now: fresh.ts });
    const stored = created ? fresh : await change(transaction, click, fresh);
    return { conversion_id: stored.id, status: stored.status, created, odd_amount: stored.odd_amount };
  });

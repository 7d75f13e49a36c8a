import { type Selectable, sql } from 'kysely';
import { readSupportAddress } from '../configuration/configuration.ts';
import type { Db } from '../database/database.ts';
import type { DueContext } from '../network.ts';
import { type CallOutcome, countCall } from '../observing/metrics.ts';
import { log } from '../observing/log.ts';
import type { ClaimCalls } from '../outgoing/outgoing-calls.ts';
import type { Mailer, Posted } from './mailer.ts';
import { messageIdOf } from './message-ids.ts';
import { noteRefusal, readRefusal } from './refused-addresses.ts';
import type { MailTables } from './tables.ts';

type Mail = Selectable<MailTables['outbox']>;

const minute = 60_000;
// Longer than the time-outs of a mail server together. A process that is killed between a mail and its row sends it again.
const lease = 5 * minute;
// The wait after each failed attempt.
const pauses = [minute, 5 * minute, 15 * minute, 60 * minute, 240 * minute];
/** For so long a mail is tried: links in it have ended by then. */
const day = 1440 * minute;
const keptFor = 90 * day;

const pauseAfter = (attempts: number) => pauses[Math.min(attempts, pauses.length) - 1] ?? minute;

/** Due mails that no other process takes, the oldest first. */
async function claimMails(db: Db, now: Date, count: number): Promise<Mail[]> {
  const { rows } = await sql<Mail>`
    update outbox set attempts = attempts + 1, next_at = ${new Date(now.getTime() + lease)}
    where id in (
      select id from outbox where next_at <= ${now} order by next_at, id limit ${count} for update skip locked
    )
    returning *`.execute(db);
  return rows;
}

type State = Pick<Mail, 'status' | 'next_at'>;
function stateAfter({ attempts, created_at }: Mail, { outcome }: Posted, now: Date): State {
  if (outcome === 'unknown') return { status: 'refused', next_at: null };
  if (outcome !== 'failed') return { status: outcome, next_at: null };
  const next = new Date(now.getTime() + pauseAfter(attempts));
  const isLate = next.getTime() > created_at.getTime() + day;
  return isLate ? { status: 'expired', next_at: null } : { status: 'waiting', next_at: next };
}

const outcomes: Readonly<Record<Mail['status'], CallOutcome>> = {
  sent: 'delivered',
  waiting: 'retried',
  refused: 'failed',
  expired: 'failed',
};

async function record({ db, clock }: DueContext, mail: Mail, posted: Posted) {
  const { status, next_at } = stateAfter(mail, posted, clock.now());
  // What is over keeps no link that opens an account.
  const text = next_at === null ? { body: '', link: null, unsubscribe: null } : {};
  await db
    .updateTable('outbox')
    .set({ status, next_at, answer: posted.words, ...text })
    .where('id', '=', mail.id)
    .execute();
  if (posted.outcome === 'unknown') {
    await noteRefusal(db, { address: mail.recipient, answer: posted.words, refused_at: clock.now() });
  }
  countCall('mails', outcomes[status]);
}

const tooLate: Posted = { outcome: 'failed', words: '' };

async function post({ db, clock }: DueContext, mailer: Mailer, mail: Mail): Promise<Posted> {
  // Of a time when nothing was sent.
  if (clock.now().getTime() - mail.created_at.getTime() > day) return tooLate;
  const refusal = await readRefusal(db, mail.recipient);
  if (refusal) return { outcome: 'refused', words: `Not sent: ${refusal.answer}` };
  return mailer.post({
    messageId: await messageIdOf(db, mail, mailer.domain),
    date: mail.created_at,
    to: mail.recipient,
    replyTo: await readSupportAddress(db),
    locale: mail.locale,
    unsubscribe: mail.unsubscribe,
    subject: mail.subject,
    text: mail.body,
  });
}

/** Hands the mails that are due over to the mail server, if there is one; retries for a day what it does not take. */
export function mailCalls(contextOf: () => DueContext): ClaimCalls {
  // One line when it begins, one when it ends.
  let isFailing = false;
  function report({ outcome, words }: Posted, host: string) {
    if (words === '' || (outcome === 'failed') === isFailing) return;
    isFailing = outcome === 'failed';
    if (isFailing) log.warn(`Mails wait: the mail server ${host} does not take them (${words})`);
    else log.info(`Mails go out again by the mail server ${host}`);
  }

  async function deliver(mail: Mail, mailer: Mailer) {
    const context = contextOf();
    const started = performance.now();
    const posted = await post(context, mailer, mail);
    report(posted, mailer.host);
    await record(context, mail, posted);
    return { isQuick: performance.now() - started < 1000 };
  }

  return async ({ quick, busy, isForQuick, perHost }) => {
    const { db, clock, mailer } = contextOf();
    if (!mailer) return [];
    // Not that of a postback to the same machine.
    const host = `mail ${mailer.host}`;
    if (busy.includes(host) || quick.includes(host) !== isForQuick) return [];
    const mails = await claimMails(db, clock.now(), perHost);
    return mails.map((mail) => ({
      host,
      make: (signal: AbortSignal) => (signal.aborted ? giveUp(db, clock.now(), mail) : deliver(mail, mailer)),
    }));
  };
}

/** For the next process. */
async function giveUp(db: Db, now: Date, { id, attempts }: Mail) {
  await db
    .updateTable('outbox')
    .set({ attempts: attempts - 1, next_at: now })
    .where('id', '=', id)
    .execute();
  return { isQuick: false };
}

export async function forgetOldMails({ db, clock }: DueContext): Promise<void> {
  const before = new Date(clock.now().getTime() - keptFor);
  await db.deleteFrom('outbox').where('created_at', '<', before).execute();
}

type Undelivered = Pick<Mail, 'created_at' | 'recipient' | 'template' | 'status' | 'answer'>;
/** Mails that did not arrive, the newest first, with the words of the mail server. */
export const readUndelivered = (db: Db): Promise<Undelivered[]> =>
  db
    .selectFrom('outbox')
    .select(['created_at', 'recipient', 'template', 'status', 'answer'])
    .where('answer', '!=', '')
    .where('status', '!=', 'sent')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();

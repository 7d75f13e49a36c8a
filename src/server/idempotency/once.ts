import { setTimeout as wait } from 'node:timers/promises';
import type { Endpoint } from '#contract/endpoint.ts';
import { digest } from '../auth/secrets.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { withSavepoints } from '../database/savepoints.ts';
import { refuse } from '../http/refusal.ts';
import { claimKey, completeKey, type KeyOfUser, readKeyRow, releaseKey } from './claims.ts';
import { fingerprintOf, readKey } from './key.ts';
import { replayRuleOf } from './replay-rules.ts';

const longestWait = 2000;
const pause = 25;

type Place = { db: Db; clock: Clock };
type Call = {
  endpoint: Endpoint;
  header: string | undefined;
  caller: { partnerId: number; userId: number };
  request: unknown;
};
type Work = (db: Db) => Promise<unknown>;
type Outcome = { reply: unknown; isReplay: boolean };

// The answer of the request that came first, once it is there. Undefined when it was refused and left nothing.
async function replay({ db }: Place, key: KeyOfUser, fingerprint: string): Promise<Outcome | undefined> {
  for (let waited = 0; waited <= longestWait; waited += pause) {
    const row = await readKeyRow(db, key);
    if (!row) return undefined;
    if (row.fingerprint !== fingerprint) throw refuse('IDEMPOTENCY_KEY_REUSED');
    if (row.done_at && row.answer === null) throw refuse('SECRET_SHOWN_ONCE');
    if (row.answer !== null) return { reply: JSON.parse(row.answer) as unknown, isReplay: true };
    await wait(pause);
  }
  throw refuse('IDEMPOTENCY_KEY_IN_USE', { headers: { 'retry-after': '1' } });
}

async function workOnce({ db, clock }: Place, work: Work, { rule, key, claim }: Claimed): Promise<Outcome> {
  const complete = (within: Db, reply: unknown) =>
    completeKey(within, {
      ...key,
      claim,
      at: clock.now(),
      answer: rule === 'secret' ? null : JSON.stringify(reply),
    });
  const workAndComplete = async (within: Db) => {
    const reply = await work(within);
    await complete(within, reply);
    return reply;
  };
  try {
    const reply = await (rule === 'outside' ? workAndComplete(db) : withSavepoints(db, workAndComplete));
    return { reply, isReplay: false };
  } catch (error) {
    // Without a database the claim ends by itself.
    await releaseKey(db, key, claim).catch(() => undefined);
    throw error;
  }
}
type Claimed = { rule: string; key: KeyOfUser; claim: string };

/**
 * Does the work of a request once per idempotency key and user, for a day, in any number of processes; others get its
 * answer. Refuses with IDEMPOTENCY_KEY_MALFORMED, IDEMPOTENCY_KEY_REUSED for another request, IDEMPOTENCY_KEY_IN_USE
 * while the first takes long, SECRET_SHOWN_ONCE.
 */
export async function once(
  place: Place,
  { endpoint, header, caller, request }: Call,
  work: Work,
): Promise<Outcome> {
  const rule = replayRuleOf(endpoint);
  const secret = rule === 'ignored' ? undefined : readKey(header);
  if (secret === undefined) return { reply: await work(place.db), isReplay: false };
  const key = { partner_id: caller.partnerId, user_id: caller.userId, hash: digest(secret) };
  const call = `${endpoint.resource}.${endpoint.operation}`;
  const fingerprint = await fingerprintOf(secret, call, request);
  for (;;) {
    const claim = await claimKey(place.db, place.clock, { ...key, call, fingerprint });
    if (claim !== undefined) return workOnce(place, work, { rule, key, claim });
    const answered = await replay(place, key, fingerprint);
    if (answered) return answered;
  }
}

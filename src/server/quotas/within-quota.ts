import type { QuotaName, ReachedQuota } from '#contract/quotas.ts';
import type { Db } from '../database/database.ts';
import { withSavepoints } from '../database/savepoints.ts';
import { refuse } from '../http/refusal.ts';
import type { CallerContext } from '../network.ts';
import { creatingCalls } from './creating-calls.ts';
import { quotas, readQuota } from './quotas.ts';

type AnyHandler = (request: unknown, context: unknown) => unknown;
type Creation = { names: readonly QuotaName[]; id: number };

const isCreating = (call: string): call is keyof typeof creatingCalls => Object.hasOwn(creatingCalls, call);

// As `readRequest` has parsed it.
const idIn = (request: unknown) => (request as { params?: { id?: number } }).params?.id ?? 0;

async function readAll(context: CallerContext, { names, id }: Creation) {
  const read: ReachedQuota[] = [];
  for (const of of names) read.push({ of, ...(await readQuota(context, of, id)) });
  return read;
}

// Others of the account that create wait here until this transaction ends; a reference to the account does not.
const lockAccount = (tx: Db, partnerId: number) =>
  tx.selectFrom('partner').select('id').where('id', '=', partnerId).forNoKeyUpdate().execute();

async function refuseBeyond(context: CallerContext, creation: Creation, before: readonly ReachedQuota[]) {
  const after = await readAll(context, creation);
  const reached = before.find(({ used, limit }, index) => {
    const now = after[index]?.used ?? 0;
    return now > used && now > limit;
  });
  if (!reached) return;
  const { of, used, limit } = reached;
  const { noun, way } = quotas[of];
  const description = `You have ${used} of ${limit} ${noun}. ${way}`;
  throw refuse('QUOTA_REACHED', { description, quota: reached });
}

/**
 * The handler of a call; one that creates more than a quota allows is refused with QUOTA_REACHED and undone. Counting
 * afterwards needs no knowledge of what it creates: a campaign comes with a link, a click tag may be there already.
 */
export function withinQuota(call: string, handler: AnyHandler): AnyHandler {
  const names = isCreating(call) ? creatingCalls[call] : '';
  if (typeof names === 'string') return handler;
  const limited = async (request: unknown, context: CallerContext) =>
    withSavepoints(context.db, async (db) => {
      const inside = { ...context, db };
      const creation = { names, id: idIn(request) };
      await lockAccount(db, context.caller.partnerId);
      const before = await readAll(inside, creation);
      const reply = await handler(request, inside);
      await refuseBeyond(inside, creation, before);
      return reply;
    });
  return limited as AnyHandler; // Calls with a quota have a caller.
}

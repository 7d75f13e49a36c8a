import { issueOneTimeToken } from '../auth/tokens.ts';
import type { Network } from '../network.ts';
import { operatorId, publisherId } from './accounts.ts';

const validSeconds = 24 * 3600;

/** Signs the operator in as the demo publisher; links of earlier starts stop working. */
export async function shadowLink({ db, clock, origin }: Network) {
  await db
    .deleteFrom('one_time_token')
    .where('operator_id', '=', operatorId)
    .where('used_at', 'is', null)
    .execute();
  const secret = await issueOneTimeToken(db, clock, {
    userId: publisherId,
    operatorId,
    seconds: validSeconds,
  });
  return `${origin}/?ott=${secret}`;
}

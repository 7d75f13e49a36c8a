import { addDays, dayOf } from '#contract/days.ts';
import type { Network } from '../network.ts';

/** Forgets who has come before yesterday: visitors are told apart for one day only. */
export async function forgetVisitors({ db, clock }: Pick<Network, 'db' | 'clock'>) {
  await db
    .deleteFrom('click_visitor')
    .where('day', '<', addDays(dayOf(clock.now()), -1))
    .execute();
}

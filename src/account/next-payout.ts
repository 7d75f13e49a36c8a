import type { Balance } from '#contract/payments.ts';

type NextPayout = { amount: number; day: string; waitsFor: 'nothing' | 'request' | 'billing' };

/** What is paid next, and what has to be done for it; null where nothing is due. */
export function nextPayoutOf(balance: Balance, lacksBilling: boolean): NextPayout | null {
  const { next_payout: next, available, payout_day: day, refusals } = balance;
  if (next) return { ...next, waitsFor: lacksBilling ? 'billing' : 'nothing' };
  if (available <= 0) return null;
  if (refusals.length === 0) return { amount: available, day, waitsFor: 'request' };
  const lacksBillingAlone = refusals.every((refusal) => refusal === 'PAYOUT_BILLING_INCOMPLETE');
  return lacksBillingAlone ? { amount: available, day, waitsFor: 'billing' } : null;
}

/** Whether enough is free by the next payout day to be paid then. */
export function isDueByPayoutDay({ available, releases = [], payout_day: day, minimum }: Balance) {
  const free = releases.filter((release) => release.day <= day);
  const micros = [available, ...free.map(({ amount }) => amount)].map((amount) => Math.round(amount * 1e6));
  const sum = micros.reduce((all, each) => all + each, 0);
  return sum > 0 && sum >= Math.round((minimum ?? 0) * 1e6);
}

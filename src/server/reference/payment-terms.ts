import { addDays, startOf } from '#contract/days.ts';

/** Of the dictionary `partners_payment_terms`; chosen, since the specification has their names alone. */
export type PaymentTerms = {
  period: 'week' | 'two weeks' | 'month';
  /** Approved conversions are held for so many days after their own day. */
  holdDays: number;
  /** Of the week, Sunday is 0; or of the month, the last one where it is shorter. */
  payoutDay: number;
  /** Pays without a request. */
  isAutomatic: boolean;
};

const friday = 5;
const lastOfMonth = 31;

const usualTerms: PaymentTerms = {
  period: 'month',
  holdDays: 30,
  payoutDay: lastOfMonth,
  isAutomatic: false,
};
/** Those of a publisher for whom the network has set no others. */
export const usualTermsId = 4;

export const paymentTerms: ReadonlyMap<number, PaymentTerms> = new Map<number, PaymentTerms>([
  [1, { period: 'week', holdDays: 7, payoutDay: friday, isAutomatic: true }],
  [2, { period: 'two weeks', holdDays: 14, payoutDay: friday, isAutomatic: true }],
  [3, { period: 'month', holdDays: 15, payoutDay: 15, isAutomatic: false }],
  [usualTermsId, usualTerms],
  [5, { period: 'month', holdDays: 45, payoutDay: 15, isAutomatic: false }],
]);

export const termsOf = (id: number | null): PaymentTerms => paymentTerms.get(id ?? 0) ?? usualTerms;

const millisecondsInTwoWeeks = 14 * 86_400_000;
// From this day on every second one pays.
const firstOfTwoWeeks = Date.parse('2024-01-05');

const isPayoutDay: Record<PaymentTerms['period'], (day: string, payoutDay: number) => boolean> = {
  week: (day, payoutDay) => startOf(day).getUTCDay() === payoutDay,
  'two weeks': (day) => (Date.parse(day) - firstOfTwoWeeks) % millisecondsInTwoWeeks === 0,
  month: (day, payoutDay) => {
    const date = startOf(day).getUTCDate();
    const isLast = addDays(day, 1).endsWith('-01');
    return date === payoutDay || (isLast && date < payoutDay);
  },
};

/** The first payout day that is not before `from`. */
export function payoutDayFrom({ period, payoutDay }: PaymentTerms, from: string): string {
  let day = from;
  while (!isPayoutDay[period](day, payoutDay)) day = addDays(day, 1);
  return day;
}

/** The last payout day before `day`. */
export function payoutDayBefore({ period, payoutDay }: PaymentTerms, day: string): string {
  let earlier = addDays(day, -1);
  while (!isPayoutDay[period](earlier, payoutDay)) earlier = addDays(earlier, -1);
  return earlier;
}

/** Conversions since the start of this day are held. */
export const heldFrom = ({ holdDays }: PaymentTerms, today: string): string => addDays(today, 1 - holdDays);

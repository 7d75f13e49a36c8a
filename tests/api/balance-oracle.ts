import { millisecondsInDay } from 'date-fns/constants';

// Plain lists and sums, in cents.
export const start = Date.parse('2026-03-04T09:00:00Z');
export const dayNumber = (at: number) => Math.floor(at / millisecondsInDay);
const holdDays: Record<number, number> = { 1: 7, 2: 14, 3: 15, 4: 30, 5: 45 };
type Conversion = { day: number; cents: number; status: string };
type Payment = { status: string; isAutomatic: boolean; items: { of: Conversion; cents: number }[] };

/** What the network should say, worked out by hand from what has happened. */
export class Oracle {
  terms: number;
  minimum: number;
  now = start;
  readonly conversions: Conversion[] = [];
  readonly payments: Payment[] = [];
  isExchanged = false;

  constructor(terms: number, minimum: number) {
    this.terms = terms;
    this.minimum = minimum;
  }

  get isAutomatic() {
    return this.terms < 3;
  }

  get open() {
    return this.payments.find((payment) => payment.status === 'requested' || payment.status === 'approved');
  }

  isHeld(conversion: Conversion) {
    return conversion.day + (holdDays[this.terms] ?? 0) > dayNumber(this.now);
  }

  settledOf(conversion: Conversion) {
    return this.payments
      .filter(({ status }) => status !== 'declined' && status !== 'withdrawn')
      .flatMap((payment) => payment.items)
      .filter((item) => item.of === conversion);
  }

  available() {
    return this.conversions.flatMap((of) => {
      const settled = this.settledOf(of);
      const worth = of.status === 'rejected' ? 0 : of.cents;
      const rest = worth - settled.reduce((all, item) => all + item.cents, 0);
      const isFree = settled.length > 0 || (of.status === 'approved' && !this.isHeld(of));
      return isFree && rest !== 0 ? [{ of, cents: rest }] : [];
    });
  }

  /** By day number, the first one first. */
  releases() {
    const held = this.conversions.filter(
      (row) => row.status === 'approved' && this.settledOf(row).length === 0 && this.isHeld(row),
    );
    const days = new Map<number, number>();
    for (const { day, cents } of held) {
      const free = day + (holdDays[this.terms] ?? 0);
      days.set(free, (days.get(free) ?? 0) + cents);
    }
    return [...days].toSorted(([one], [other]) => one - other);
  }

  parts() {
    const total = (rows: readonly { cents: number }[]) => rows.reduce((all, row) => all + row.cents, 0);
    const untouched = this.conversions.filter((conversion) => this.settledOf(conversion).length === 0);
    const itemsOf = (...statuses: string[]) =>
      this.payments
        .filter((payment) => statuses.includes(payment.status))
        .flatMap((payment) => payment.items);
    return {
      pending: total(untouched.filter((conversion) => conversion.status === 'pending')),
      held: total(untouched.filter((row) => row.status === 'approved' && this.isHeld(row))),
      available: total(this.available()),
      requested: total(itemsOf('requested', 'approved')),
      paid: total(itemsOf('paid')),
    };
  }

  earned() {
    return this.conversions
      .filter((conversion) => conversion.status !== 'rejected')
      .reduce((all, conversion) => all + conversion.cents, 0);
  }

  isEnough() {
    const sum = this.available().reduce((all, item) => all + item.cents, 0);
    return sum > 0 && sum >= this.minimum;
  }

  pay() {
    const { isAutomatic } = this;
    this.payments.push({ status: 'requested', isAutomatic, items: this.available() });
  }

  /** Fridays, or every second one of them. */
  isPayoutDay() {
    const days = dayNumber(this.now) - dayNumber(Date.parse('2024-01-05'));
    return days % (this.terms === 1 ? 7 : 14) === 0;
  }

  exchange() {
    const inDollars = (row: { cents: number }) => {
      row.cents = Math.sign(row.cents) * Math.round(Math.abs(row.cents) * 1.08);
    };
    this.conversions.forEach(inDollars);
    this.payments.flatMap(({ items }) => items).forEach(inDollars);
    this.minimum = Math.round(this.minimum * 1.08);
    this.isExchanged = true;
  }
}

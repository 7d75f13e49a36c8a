import { sql } from 'kysely';
import type { Currency } from '#contract/values.ts';

const micros = 1_000_000;

/** What one euro is worth. */
export const perEuro: Record<Currency, number> = { EUR: 1, USD: 1.08 };

export const convert = (amount: number, from: Currency, to: Currency) =>
  (amount * perEuro[to]) / perEuro[from];

/** An amount of money as it travels: a decimal number, rounded to `digits`. */
export function amountOf(value: number, digits = 2) {
  return Number((value / micros).toFixed(digits));
}

/** An amount of money as it is stored: whole millionths. */
export function microsOf(amount: number) {
  return Math.round(amount * micros);
}

/** What an amount in the partner's currency is in the offer's: a factor between the tables of the query. */
export const toOfferCurrency = sql<number>`(offer_rate.per_euro / partner_rate.per_euro)`;

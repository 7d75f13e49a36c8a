import { sql } from 'kysely';
import type { Currency } from '#contract/values.ts';

const micros = 1_000_000;

export const perEuro: Record<Currency, number> = { EUR: 1, USD: 1.08 };

export const convert = (amount: number, from: Currency, to: Currency) =>
  (amount * perEuro[to]) / perEuro[from];

/** From stored millionths to the decimal number of an answer, rounded to `digits`. */
export function amountOf(value: number, digits = 2) {
  return Number((value / micros).toFixed(digits));
}

/** From an amount to stored millionths. */
export function microsOf(amount: number) {
  return Math.round(amount * micros);
}

/** The factor from the partner's currency to the offer's; needs both rates in the query. */
export const toOfferCurrency = sql<number>`(offer_rate.per_euro / partner_rate.per_euro)`;

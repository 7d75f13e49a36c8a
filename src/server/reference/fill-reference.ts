import { newSecret } from '../auth/secrets.ts';
import type { Db } from '../database/database.ts';
import { insertRows } from '../database/insert-rows.ts';
import { perEuro } from '../money.ts';
import { categories } from './categories.ts';

/** What every network has in its database from the start. */
export async function fillReference(db: Db) {
  await insertRows(db, 'setting', { rows: [{ key: 'signing_key', value: newSecret() }] });
  await insertRows(db, 'exchange_rate', {
    rows: (['EUR', 'USD'] as const).map((currency) => ({ currency, per_euro: perEuro[currency] })),
  });
}

/** In force until an operator publishes others. */
export const firstTerms = {
  title: 'Terms and Conditions for Publishers',
  body: `You place the links and banners of this network on media that you run yourself and that were named when you registered.

Approved conversions are paid by the terms of payment that you chose. Conversions may be rejected until the end of the hold period of the offer.`,
};

/** Fills an empty database for a network of one's own: no accounts, no offers. */
export async function fillNetwork(db: Db, now: Date) {
  await fillReference(db);
  await insertRows(db, 'category', { rows: categories.map((name) => ({ name })) });
  await insertRows(db, 'terms', {
    rows: [{ ...firstTerms, version: now.toISOString().slice(0, 7), published_at: now }],
  });
}

import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestNetwork } from './network.ts';

export const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';
export const landing = 'https://shop.example/start?from=portal';
export const today = '2026-11-20';

export type LinkOfOffer = { link: number; offer: number };
export type Visit = {
  query?: string;
  agent?: string;
  headers?: Record<string, string>;
  method?: string;
  kind?: 'g' | 'i';
};
type Sums = { clicks: number; unique_clicks: number; impressions: number };

type OnDatabase = { network: Pick<TestNetwork['network'], 'db'> };

// To one landing page, without own settings and caps.
export async function prepareLinks({ network: { db } }: OnDatabase, links: readonly LinkOfOffer[]) {
  for (const { link, offer } of links) {
    await db.deleteFrom('offer_landing_page').where('offer_id', '=', offer).execute();
    const page = { offer_id: offer, name: 'Start', url: landing, is_default: true };
    await db.insertInto('offer_landing_page').values(page).execute();
    const plain = { landing_page_id: null, deep_link: null, sub1: '', sub2: '' };
    await db.updateTable('tracking_link').set(plain).where('id', '=', link).execute();
    await db.deleteFrom('offer_cap').where('offer_id', '=', offer).execute();
  }
}

export function visitsOf(network: TestNetwork) {
  const { db } = network.network;

  async function visit(
    path: string,
    { query = '', agent = android, headers, method, kind = 'g' }: Visit = {},
  ) {
    const answer = await fetch(`${network.url}/${kind}/${path}${query}`, {
      redirect: 'manual',
      headers: { 'user-agent': agent, ...headers },
      ...(method && { method }),
    });
    return {
      status: answer.status,
      to: answer.headers.get('location'),
      headers: answer.headers,
      text: await answer.text(),
    };
  }

  /** Of an offer on that day: the same in all three rollups. */
  async function rolledUp(offer: number, day = today): Promise<Sums> {
    const tables = [
      ['stat_offer', sql`day = ${day}`],
      ['stat_dim', sql`day = ${day}`],
      ['stat_hour', sql`(hour at time zone 'UTC')::date = ${day}::date`],
    ] as const;
    const found = [];
    for (const [table, ofDay] of tables) {
      const { rows } = await sql<Sums>`select coalesce(sum(clicks), 0) as clicks,
        coalesce(sum(unique_clicks), 0) as unique_clicks, coalesce(sum(impressions), 0) as impressions
        from ${sql.table(table)} where partner_id = 1 and offer_id = ${offer} and ${ofDay}`.execute(db);
      found.push(rows[0]);
    }
    expect(new Set(found.map((row) => JSON.stringify(row))).size).toBe(1);
    return found[0] ?? { clicks: 0, unique_clicks: 0, impressions: 0 };
  }

  return {
    visit,
    click: (link: number, options?: Visit) => visit(`1/${link}`, options),
    rolledUp,
    /** What is counted of an offer while something is done. */
    added: async (offer: number, act: () => Promise<unknown>): Promise<Sums> => {
      const before = await rolledUp(offer);
      await act();
      const after = await rolledUp(offer);
      return {
        clicks: after.clicks - before.clicks,
        unique_clicks: after.unique_clicks - before.unique_clicks,
        impressions: after.impressions - before.impressions,
      };
    },
    rawClicks: (link: number) =>
      db
        .selectFrom('click')
        .selectAll()
        .where('link_id', '=', link)
        .where('ts', '=', network.network.clock.now())
        .execute(),
  };
}

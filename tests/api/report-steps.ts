import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type TestNetwork, openNetwork, read, startLimit } from './network.ts';
import { preparePayouts } from './payouts.ts';
import { prepareLinks, visitsOf } from './visits.ts';

/** A lead of 21 euros, and a share of the sale in dollars. */
export const lead = { link: 4, offer: 48_466 };
export const share = { link: 7, offer: 47_604 };
export const none = { conversions: 0, pending: 0, rejected: 0, payout: 0, sale_amount: 0 };

const today = '2026-11-20';
type Fields = Record<string, string>;

/** An advertiser that reports conversions of a click, a new one for each test; `added` is what they add to the figures. */
export function onReports() {
  let network: TestNetwork;
  let token: string;
  let visits: ReturnType<typeof visitsOf>;
  let clickId: string;
  const secrets = new Map<number, string>();

  async function newClick({ link }: { link: number } = lead) {
    const { to } = await visits.click(link, { query: '?sub1=blog', headers: { 'cf-ipcountry': 'DE' } });
    clickId = new URL(to ?? '').searchParams.get('click_id') ?? '';
  }

  // Without its macros.
  async function addressFor(offer: number) {
    const operator = await network.tokenOf('operator@portal.test');
    const path = `/publisher/v1/postbacks/advertiser-url?offer_id=${offer}`;
    const { body } = await network.request(path, { token: operator });
    const url = new URL(String(read(body, 'data.url')));
    expect([url.origin, url.pathname]).toEqual([network.url, '/postback']);
    return url.searchParams.get('token') ?? '';
  }

  beforeAll(async () => {
    network = await openNetwork();
    token = await network.tokenOf();
    visits = visitsOf(network);
    await prepareLinks(network, [lead, share]);
    const { db } = network.network;
    for (const { offer } of [lead, share]) secrets.set(offer, await addressFor(offer));
    await preparePayouts(db, { lead: lead.offer, share: share.offer });
  }, startLimit);
  beforeEach(() => newClick());
  afterAll(() => network.close());

  const full = (fields: Fields, offer = lead.offer): Fields => ({
    click_id: clickId,
    token: secrets.get(offer) ?? '',
    ...fields,
  });

  async function figures(offer: number) {
    const query = `date_from=${today}&date_to=${today}&offer_id=${offer}&kpi=conversions,pending,rejected,payout,sale_amount`;
    const { body } = await network.request(`/publisher/v2/analytics/overview?${query}`, { token });
    // The contract test has checked the shape.
    return read(body, 'data.current') as Record<string, number>;
  }

  return {
    network: () => network,
    token: () => token,
    clickId: () => clickId,
    newClick,
    full,
    report: (fields: Fields = {}, offer = lead.offer) =>
      network.request(`/postback?${new URLSearchParams(full(fields, offer)).toString()}`),
    added: async (act: () => Promise<unknown>, offer = lead.offer) => {
      const before = await figures(offer);
      await act();
      const after = await figures(offer);
      return Object.fromEntries(
        Object.entries(after).map(([name, value]) => [
          name,
          Math.round((value - (before[name] ?? 0)) * 100) / 100,
        ]),
      );
    },
  };
}

import type { Page } from '@playwright/test';
import type { Shot } from './shot-list.ts';

const visits = (address: string, selector: string) => async (page: Page) => {
  await page.goto(address);
  await page.locator(selector).first().waitFor();
};

/** The tabs of an offer's details with a campaign that is being edited, and an application's. */
export const detailsStates: readonly Shot[] = (
  [
    ['links', '/live-offers/1/live?tab=tracking-links&link=1', 'main form textarea'],
    ['click-tag', '/live-offers/1/live?tab=click-tag', 'main form textarea'],
    ['banners', '/live-offers/1/live?tab=banners', 'main article'],
    ['payouts', '/live-offers/1/live?tab=payouts', 'main tbody th'],
    ['caps', '/live-offers/1/live?tab=caps', 'main [role=meter]'],
    ['campaigns', '/live-offers/1/live?tab=campaigns&campaign=102&edit=splitter', 'main [role=alert]'],
    ['pending', '/live-offers/28/pending', 'main ol'],
  ] as const
).map(([name, address, selector]) => ({
  name: `liveOfferDetails-${name}`,
  screen: 'liveOfferDetails',
  visitor: 'publisher',
  arrange: visits(address, selector),
}));

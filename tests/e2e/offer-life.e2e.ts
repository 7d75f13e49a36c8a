import { test } from '../support/portal.ts';
import { liveAnOffer } from './offer-life.ts';

test('[O1] [O2] [O3] [O5] [O8] an offer is found in public, applied for, approved, linked, clicked, paid, paused and resumed @day10of12', async ({
  page,
  network,
}) => {
  await liveAnOffer(page, network);
});

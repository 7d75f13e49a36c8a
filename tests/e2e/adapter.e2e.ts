import { expect } from '../support/portal.ts';
import { test } from '../support/portal-adapted.ts';
import { liveAnOffer } from './offer-life.ts';

test('[P7] [P9] [O1] [O3] [O8] so does an offer of a network with other paths, names, ids and words, behind its adapter @day12of12', async ({
  page,
  network,
}) => {
  await liveAnOffer(page, network);
  await expect(page.getByText(/LIVE|ON_HOLD|IN_REVIEW|ACCEPTED|\bp-\d/)).toHaveCount(0);
});

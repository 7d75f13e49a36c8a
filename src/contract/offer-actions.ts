import * as z from 'zod/mini';
import { data, endpoint, resource } from './endpoint.ts';
import { byId } from './offer-parts.ts';
import { approvalStatus } from './offers.ts';
import { done } from './values.ts';

const application = z.strictObject({ comment: z.string().check(z.maxLength(2000)) });

/**
 * What a publisher does with an offer (O3). Applying makes an approval that waits for its review; a second time is refused
 * with ALREADY_APPLIED, an offer that is not active with OFFER_NOT_ACTIVE. Pausing is for offers that he is approved for:
 * OFFER_NOT_LIVE otherwise; doing it twice changes nothing.
 */
export const offerActions = resource('offerActions', {
  apply: endpoint('POST /publisher/v1/offers/{id}/apply', {
    params: byId,
    body: application,
    answer: data(z.object({ id: z.int(), status: approvalStatus })),
  }),
  pause: endpoint('PUT /publisher/v1/offers/{id}/pause', { params: byId, answer: data(done) }),
  unpause: endpoint('PUT /publisher/v1/offers/{id}/unpause', { params: byId, answer: data(done) }),
});

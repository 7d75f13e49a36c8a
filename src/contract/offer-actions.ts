import * as z from 'zod/mini';
import { data, endpoint, resource } from './endpoint.ts';
import { byId } from './offer-parts.ts';
import { approvalStatus } from './offers.ts';
import { longestSubId } from './tracked-ids.ts';
import { done } from './values.ts';

export const comment = z.string().check(z.maxLength(2000));
const answer = z.strictObject({ question_id: z.int(), answer: z.string().check(z.maxLength(2000)) });

/** `traffic_type_ids` are numbers of the dictionary traffic_types; `answers` answer the offer's questions. */
export const application = z.strictObject({
  comment: z._default(comment, ''),
  traffic_type_ids: z._default(z.array(z.int()).check(z.maxLength(50)), []),
  answers: z._default(z.array(answer).check(z.maxLength(50)), []),
});
export type Application = z.output<typeof application>;

const sub = z.optional(z.string().check(z.maxLength(longestSubId)));
const placement = z.strictObject({
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
  sub1: sub,
  sub2: sub,
  sub3: sub,
  sub4: sub,
  sub5: sub,
});
export type Placement = z.output<typeof placement>;

const noPlacement: z.output<typeof placement> = {};
const noApplication: z.input<typeof application> = {};

/**
 * Actions of a publisher on an offer (O3). Applying creates an approval that waits for its review; an open offer
 * approves at once. A second application is refused with ALREADY_APPLIED, unless the first was rejected or withdrawn;
 * an inactive offer with OFFER_NOT_ACTIVE; VALIDATION_ERROR names `traffic_type_ids` and, of a question,
 * `answers.{number of the question}`. Running creates a campaign with a tracking link: one more of the given name,
 * or, without a name or sub IDs, reuses the existing one. It needs an approval (OFFER_NOT_LIVE), unless the offer is
 * open to everybody. Pausing needs an approval too; doing it twice changes nothing.
 */
export const offerActions = resource('offerActions', {
  apply: endpoint('POST /publisher/v1/offers/{id}/apply', {
    params: byId,
    body: z.prefault(application, noApplication),
    answer: data(z.object({ id: z.int(), status: approvalStatus })),
  }),
  run: endpoint('POST /publisher/v1/offers/{id}/run', {
    params: byId,
    body: z._default(placement, noPlacement),
    answer: data(z.object({ campaign_id: z.int(), tracking_link_id: z.int(), url: z.string() })),
  }),
  pause: endpoint('PUT /publisher/v1/offers/{id}/pause', { params: byId, answer: data(done) }),
  unpause: endpoint('PUT /publisher/v1/offers/{id}/unpause', { params: byId, answer: data(done) }),
});

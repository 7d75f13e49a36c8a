import * as z from 'zod/mini';
import { data, endpoint, resource } from './endpoint.ts';
import { byId, offerDetails } from './offer-parts.ts';
import { capSummary, offer, payoutModel } from './offers.ts';
import { countryCode, currency, done, instant, reference } from './values.ts';

const { status, visibility } = offer.shape;
const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
const words = z.array(text(50)).check(z.maxLength(50));
const numbers = z.array(z.int()).check(z.maxLength(50));

const goal = z
  .strictObject({
    goal: z._default(text(100), 'default'),
    model: payoutModel,
    amount: z._default(z.nullable(z.number().check(z.positive(), z.maximum(1_000_000))), null),
    percent: z._default(z.nullable(z.number().check(z.positive(), z.maximum(100))), null),
    countries: z._default(z.array(countryCode).check(z.maxLength(250)), []),
  })
  .check(
    z.refine(({ amount, percent }) => (amount === null) !== (percent === null), {
      error: 'A payout is an amount or a percentage',
    }),
  );
const question = z.strictObject({ text: text(300), required: z._default(z.boolean(), true) });

const { type, period } = capSummary.shape;
/** Per publisher: a number, or money in the currency of the offer. */
const cap = z.strictObject({ type, period, value: z.number().check(z.positive(), z.maximum(1e9)) });

const name = text(200);
const countries = z.array(countryCode).check(z.minLength(1), z.maxLength(250));
const payouts = z.array(goal).check(z.minLength(1), z.maxLength(50));
const more = {
  status: z.optional(status),
  visibility: z.optional(visibility),
  featured: z.optional(z.boolean()),
  description: z.optional(z.string().check(z.maxLength(10_000))),
  group_id: z.optional(z.nullable(z.int())),
  devices: z.optional(words),
  os: z.optional(words),
  landing_url: z.optional(z.url({ protocol: /^https?$/ }).check(z.maxLength(2082))),
  caps: z.optional(z.array(cap).check(z.maxLength(10))),
  tag_ids: z.optional(numbers),
  traffic_type_ids: z.optional(numbers),
  questions: z.optional(z.array(question).check(z.maxLength(20))),
  expires_at: z.optional(z.nullable(instant)),
  payout_change: z.optional(z.nullable(z.strictObject({ at: instant, payouts }))),
};

const newOffer = z.strictObject({ name, category_id: z.int(), currency, countries, payouts, ...more });
const change = z
  .strictObject({
    name: z.optional(name),
    category_id: z.optional(z.int()),
    countries: z.optional(countries),
    payouts: z.optional(payouts),
    ...more,
  })
  .check(z.refine((fields) => Object.keys(fields).length > 0, { error: 'Nothing to change' }));
export type NewOffer = z.output<typeof newOffer>;
export type OfferChange = z.output<typeof change>;

/**
 * Offers for operators (O9). By default a new one is active, open to everybody and paid by its first payout;
 * `catalogue` publishes it on the public wall. A change leaves out what it does not change; lists are replaced,
 * `landing_url` is the default target; the currency is fixed, as figures depend on it. Removing archives: the offer
 * expires, leaves every list, and is still in `retrieve`. At `expires_at` an offer expires by itself; another end, or
 * none, runs it again. `payout_change` replaces the payouts at its time: what is booked before stays. Neither may lie
 * in the past (IN_PAST).
 */
export const offerRecords = resource('offerRecords', {
  create: endpoint('POST /publisher/v1/offers', {
    auth: 'operator',
    body: newOffer,
    answer: data(offerDetails),
  }),
  update: endpoint('PUT /publisher/v1/offers/{id}', {
    auth: 'operator',
    params: byId,
    body: change,
    answer: data(offerDetails),
  }),
  /**
   * Lets a publisher run the offer, by the address of their account, as an approved application would; they are mailed.
   * Refused: OFFER_NOT_ACTIVE; ALREADY_APPLIED for who runs it already; PUBLISHER_UNKNOWN for an address of no active publisher.
   */
  invite: endpoint('POST /publisher/v1/offers/{id}/invitations', {
    auth: 'operator',
    params: byId,
    body: z.strictObject({ email: z.email().check(z.maxLength(254)) }),
    answer: data(z.object({ partner: reference })),
    chosen: true,
  }),
  remove: endpoint('DELETE /publisher/v1/offers/{id}', {
    auth: 'operator',
    params: byId,
    answer: data(done),
  }),
});

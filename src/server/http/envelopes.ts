import * as z from 'zod/mini';
import type { Endpoint, Page } from '#contract/endpoint.ts';
import type { ApiContract } from '#contract/index.ts';
import { type Quota, quota as quotaSchema } from '#contract/quotas.ts';

type KindIn<R> = { [O in keyof R]: R[O] extends { answer: { kind: infer K } } ? K : never }[keyof R];
// All but files, which have no envelope.
type UsedKind = Exclude<{ [R in keyof ApiContract]: KindIn<ApiContract[R]> }[keyof ApiContract], 'file'>;
type Envelope = {
  reply: (answer: z.ZodMiniType) => z.ZodMiniType;
  body: (reply: z.ZodMiniType) => z.ZodMiniType;
  wrap: (reply: unknown, meta: Meta) => unknown;
};

export const meta = { api_version: '1.0.0' };
type Meta = z.infer<typeof metaSchema>;
const metaSchema = z.object({
  api_version: z.string(),
  truncated: z.optional(z.literal(true)),
  timezone: z.optional(z.literal('UTC')),
  quota: z.optional(quotaSchema),
});

const pageOf = (row: z.ZodMiniType) =>
  z.object({ data: z.array(row), total: z.int(), limit: z.int(), offset: z.int() });

const underData: Envelope = {
  reply: (answer) => answer,
  body: (reply) => z.object({ data: reply, meta: metaSchema }),
  wrap: (data, about) => ({ data, meta: about }),
};
// A list that was requested whole and truncated says so.
function wrapPage(reply: unknown, about: Meta) {
  const { data, total, limit } = reply as Page<unknown>; // The handler of a list gives nothing else.
  const isCut = limit === -1 && data.length < total;
  return { data: reply, meta: isCut ? { ...about, truncated: true } : about };
}

const envelopes: Record<UsedKind, Envelope> = {
  data: underData,
  document: underData,
  page: { ...underData, reply: pageOf, wrap: wrapPage },
  bare: { reply: (answer) => answer, body: (reply) => reply, wrap: (reply) => reply },
};

// Figures count by days and hours: their answers name the time zone (O10).
const isOfDays = ({ path }: Endpoint) => path.startsWith('/publisher/v2/analytics/');

// `UsedKind` is made of every endpoint there is, which the widened type of one endpoint does not show.
const envelopeOf = (endpoint: Endpoint) => envelopes[endpoint.answer.kind as UsedKind];

export const replySchema = (endpoint: Endpoint) => envelopeOf(endpoint).reply(endpoint.answer.schema);
export const envelopeSchema = (endpoint: Endpoint) => envelopeOf(endpoint).body(replySchema(endpoint));
export const wrapReply = (endpoint: Endpoint, reply: unknown, quota?: Quota) =>
  envelopeOf(endpoint).wrap(reply, {
    ...meta,
    ...(isOfDays(endpoint) && { timezone: 'UTC' }),
    ...(quota && { quota }),
  });

import * as z from 'zod/mini';
import { data, endpoint, resource } from './endpoint.ts';
import { localeNames } from './locales.ts';
import type { Received } from './values.ts';

const noticeWay = z.enum(['off', 'at_once', 'digest']);
export type NoticeWay = z.infer<typeof noticeWay>;

const anyWay = ['off', 'at_once', 'digest'] as const;
/** What a publisher can be mailed about, and how; weekly figures come with the digest. */
export const noticeWays = {
  application: anyWay,
  cap: anyWay,
  postback: anyWay,
  offer: anyWay,
  payout: anyWay,
  inquiry: anyWay,
  weekly: ['off', 'digest'],
} as const satisfies Record<string, readonly NoticeWay[]>;
export type NoticeKind = keyof typeof noticeWays;
// The keys of a literal are those of its type.
export const noticeKinds = Object.keys(noticeWays) as NoticeKind[];

const choices = {
  application: z.enum(noticeWays.application),
  cap: z.enum(noticeWays.cap),
  postback: z.enum(noticeWays.postback),
  offer: z.enum(noticeWays.offer),
  payout: z.enum(noticeWays.payout),
  inquiry: z.enum(noticeWays.inquiry),
  weekly: z.enum(noticeWays.weekly),
} satisfies Record<NoticeKind, z.ZodMiniType>;

const digestTimes = {
  /** In the time zone of the profile. */
  digest_hour: z.int().check(z.gte(0), z.lte(23)),
  /** From Sunday as 0. */
  digest_days: z.array(z.int().check(z.gte(0), z.lte(6))).check(z.minLength(1), z.maxLength(7)),
};

/** Of a user; a kind that is missing is one that the network does not mail about. */
const settings = z.partial(z.object({ ...choices, ...digestTimes }), {
  application: true,
  cap: true,
  postback: true,
  offer: true,
  payout: true,
  inquiry: true,
  weekly: true,
});
const readSettings = z.extend(settings, { revision: z.int() });
export type NoticeSettings = Received<z.infer<typeof readSettings>>;

/** What is missing stays; `revision` is the one that was read. */
const change = z.strictObject({
  ...z.partial(settings).shape,
  revision: z.optional(z.int()),
});
export type NoticeChange = z.output<typeof change>;

/** `digest` gathers the others, `account` is always sent: billing details or sign-in were changed. */
export const previewedMails = [...noticeKinds, 'digest', 'account'] as const;
export type PreviewedMail = (typeof previewedMails)[number];

/** Mails about what happens, beside those about the account that nobody can switch off (chosen: the specification shows none). */
export const notices = resource('notices', {
  get: endpoint('GET /publisher/v1/notices', { answer: data(readSettings), chosen: true }),
  /** A change of another `revision` is CHANGED_MEANWHILE. */
  update: endpoint('PUT /publisher/v1/notices', { body: change, answer: data(readSettings), chosen: true }),
  /** A mail with examples, in the language in which the user gets it. */
  preview: endpoint('GET /publisher/v1/notices/preview', {
    query: z.strictObject({ mail: z._default(z.enum(previewedMails), 'digest') }),
    answer: data(z.object({ locale: z.enum(localeNames), subject: z.string(), text: z.string() })),
    chosen: true,
  }),
});

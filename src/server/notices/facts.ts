import type { CapSummary } from '#contract/offers.ts';
import type { NoticeKind } from '#contract/notices.ts';
import type { Currency, Sent } from '#contract/values.ts';

type Offer = { offer: string; offer_id: number };
/** What a goal pays; an amount, or percent of the sale. */
export type Pay = { goal: string; amount: number | null; percent: number | null };
type Week = { clicks: number; conversions: number; payout: number };

/** What each kind of mail is about, as it was then. */
export type Facts = {
  application: Offer & {
    approval_id: number;
    status: 'approved' | 'rejected' | 'blocked' | 'invited';
    reason: string | null;
  };
  /** `resets_on` is a day in UTC, null where the cap holds for ever. */
  cap: Offer & Sent<CapSummary> & { currency: Currency; is_reached: boolean; resets_on: string | null };
  postback: { postback: string; postback_id: number; since: string; error: string };
  offer: Offer & {
    change: 'paused' | 'resumed' | 'ended' | 'payout' | 'payout-ahead' | 'end-ahead';
    currency: Currency;
    before: Pay[];
    after: Pay[];
    /** When what is announced happens. */
    at?: string;
  };
  payout: {
    /** Missing in those of earlier versions. */
    payment_id?: number;
    number: string;
    /** Without VAT. */
    amount: number;
    /** With VAT, of what was paid. Missing in those of earlier versions. */
    total?: number;
    currency: Currency;
    payee: string | null;
    /** Null where it was paid. */
    refusal: string | null;
  };
  inquiry: {
    inquiry_id: number;
    number: string;
    /** Its subject, transaction or offer. */
    about: string;
    outcome: 'answer' | 'ask' | 'grant' | 'decline';
    text: string;
    /** What the conversion pays, where one was granted. */
    booked: { amount: number; currency: Currency } | null;
  };
  /** The figures are those of the moment in which they are mailed; without them they are not there yet. */
  weekly: { from: string; to: string; figures?: { currency: Currency; week: Week; before: Week } };
};
export type AnyFacts = Facts[NoticeKind];

/** One of the kinds with its facts. */
export type Happening<K extends NoticeKind = NoticeKind> = { [P in K]: { kind: P; facts: Facts[P] } }[K];

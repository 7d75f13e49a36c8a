import * as z from 'zod/mini';
import { data, endpoint, page, resource } from './endpoint.ts';
import { file } from './file.ts';
import { longestTransaction } from './tracked-ids.ts';
import { currency, day, done, instant, reference, type Received } from './values.ts';
import { flag, integer, list, paging, sortBy } from './wire.ts';

/** About a conversion of the log, about a sale that is missing there, or a message to the account manager. */
export const inquiryKind = z.enum(['conversion', 'missing', 'message']);
export type InquiryKind = z.infer<typeof inquiryKind>;

/** `open` ones wait for the network, `asked` ones for the publisher; `answered` ones can go on, the others are over. */
export const inquiryStatus = z.enum(['open', 'answered', 'asked', 'granted', 'declined', 'withdrawn']);
export type InquiryStatus = z.infer<typeof inquiryStatus>;

/** In bytes. */
export const largestEvidence = 2 * 1024 * 1024;
/** Accepted by content, not by name. */
export const evidenceTypes = ['application/pdf', 'image/png', 'image/jpeg', 'text/csv'] as const;
const longestInquiry = 4000;
const longestSubject = 120;

const side = z.enum(['publisher', 'network']);

/**
 * An inquiry, numbered by publisher. `offer`, `transaction_id`, `happened_on`, `amount` and `currency` are what the
 * publisher says of a missing sale, or those of the conversion; `unread` counts messages of the network.
 */
const inquiry = z.object({
  id: z.int(),
  number: z.string(),
  partner: reference,
  kind: inquiryKind,
  status: inquiryStatus,
  subject: z.nullable(z.string()),
  offer: z.nullable(reference),
  transaction_id: z.nullable(z.string()),
  happened_on: z.nullable(day),
  amount: z.nullable(z.number()),
  currency: z.nullable(currency),
  opened_at: instant,
  updated_at: instant,
  unread: z.int(),
  last_message: z.object({ by: side, text: z.string() }),
});
export type Inquiry = Received<z.infer<typeof inquiry>>;

/** `status` is the one that the message has brought; `file` its evidence. */
const message = z.object({
  id: z.int(),
  by: side,
  name: z.string(),
  status: inquiryStatus,
  text: z.string(),
  sent_at: instant,
  file: z.nullable(z.object({ name: z.string(), type: z.enum(evidenceTypes), size: z.int() })),
});

/**
 * `conversion_id` is the conversion that it is about, or that was booked when it was granted; `rejected` why that pays
 * nothing, and what it would pay in `currency` of the publisher.
 */
const inquiryDetails = z.extend(inquiry, {
  conversion_id: z.nullable(z.string()),
  click_id: z.nullable(z.string()),
  rejected: z.optional(
    z.nullable(z.object({ reason: z.nullable(z.string()), amount: z.number(), currency })),
  ),
  messages: z.array(message),
});
export type InquiryDetails = Received<z.infer<typeof inquiryDetails>>;

const byId = z.object({ id: integer });
const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestInquiry));
const evidence = z.optional(z.file().check(z.minSize(1)));
/** Values of a form are texts. */
const amount = z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/));
const transaction = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestTransaction));
const clickId = z.string().check(z.trim(), z.minLength(1), z.maxLength(64));

/**
 * Inquiries of the publisher (chosen: the specification has the name of a dictionary `messages` alone). `open` becomes
 * `answered` or `asked` and, once the publisher replies, `open` again; it ends as `granted`, `declined` or `withdrawn`. A file is a
 * PDF, PNG, JPEG or CSV by content, up to 2 MB. TOO_MANY_REQUESTS after 60 messages in an hour.
 */
export const inquiries = resource('inquiries', {
  /** `everyone` is for operators, FORBIDDEN for publishers. */
  list: endpoint('GET /publisher/v1/inquiries', {
    query: z.strictObject({
      ...paging,
      status: z.optional(list(inquiryStatus)),
      kind: z.optional(list(inquiryKind)),
      everyone: z.optional(flag),
      sort: sortBy(['updated_at'], '-updated_at'),
    }),
    answer: page(inquiry),
    chosen: true,
  }),
  /** How many inquiries wait for the publisher, and how many others have messages of the network that were not read. */
  unread: endpoint('GET /publisher/v1/inquiries/unread', {
    answer: data(z.object({ unread: z.int(), asked: z.optional(z.int()) })),
    chosen: true,
  }),
  /** Operators see everybody's. */
  get: endpoint('GET /publisher/v1/inquiries/{id}', {
    params: byId,
    answer: data(inquiryDetails),
    chosen: true,
  }),
  /**
   * Refused: INQUIRY_EXISTS where one about the same conversion or transaction is open, with its id as `inquiry` beside
   * the code; TRANSACTION_COUNTED where a missing sale is in the log; FORBIDDEN to operators in a shadow login, as are
   * the other writing calls.
   */
  open: endpoint('POST /publisher/v1/inquiries', {
    encoding: 'multipart',
    body: z.union([
      z.strictObject({
        kind: z.literal('conversion'),
        conversion_id: z.uuid(),
        text: words,
        file: evidence,
      }),
      z.strictObject({
        kind: z.literal('missing'),
        offer_id: z.string().check(z.regex(/^\d{1,15}$/)),
        transaction_id: transaction,
        happened_on: day,
        amount: z.optional(amount),
        currency: z.optional(currency),
        click_id: z.optional(clickId),
        text: words,
        file: evidence,
      }),
      z.strictObject({
        kind: z.literal('message'),
        subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestSubject)),
        text: words,
        file: evidence,
      }),
    ]),
    answer: data(inquiryDetails),
    chosen: true,
  }),
  /** Refused with INQUIRY_CLOSED where it is over. */
  reply: endpoint('POST /publisher/v1/inquiries/{id}/messages', {
    params: byId,
    encoding: 'multipart',
    body: z.strictObject({ text: words, file: evidence }),
    answer: data(inquiryDetails),
    chosen: true,
  }),
  /** Refused as a reply. */
  withdraw: endpoint('POST /publisher/v1/inquiries/{id}/withdrawal', {
    params: byId,
    answer: data(inquiryDetails),
    chosen: true,
  }),
  /** Up to and including the message: what came afterwards stays unread. */
  read: endpoint('PUT /publisher/v1/inquiries/{id}/read', {
    params: byId,
    body: z.strictObject({ message_id: z.int() }),
    answer: data(done),
    chosen: true,
  }),
  /** The evidence of a message; operators get everybody's. */
  file: endpoint('GET /publisher/v1/inquiries/{id}/messages/{message}/file', {
    params: z.object({ id: integer, message: integer }),
    answer: file,
    chosen: true,
  }),
  /**
   * For operators. Granting approves the conversion, or books the missing one at its day under a click of the publisher
   * on the offer: `click_id`, else the one of the inquiry, else the last one before. `amount` is the sale in the
   * currency of the offer, else that of the inquiry. Refused: INQUIRY_CLOSED; NOTHING_TO_DECIDE for a message and for
   * what is approved already; CLICK_REQUIRED.
   */
  decide: endpoint('POST /publisher/v1/inquiries/{id}/decision', {
    auth: 'operator',
    params: byId,
    body: z.union([
      z.strictObject({ decision: z.literal('answer'), text: words }),
      z.strictObject({ decision: z.literal('ask'), text: words }),
      z.strictObject({ decision: z.literal('decline'), text: words }),
      z.strictObject({
        decision: z.literal('grant'),
        text: words,
        click_id: z.optional(clickId),
        amount: z.optional(amount),
      }),
    ]),
    answer: data(inquiryDetails),
    chosen: true,
  }),
});

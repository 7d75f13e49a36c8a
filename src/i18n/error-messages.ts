import type { ApiError } from '#api/api-error.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { quotaText } from './quota-texts.ts';

/** One of our texts, to be translated, or the network's own words. */
export type Message = MessageDescriptor | string;
/** What the messages of a failed call derive from; an `ApiError` has it all. */
export type FailureDetails = Pick<ApiError, 'status' | 'code' | 'entries' | 'messageCode' | 'text'> &
  Partial<Pick<ApiError, 'reportCode' | 'retryAfter' | 'quota'>>;

type PortalCode =
  | 'ATTEMPTS_EXHAUSTED'
  | 'COMMAND_REFUSED'
  | 'REQUEST_CANCELED'
  | 'DICTIONARIES_NOT_LOADED'
  | 'NETWORK_ERROR'
  | 'OFFLINE'
  | 'PART_FAILED'
  | 'PASSKEY_EXISTS'
  | 'PASSKEY_NOT_USED'
  | 'UNREADABLE_ANSWER'
  | 'UNEXPECTED_ANSWER';

const internal = msg`Internal Server Error`;

// By error code (E4, E7); others are shown in the network's own words.
const texts: Record<ErrorCode | PortalCode, MessageDescriptor> = {
  ACCOUNT_NOT_VERIFIED: msg`Please confirm your email address first. We have sent you a link.`,
  ACCOUNT_PENDING: msg`Your account is waiting for review. We will write to you as soon as it is approved.`,
  ACCOUNT_REJECTED: msg`Your registration was not accepted`,
  ACCOUNT_SUSPENDED: msg`Your account is suspended`,
  ALREADY_APPLIED: msg`You have already applied for this offer`,
  API_TOKEN_EXISTS: msg`There is already an API token. Revoke it before you create another one.`,
  APPROVAL_DECIDED: msg`This application has already been decided and cannot be changed any more`,
  ATTEMPTS_EXHAUSTED: msg`The maximum amount of attempts has been exceeded`,
  CAMPAIGN_ENDED: msg`This campaign has ended and cannot be changed any more`,
  CAMPAIGN_NOT_STARTED: msg`This campaign has not started yet`,
  CHANGED_MEANWHILE: msg`This was changed elsewhere in the meantime. Please reload it and try again.`,
  CLICKTAG_IN_USE: msg`This click tag is in use. Take it off its campaigns and links first.`,
  COMMAND_REFUSED: msg`Finish or cancel its open form first, then try again`,
  CONFIRMATION_REQUIRED: msg`Nothing was changed, because you did not confirm that it is you. Try again and enter your password.`,
  CURRENCY_ALREADY_CHANGED: msg`The currency can be changed only once, and it has already been changed.`,
  DEMO_CLOSED: msg`The demo accounts are closed on this network`,
  DICTIONARIES_NOT_LOADED: msg`Could not load dictionaries`,
  FORBIDDEN: msg`You may not do this`,
  IDEMPOTENCY_KEY_IN_USE: msg`Still in progress. Try again in a moment.`,
  IDEMPOTENCY_KEY_MALFORMED: internal,
  IDEMPOTENCY_KEY_REUSED: internal,
  INQUIRY_CLOSED: msg`This inquiry is closed`,
  INQUIRY_EXISTS: msg`You already have an open inquiry about this`,
  INTERNAL_SERVER_ERROR: internal,
  INVALID_CREDENTIALS: msg`Invalid Credentials`,
  INVALID_LINK: msg`This link has already been used or has expired.`,
  INVALID_ONE_TIME_TOKEN: msg`This sign-in link has already been used, has expired, or was ended by a new password or a sign-out. Please ask for a new one.`,
  INVALID_REFRESH_TOKEN: msg`Your session has ended. Please sign in again.`,
  INVALID_RESET_LINK: msg`This link has already been used or has expired. Please ask for a new one.`,
  INVALID_SECOND_FACTOR: msg`That is not right. Please try again.`,
  INVALID_SIGNATURE: msg`This link is not valid or too old. Please register again to get a new one.`,
  NETWORK_ERROR: msg`The network cannot be reached. Please check your connection and try again.`,
  NOT_FOUND_HTTP_EXCEPTION: msg`Requested resource is not found`,
  OFFLINE: msg`There was no connection, so nothing was sent. Please try again once there is one.`,
  OFFER_NOT_ACTIVE: msg`This offer is not active at the moment`,
  OFFER_NOT_APPLIED: msg`Apply for this offer first`,
  OFFER_NOT_LIVE: msg`You are not approved for this offer`,
  QUOTA_REACHED: msg`You have as many of these as your network allows. Delete one or ask your account manager.`,
  RANGE_TOO_LONG: msg`Please choose a shorter range`,
  PART_FAILED: msg`A part of the portal could not be loaded. Please reload the page.`,
  PASSKEY_EXISTS: msg`This device or key already has a passkey for your account`,
  PASSKEY_NOT_USED: msg`No passkey was used. Please try again.`,
  PAYLOAD_TOO_LARGE: msg`What you sent is too large`,
  PAYOUT_AUTOMATIC: msg`Your payment terms pay without a request`,
  PAYOUT_BELOW_MINIMUM: msg`What is available is below your minimum payout`,
  PAYOUT_BILLING_INCOMPLETE: msg`Complete your billing details first`,
  PAYOUT_NOTHING_AVAILABLE: msg`There is nothing to pay out yet`,
  PAYMENT_DECIDED: msg`Your network has already decided about this payout.`,
  PAYOUT_OPEN: msg`You have already requested a payout`,
  REQUEST_CANCELED: msg`Request canceled`,
  RTB_ALREADY_REQUESTED: msg`Real-time buying has already been requested for this campaign`,
  POSTBACK_NOT_GLOBAL: msg`Only an active postback for all offers can be the default`,
  SERVICE_UNAVAILABLE: msg`The network does not answer at the moment. Please try again.`,
  STORAGE_UNAVAILABLE: msg`Nothing can be saved at the moment. Please try again in a few minutes.`,
  SECRET_SHOWN_ONCE: msg`It was created, but its secret did not arrive. Revoke it and create another one.`,
  SECOND_FACTOR_EXISTS: msg`There is already an authenticator app. Remove it before you add another one.`,
  SECOND_FACTOR_EXPIRED: msg`Signing in took too long or failed too often. Please sign in again.`,
  SECOND_FACTOR_REQUIRED: msg`Your account asks for a second factor`,
  SECOND_FACTOR_SETUP_REQUIRED: msg`Your network asks you to set up a second factor first`,
  TOO_MANY_REQUESTS: msg`Too many requests.`,
  TRANSACTION_COUNTED: msg`This transaction is already in your conversion log`,
  UNAUTHENTICATED: msg`Please sign in`,
  UNEXPECTED_ANSWER: internal,
  UNKNOWN_PARAMETER: msg`Requested data with unknown parameter`,
  UNREADABLE_ANSWER: internal,
  UNSUPPORTED_MEDIA_TYPE: internal,
  VALIDATION_ERROR: msg`Please check what you entered`,
  WEIGHTS_NOT_100: msg`The weights of the active rows have to add up to 100`,
};

const second = 1000;
const minute = 60 * second;

// How long to wait after too many requests.
function pauseOf({ status, retryAfter }: FailureDetails): MessageDescriptor[] {
  if (status !== 429) return [];
  if (!retryAfter) return [msg`Please wait a moment and try again.`];
  if (retryAfter < minute) {
    const seconds = Math.ceil(retryAfter / second);
    return [msg`Please try again in ${plural(seconds, { one: '# second', other: '# seconds' })}.`];
  }
  const minutes = Math.ceil(retryAfter / minute);
  return [msg`Please try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`];
}

function textOfCode(code: string | null, failure: FailureDetails): MessageDescriptor | null {
  const reached = code === 'QUOTA_REACHED' ? quotaText(failure.quota) : null;
  if (reached) return reached;
  // Object.hasOwn excludes codes such as 'constructor', so the key is one of the table.
  return code !== null && Object.hasOwn(texts, code) ? texts[code as ErrorCode] : null;
}

const ofRequest = (failure: FailureDetails) => [textOfCode(failure.messageCode, failure)];
const ofEntries = (failure: FailureDetails) =>
  failure.entries.map(({ code, description }) => textOfCode(code, failure) ?? description);
const ofText = ({ status, text }: FailureDetails) => {
  if (text === null) return [];
  return [status >= 500 && status <= 599 ? msg`Server Error (${status})` : text];
};
const ofCode = (failure: FailureDetails) => [textOfCode(failure.code, failure)];

// Every call has a message for this status (E1), where the network itself says nothing.
const ofStatus = ({ status }: FailureDetails) => [status === 429 ? texts.TOO_MANY_REQUESTS : null];

// The six rules of the catalogue, in order (E1 to E6); rules 2 and 3 meet in `entries`.
const rules = [ofRequest, ofEntries, ofText, ofCode, ofStatus];

const reported = ({ reportCode }: FailureDetails) => (reportCode ? [msg`(reported as ${reportCode})`] : []);

const gone = msg`This is not there any more. Please reload the page.`;

// For a refusal without words.
const refusals: Readonly<Record<number, MessageDescriptor>> = {
  403: texts.FORBIDDEN,
  404: gone,
  409: texts.CHANGED_MEANWHILE,
  410: gone,
  412: texts.CHANGED_MEANWHILE,
  413: texts.PAYLOAD_TOO_LARGE,
  422: msg`The network refused what was sent. Please check it and try again.`,
};

function refusalOf({ status }: FailureDetails): MessageDescriptor[] {
  const text = refusals[status];
  return text ? [text] : [];
}

/** The messages that came with a failed call or were configured for it (E1 to E5); empty where there are none. */
export function foundMessages(failure: FailureDetails): Message[] {
  for (const rule of rules) {
    const messages = rule(failure).filter(
      (message): message is Message => message !== null && message !== '',
    );
    if (messages.length > 0) return messages;
  }
  return [];
}

/** Whether the network itself has failed, without a word of why (E5, E6). */
export const isUnexplained = (failure: FailureDetails): boolean =>
  failure.status >= 500 && foundMessages({ ...failure, text: null }).every((message) => message === internal);

/** The messages to show, never empty (E1 to E6), with the wait and the code of the report, if any (E13). */
export function messagesOf(failure: FailureDetails): Message[] {
  const found = foundMessages(failure);
  const messages = found.length > 0 ? found : [internal, ...refusalOf(failure)];
  return [...messages, ...pauseOf(failure), ...reported(failure)];
}

const noMessages: readonly Message[] = [];

/** The messages of a call that may have failed. */
export const messagesAbout = (failure: FailureDetails | null | undefined): readonly Message[] =>
  failure ? messagesOf(failure) : noMessages;

export const textOf = (message: Message, i18n: I18n): string =>
  typeof message === 'string' ? message : i18n._(message);

const isAside = (text: string) => text.startsWith('(');
const ended = (text: string) => (/[.!?…:;]$/.test(text) || isAside(text) ? text : `${text}.`);

/** Joins texts; several become sentences. */
export function inSentences(sentences: readonly string[]): string {
  const isOne = sentences.filter((text) => !isAside(text)).length < 2;
  return (isOne ? sentences : sentences.map(ended)).join(' ');
}

export const textOfAll = (messages: readonly Message[], i18n: I18n): string =>
  inSentences(messages.map((message) => textOf(message, i18n)));

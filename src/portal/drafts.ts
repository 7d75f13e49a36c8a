import { isRecord } from '#contract/first-calls.ts';
import type { Draft } from '#fields/use-draft.ts';

const prefix = 'draft:';
type Values = Readonly<Record<string, string>>;

const keysOfDrafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));

const isValues = (value: unknown): value is Values =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
const isHandedOver = (value: unknown): value is Readonly<Record<string, Values>> =>
  isRecord(value) && Object.values(value).every(isValues);

// No prototype out of a stored text.
const withoutProto = (name: string, value: unknown) => (name === '__proto__' ? undefined : value);

function readStored<Stored extends object>(
  key: string,
  makesSense: (value: unknown) => value is Stored,
): Stored | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '', withoutProto);
    return makesSense(value) ? value : null;
  } catch {
    return null;
  }
}

function write(key: string, draft: Values) {
  if (Object.keys(draft).length === 0) {
    sessionStorage.removeItem(key);
    return;
  }
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A full storage keeps no draft.
  }
}

const prefixOf = (user: number) => `${prefix}${user}:`;

/** Deletes the drafts of former users. */
export function forgetDraftsOfOthers(user: number): void {
  for (const key of keysOfDrafts()) if (!key.startsWith(prefixOf(user))) sessionStorage.removeItem(key);
}

/** A draft in sessionStorage, for one user. */
export function draftOfUser(user: number, form: string): Draft {
  forgetDraftsOfOthers(user);
  const key = `${prefixOf(user)}${form}`;
  return { read: () => readStored(key, isValues) ?? {}, write: (draft) => write(key, draft) };
}

/** The draft of an application for an offer, which a chart sends. */
export const applicationDraft = (offerId: number): string => `apply-${offerId}`;

/** The draft of a reply to an inquiry, which a chart sends. */
export const replyDraft = (inquiryId: number): string => `reply-${inquiryId}`;

/** After a chart has sent it. */
export function forgetDraft(form: string): void {
  for (const key of keysOfDrafts()) if (key.endsWith(`:${form}`)) sessionStorage.removeItem(key);
}

const handedOver = 'guest-drafts';

// From the page before a reload, once.
function takeOver(): [string, Values][] {
  const given = readStored(handedOver, isHandedOver) ?? {};
  sessionStorage.removeItem(handedOver);
  return Object.entries(given);
}

let drafts: Map<string, Values> | null = null;
const ofGuests = () => (drafts ??= new Map(takeOver()));

/** Keeps the drafts of guests through our own reload; otherwise they end with the page (E12). */
export function handOverDrafts(): void {
  try {
    sessionStorage.setItem(handedOver, JSON.stringify(Object.fromEntries(ofGuests())));
  } catch {
    // A full storage keeps no drafts.
  }
}

/** A draft in memory: it ends with the page. */
export const draftOfGuest = (form: string): Draft => ({
  read: () => ofGuests().get(form) ?? {},
  write: (draft) => ofGuests().set(form, draft),
});

/** After signing out, or leaving without saving; returns whether a user had any. */
export function forgetDrafts(): boolean {
  ofGuests().clear();
  const keys = keysOfDrafts();
  for (const key of keys) sessionStorage.removeItem(key);
  return keys.length > 0;
}

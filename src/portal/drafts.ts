import { isRecord } from '#contract/first-calls.ts';
import type { Draft } from '#fields/use-draft.ts';

const prefix = 'draft:';
type Values = Readonly<Record<string, string>>;

const keysOfDrafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));

const isValues = (value: unknown): value is Values =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
const isHandedOver = (value: unknown): value is Readonly<Record<string, Values>> =>
  isRecord(value) && Object.values(value).every(isValues);

/** No field has this name, and nothing good comes of an object that does. */
const withoutProto = (name: string, value: unknown) => (name === '__proto__' ? undefined : value);

/** What is kept under a key; nothing where it makes no sense. */
function kept<Kept extends object>(key: string, makesSense: (value: unknown) => value is Kept): Kept | null {
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
    // A draft that the browser has no room for is none.
  }
}

const prefixOf = (user: number) => `${prefix}${user}:`;

/** Those of others who were here before are forgotten. */
export function forgetDraftsOfOthers(user: number): void {
  for (const key of keysOfDrafts()) if (!key.startsWith(prefixOf(user))) sessionStorage.removeItem(key);
}

/** The draft of a form, kept in this tab for one user. */
export function draftOfUser(user: number, form: string): Draft {
  forgetDraftsOfOthers(user);
  const key = `${prefixOf(user)}${form}`;
  return { read: () => kept(key, isValues) ?? {}, write: (draft) => write(key, draft) };
}

/** The draft of an application for an offer, which a chart sends. */
export const applicationDraft = (offerId: number): string => `apply-${offerId}`;

/** What a chart has sent is no draft any more. */
export function forgetDraft(form: string): void {
  for (const key of keysOfDrafts()) if (key.endsWith(`:${form}`)) sessionStorage.removeItem(key);
}

const handedOver = 'guest-drafts';

/** What the page before this one handed over, once. */
function takeOver(): [string, Values][] {
  const given = kept(handedOver, isHandedOver) ?? {};
  sessionStorage.removeItem(handedOver);
  return Object.entries(given);
}

let drafts: Map<string, Values> | null = null;
const ofGuests = () => (drafts ??= new Map(takeOver()));

/** Hands the drafts of guests over to the page that takes the place of this one; otherwise they end with it (E12). */
export function handOverDrafts(): void {
  try {
    sessionStorage.setItem(handedOver, JSON.stringify(Object.fromEntries(ofGuests())));
  } catch {
    // Drafts that the browser has no room for are none.
  }
}

/** The draft of a form for nobody in particular: it ends with the page. */
export const draftOfGuest = (form: string): Draft => ({
  read: () => ofGuests().get(form) ?? {},
  write: (draft) => ofGuests().set(form, draft),
});

/** Whoever signs out, or leaves without saving, leaves no drafts behind. */
export function forgetDrafts(): void {
  ofGuests().clear();
  for (const key of keysOfDrafts()) sessionStorage.removeItem(key);
}

import type { Draft } from '#fields/draft.ts';
import * as z from 'zod/mini';

const prefix = 'draft:';
const values = z.record(z.string(), z.string());

const keysOfDrafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));

function read(key: string): Readonly<Record<string, string>> {
  try {
    return values.parse(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

function write(key: string, draft: Readonly<Record<string, string>>) {
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

/** The draft of a form, kept in this tab for one user; those of others who were here before are forgotten. */
export function draftOfUser(user: number, form: string): Draft {
  const own = `${prefix}${user}:`;
  for (const key of keysOfDrafts()) if (!key.startsWith(own)) sessionStorage.removeItem(key);
  const key = `${own}${form}`;
  return { read: () => read(key), write: (draft) => write(key, draft) };
}

const handedOver = 'guest-drafts';
const handover = z.record(z.string(), values);

/** What the page before this one handed over, once. */
function takeOver(): [string, Readonly<Record<string, string>>][] {
  try {
    return Object.entries(handover.parse(JSON.parse(sessionStorage.getItem(handedOver) ?? '{}')));
  } catch {
    return [];
  } finally {
    sessionStorage.removeItem(handedOver);
  }
}

let drafts: Map<string, Readonly<Record<string, string>>> | null = null;
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

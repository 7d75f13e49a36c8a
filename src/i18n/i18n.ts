import { i18n, type Messages } from '@lingui/core';
import { loadTexts } from 'virtual:texts/portal';
import { defaultLocale, isLocale, localeOr, spokenOf, type LocaleName } from '#contract/locales.ts';

const storageKey = 'locale';

/** The language that the visitor chose on this device, if any (A12). */
function chosenLocale(): LocaleName | null {
  const kept = localStorage.getItem(storageKey);
  return isLocale(kept) ? kept : null;
}

/** The language to begin with: the visitor's choice, else the first of the browser's that the portal speaks (A12). */
export const initialLocale = (): LocaleName =>
  chosenLocale() ?? spokenOf(navigator.languages) ?? defaultLocale;

/** The network's language for visitors who have chosen none; the default leaves them that of their browser (C1). */
export function networkLocale(name: string): LocaleName | null {
  const locale = localeOr(name);
  return chosenLocale() === null && locale !== defaultLocale ? locale : null;
}

const firstShown = Promise.withResolvers<void>();
/** Resolves once texts can be read: before that there is no language to translate into. */
export const firstLocale: Promise<void> = firstShown.promise;

const wanted = new Set(['first']);

const texts = (loaded: readonly Messages[]): Messages =>
  Object.fromEntries(loaded.flatMap((messages) => Object.entries(messages)));

/** The catalogues that are spoken already: to load one again would render every screen anew. */
const spoken = new Set<Messages>();

async function loadCatalogues(locale: LocaleName, parts: Iterable<string>): Promise<Messages[]> {
  const loaded = await Promise.all(Array.from(parts, (part) => loadTexts(locale, part)));
  return loaded.map(({ messages }) => messages);
}

/** The catalogues of all that is wanted; a section may be opened while they load. */
async function loadWanted(locale: LocaleName): Promise<Messages[]> {
  const loaded = await loadCatalogues(locale, wanted);
  return loaded.length < wanted.size ? loadWanted(locale) : loaded;
}

/** Loads the texts of one locale, and speaks it from then on. */
export async function activateTexts(locale: LocaleName): Promise<void> {
  const loaded = await loadWanted(locale);
  i18n.loadAndActivate({ locale, messages: texts(loaded) });
  for (const messages of loaded) spoken.add(messages);
}

/** Shows the portal in one locale, once its texts are there. */
export async function activateLocale(locale: LocaleName): Promise<void> {
  await activateTexts(locale);
  document.documentElement.lang = locale;
  firstShown.resolve();
}

/** Loads the texts that all screens but the first share, and those of a section; they follow the locale from then on. */
export async function loadScreenTexts(section?: string): Promise<void> {
  const parts = section ? ['common', section] : ['common'];
  parts.forEach((part) => wanted.add(part));
  await firstLocale;
  const locale = localeOr(i18n.locale);
  const missing = (await loadCatalogues(locale, parts)).filter((messages) => !spoken.has(messages));
  if (missing.length === 0) return;
  i18n.load(locale, texts(missing));
  for (const messages of missing) spoken.add(messages);
}

/** Keeps the visitor's choice on this device (A12). */
export const keepLocale = (locale: LocaleName): void => localStorage.setItem(storageKey, locale);

/** The visitor's choice: shown at once and kept on this device (A12). */
export async function chooseLocale(locale: LocaleName): Promise<void> {
  keepLocale(locale);
  await activateLocale(locale);
}

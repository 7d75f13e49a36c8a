import { i18n, type Messages } from '@lingui/core';
import { loadTexts } from 'virtual:texts/portal';
import { defaultLocale, isLocale, localeOr, spokenOf, type LocaleName } from '#contract/locales.ts';
import { isolateInserted } from './direction.ts';

isolateInserted();

const storageKey = 'locale';

// Chosen on this device (A12).
function chosenLocale(): LocaleName | null {
  const stored = localStorage.getItem(storageKey);
  return isLocale(stored) ? stored : null;
}

/** The visitor's choice, else the first supported language of the browser (A12). */
export const initialLocale = (): LocaleName =>
  chosenLocale() ?? spokenOf(navigator.languages) ?? defaultLocale;

/** The language of the portal; before its texts are there, the one that they will have. */
export const currentLocale = (): LocaleName => (isLocale(i18n.locale) ? i18n.locale : initialLocale());

/** Calls back whenever the portal has another language than before. */
export function onOtherLocale(then: () => void): void {
  let last = i18n.locale;
  i18n.on('change', () => {
    const before = last;
    last = i18n.locale;
    if (before !== '' && before !== last) then();
  });
}

/** For visitors without a choice; the network's default leaves them the language of their browser (C1). */
export function networkLocale(name: string): LocaleName | null {
  const locale = localeOr(name);
  return chosenLocale() === null && locale !== defaultLocale ? locale : null;
}

const firstShown = Promise.withResolvers<void>();
/** Resolves once there is a language to translate into. */
export const firstLocale: Promise<void> = firstShown.promise;

const opened = new Set(['first']);

const texts = (loaded: readonly Messages[]): Messages =>
  Object.fromEntries(loaded.flatMap((messages) => Object.entries(messages)));

// Loading an active catalogue again would render every screen again.
const active = new Set<Messages>();

// Something is on screen without its text.
let isMissed = false;
i18n.on('missing', () => {
  isMissed = true;
});

// Nothing on screen uses the texts of a section that is opened: telling React of them would render all of it again.
function add(locale: LocaleName, messages: Messages): void {
  if (isMissed || i18n.locale !== locale) i18n.load(locale, messages);
  else Object.assign(i18n.messages, messages);
  isMissed = false;
}

async function loadCatalogues(locale: LocaleName, parts: Iterable<string>): Promise<Messages[]> {
  const loaded = await Promise.all(Array.from(parts, (part) => loadTexts(locale, part)));
  return loaded.map(({ messages }) => messages);
}

// Without connection the texts of a section may be missing: its screen says so, in the language that comes first.
async function loadFirst(locale: LocaleName): Promise<Messages[]> {
  const load = async (part: string) => {
    const loading = loadCatalogues(locale, [part]);
    return part === 'first' ? loading : loading.catch(() => []);
  };
  return (await Promise.all(Array.from(opened, load))).flat();
}

// Again if a section was opened meanwhile.
async function loadOpened(locale: LocaleName): Promise<Messages[]> {
  if (i18n.locale === '') return loadFirst(locale);
  const loaded = await loadCatalogues(locale, opened);
  return loaded.length < opened.size ? loadOpened(locale) : loaded;
}

export async function activateTexts(locale: LocaleName): Promise<void> {
  const loaded = await loadOpened(locale);
  // All of the screen is rendered now: what is still missed says so again.
  isMissed = false;
  i18n.loadAndActivate({ locale, messages: texts(loaded) });
  for (const messages of loaded) active.add(messages);
}

/** Loads the texts of a locale, then switches the portal to it. */
export async function activateLocale(locale: LocaleName): Promise<void> {
  await activateTexts(locale);
  document.documentElement.lang = locale;
  firstShown.resolve();
}

/** Loads the texts of a section, or those of what any screen may load later; later locales include them. */
export async function loadScreenTexts(part = 'common'): Promise<void> {
  opened.add(part);
  await firstLocale;
  const locale = localeOr(i18n.locale);
  const { messages } = await loadTexts(locale, part);
  if (active.has(messages)) return;
  add(locale, messages);
  active.add(messages);
}

/** Stores the visitor's choice on this device (A12). */
export const keepLocale = (locale: LocaleName): void => localStorage.setItem(storageKey, locale);

export async function chooseLocale(locale: LocaleName): Promise<void> {
  keepLocale(locale);
  await activateLocale(locale);
}

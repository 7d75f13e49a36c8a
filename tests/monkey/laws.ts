import type { Page } from '@playwright/test';
import { fieldsOf, pathOf, type Tab, type Visitor } from './visitor.ts';

/** What a tab shows now, as far as the laws ask. */
type Seen = {
  text: string;
  title: string;
  headings: number;
  skeletons: number;
  /** The dialog that covers the screen. */
  dialog: string | null;
  isCovered: string | null;
};

/** How long nothing may happen in a tab that breaks a law, and how long it may go on in all, ms. */
const quiet = 12_000;
const patience = 120_000;

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const visible = (selector: string) => [...document.querySelectorAll(selector)].filter(isVisible);
    const isUnderToast = (button: Element) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return Boolean(hit?.closest('[data-toast]'));
    };
    const covered = visible('main .button--variant_primary').find(isUnderToast);
    return {
      text: document.body.innerText,
      title: document.title,
      headings: visible('h1').length,
      skeletons: visible('.skeleton').length,
      dialog: visible('[role=dialog], [role=alertdialog]')[0]?.textContent?.slice(0, 60) ?? null,
      isCovered: covered?.textContent ?? null,
    };
  });

const isExpired = ({ dialog }: Seen) => dialog?.includes('Session expired') ?? false;

/** What must not be seen on a screen that has come to rest; each says what is wrong, or null. */
const laws: readonly ((seen: Seen, path: string) => string | null)[] = [
  ({ text }) => (text.includes('This page has run into an error') ? 'an error screen' : null),
  ({ text }) => (text.trim() === '' ? 'a blank page' : null),
  // Nothing is answered any more where the session has expired, which a dialog says.
  (seen) =>
    seen.skeletons > 0 && !isExpired(seen) ? 'skeletons that stay though everything is answered' : null,
  ({ headings }) => (headings === 1 ? null : `${headings} main headings`),
  ({ isCovered }) => (isCovered === null ? null : `a toast over the button '${isCovered}'`),
  ({ title, text }, path) => {
    const expected = titles[path];
    // The name of the system comes with the settings, which may still be asked for.
    const isNameless =
      title === expected && /We keep trying|The network (has a problem|is having problems)/.test(text);
    const isRight = expected === undefined || isNameless || title === `${expected} - Halyard`;
    return isRight ? null : `the title '${title}'`;
  },
];

const titles: Readonly<Record<string, string>> = {
  '/dashboard': 'Dashboard',
  '/analytics': 'Analytics',
  '/offer-wall': 'Offer Wall',
  '/live-offers': 'Live Offers',
  '/postbacks': 'Postbacks',
  '/profile': 'Profile',
};

/** Whether a text is where its form takes it from again. */
const isKept = (page: Page, text: string) =>
  page.evaluate(
    (written) => Object.values(sessionStorage).some((kept) => String(kept).includes(written)),
    JSON.stringify(text).slice(1, -1),
  );

/**
 * A typed text that is gone, though its tab was left alone since; null when it is there. Where the session has expired the form
 * is taken away, and comes back with its text after the next sign-in.
 */
async function lostText({ page, typed }: Tab, seen: Seen): Promise<string | null> {
  if (!typed) return null;
  const values = await fieldsOf(page).evaluateAll((fields) =>
    fields.map((field) => ('value' in field ? String(field.value) : '')),
  );
  const isThere = values.includes(typed.text) || (isExpired(seen) && (await isKept(page, typed.text)));
  const isGone = !isThere || pathOf(page) !== typed.path;
  return isGone ? `the typed text '${typed.text}' is gone from ${typed.path} (now ${pathOf(page)})` : null;
}

/** The first law that a tab breaks now, and all that tells whether something still happens in it. */
async function judge(tab: Tab): Promise<{ broken: string | null; state: string }> {
  const path = pathOf(tab.page);
  // The browser's own page.
  if (path === '') return { broken: null, state: '' };
  const seen = await look(tab.page);
  const state = JSON.stringify([seen, path, tab.requests]);
  for (const law of laws) {
    const broken = law(seen, path);
    const under = seen.dialog === null ? '' : `, under the dialog '${seen.dialog}'`;
    if (broken !== null) return { broken: `${broken} at ${path}${under}`, state };
  }
  return { broken: await lostText(tab, seen), state };
}

/**
 * Looks again until a tab obeys every law, or is at rest: nothing is asked for, answered or shown any more. So a slow machine
 * is only slow.
 */
async function settle(tab: Tab): Promise<string | null> {
  const start = Date.now();
  let last = '';
  let restsSince = start;
  for (;;) {
    // A page that is being left answers none.
    const { broken, state } = await judge(tab).catch((error: unknown) => ({
      broken: String(error),
      state: '',
    }));
    if (broken === null) return null;
    const now = Date.now();
    if (state !== last) [last, restsSince] = [state, now];
    if (now - restsSince > quiet || now - start > patience) return broken;
    await tab.page.waitForTimeout(150);
  }
}

/** Throws at the first law that a visitor sees broken. Screens are judged while the network is there. */
export async function expectLawful(visitor: Visitor): Promise<void> {
  const uncaught = visitor.problems.unexpected();
  if (uncaught.length > 0) throw new Error(`${uncaught[0]}`);
  if (!visitor.isOnline || visitor.isWithoutScripts) return;
  const broken = [];
  for (const tab of visitor.tabs) broken.push(await settle(tab));
  // What happened in one tab may have cost the text of another that was judged before it.
  for (const tab of visitor.tabs) broken.push(await lostText(tab, await look(tab.page)));
  const told = [...new Set(broken)].filter((law) => law !== null);
  if (told.length > 0) throw new Error(told.join('; '));
}

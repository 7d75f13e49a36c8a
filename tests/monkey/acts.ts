import type { Locator, Page, Request } from '@playwright/test';
import { accounts, password } from '../support/network.ts';
import { typeInto } from '../support/type-into.ts';
import { front, openTab, pathOf, visit, type Visitor } from './visitor.ts';

/** What a visitor can do; it answers in words what it came to, or null where it could not be done. */
export type Act = (visitor: Visitor) => Promise<string | null>;

const mostTabs = 3;
/** A press that has led to nothing by then leads to nothing, ms. */
const longestAnswer = 12_000;

const pressable =
  'button, a[href^="/"]:not([target]), [role=tab], [role=menuitem], [role=option], [role=checkbox]';

export const succeeds = (doing: Promise<unknown>) =>
  doing.then(
    () => true,
    () => false,
  );

const named = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);

/** One of those that were found, by a number at random. */
export async function nth(found: Locator, pick: number): Promise<Locator | null> {
  const count = await found.count();
  return count === 0 ? null : found.nth(pick % count);
}

/** Presses one of the things that can be pressed. What a dialog covers cannot. */
export const press =
  (pick: number): Act =>
  async (visitor) => {
    const tab = front(visitor);
    const target = await nth(tab.page.locator(pressable).filter({ visible: true }), pick);
    if (!target) return null;
    const name = await target.evaluate(named).catch(() => null);
    if (name === null) return null;
    tab.typed = null;
    // Signing out ends every tab.
    if (/sign out/i.test(name)) for (const other of visitor.tabs) other.typed = null;
    return (await succeeds(target.click({ timeout: 1500 }))) ? `press '${name}'` : null;
  };

/**
 * A press that nothing answers is a dead button: something happens in the page, or a call is made. Answers whether the button was
 * still there to be pressed.
 */
async function pressAnswered(page: Page, button: Locator): Promise<boolean> {
  const state = () => page.evaluate(() => location.href + document.body.innerHTML).catch(() => 'leaving');
  const calls: string[] = [];
  const note = (request: Request) => calls.push(request.url());
  const before = await state();
  page.on('request', note);
  try {
    if (!(await succeeds(button.click({ timeout: 1500 })))) return false;
    const until = Date.now() + longestAnswer;
    while (calls.length === 0 && (await state()) === before) {
      if (Date.now() > until) throw new Error(`a press that nothing answers at ${pathOf(page)}`);
      await page.waitForTimeout(100);
    }
    return true;
  } finally {
    page.off('request', note);
  }
}

/** The sign-in form, filled in and sent as soon as it is there. */
export const signIn: Act = async (visitor) => {
  const { page } = front(visitor);
  front(visitor).typed = null;
  if (pathOf(page) !== '/login') await visit(page, '/login');
  const email = page.getByLabel('Email');
  if (!(await succeeds(email.waitFor({ timeout: 3000 })))) return null;
  const filled = [
    [email, accounts.publisher],
    [page.getByRole('textbox', { name: 'Password' }), password],
  ] as const;
  for (const [field, text] of filled) if (!(await succeeds(typeInto(field, text)))) return null;
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  if (!(await button.isEnabled().catch(() => false))) return null;
  return (await pressAnswered(page, button)) ? 'sign in' : null;
};

export const pressKey =
  (key: string): Act =>
  async (visitor) => {
    front(visitor).typed = null;
    await front(visitor).page.keyboard.press(key);
    return `key ${key}`;
  };

export const goTo =
  (address: string): Act =>
  async (visitor) => {
    front(visitor).typed = null;
    await visit(front(visitor).page, address);
    return `go to ${address}`;
  };

export const move =
  (way: 'goBack' | 'goForward' | 'reload'): Act =>
  async (visitor) => {
    front(visitor).typed = null;
    await front(visitor)
      .page[way]({ timeout: 3000, waitUntil: 'commit' })
      .catch(() => null);
    return way;
  };

export const openAnotherTab =
  (address: string): Act =>
  async (visitor) => {
    if (visitor.tabs.length === mostTabs) return null;
    await openTab(visitor, address);
    return `open ${address} in another tab`;
  };

/** Brings the tab to the front that was there the longest time ago. */
export const changeTab: Act = async (visitor) => {
  if (visitor.tabs.length === 1) return null;
  visitor.tabs.push(...visitor.tabs.splice(0, 1));
  await front(visitor).page.bringToFront();
  return 'change to another tab';
};

import type { Locator, Page } from '@playwright/test';
import { accounts, password } from '../support/network.ts';
import { typeInto } from '../support/type-into.ts';
import { fieldsOf, front, openTab, pathOf, visit, type Visitor } from './visitor.ts';

/** What a visitor can do; it answers in words what it came to, or null where it could not be done. */
export type Act = (visitor: Visitor) => Promise<string | null>;

const mostTabs = 3;

// A page that is opened without its first script is tested in `deployment.e2e.ts`: while scripts do not arrive nobody opens one.
const pressable =
  'button, a[href^="/"]:not([target]), [role=tab], [role=menuitem], [role=option], [role=checkbox]';

const succeeds = (doing: Promise<unknown>) =>
  doing.then(
    () => true,
    () => false,
  );

const named = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);

async function nth(found: Locator, pick: number): Promise<Locator | null> {
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
    const name = await target.evaluate(named);
    tab.typed = null;
    // Signing out ends every tab.
    if (/sign out/i.test(name)) for (const other of visitor.tabs) other.typed = null;
    return (await succeeds(target.click({ timeout: 1500 }))) ? `press '${name}'` : null;
  };

/** What a bank clerk reads in a plain number, else null. */
const asNumber = (text: string) =>
  /^-?\d{1,3}(,\d{3})*(\.\d+)?$|^-?\d+(\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : null;

/** The form whose texts are nobody's but the visitor's, until they save or leave. */
const formPath = '/profile';

/** Throws where a number field has made another number of what was typed. */
function expectSameNumber(text: string, value: string, path: string) {
  const [typed, read] = [asNumber(text), asNumber(value)];
  if (typed !== null && typed !== read) {
    throw new Error(`'${text}' typed into a number field at ${path} reads '${value}'`);
  }
}

/** Types a text key by key and goes on to the next field. A number field must read the number that was typed. */
export const write =
  (pick: number, text: string): Act =>
  async (visitor) => {
    const tab = front(visitor);
    const field = await nth(fieldsOf(tab.page), pick);
    const path = pathOf(tab.page);
    if (!field) return null;
    const isNumber = (await field.getAttribute('role')) === 'spinbutton';
    const isInPopup =
      (await field.locator('xpath=ancestor::*[@role="dialog" or @role="search"]').count()) > 0;
    tab.typed = null;
    if (!(await succeeds(typeInto(field, text)))) return null;
    await tab.page.keyboard.press('Tab');
    const value = await field.inputValue({ timeout: 1000 }).catch(() => null);
    if (isNumber && value !== null) expectSameNumber(text, value, path);
    const isKept = path === formPath && pathOf(tab.page) === path && value === text;
    if (isKept && !isInPopup) tab.typed = { path, text };
    return `type '${text}' into a field at ${path}`;
  };

/** A press that nothing answers is a dead button: something happens in the page, or a call is made. */
async function pressAnswered(page: Page, button: Locator): Promise<void> {
  const state = () => page.evaluate(() => location.href + document.body.innerHTML).catch(() => 'leaving');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const before = await state();
  await button.click();
  const until = Date.now() + 5000;
  while (calls.length === 0 && (await state()) === before) {
    if (Date.now() > until) throw new Error(`a press that nothing answers at ${pathOf(page)}`);
    await page.waitForTimeout(100);
  }
}

/** The sign-in form, filled in and sent as soon as it is there. */
export const signIn: Act = async (visitor) => {
  const { page } = front(visitor);
  front(visitor).typed = null;
  if (pathOf(page) !== '/login') {
    if (visitor.isWithoutScripts) return null;
    await visit(page, '/login');
  }
  const email = page.getByLabel('Email');
  if (!(await succeeds(email.waitFor({ timeout: 3000 })))) return null;
  const filled = [
    [email, accounts.publisher],
    [page.getByRole('textbox', { name: 'Password' }), password],
  ] as const;
  for (const [field, text] of filled) if (!(await succeeds(typeInto(field, text)))) return null;
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  if (!(await button.isEnabled().catch(() => false))) return null;
  await pressAnswered(page, button);
  return 'sign in';
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
    if (visitor.isWithoutScripts) return null;
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
    if (visitor.tabs.length === mostTabs || visitor.isWithoutScripts) return null;
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

import type { Browser, BrowserContext, Page } from '@playwright/test';
import { accounts, type Account, type Network } from '../support/network.ts';
import { storeToken } from '../support/store-token.ts';
import { watchProblems, type Problems } from '../support/watch-problems.ts';

/** A text that must stand in its field for as long as nothing else is done in its tab. */
type Typed = { path: string; text: string };

/** A tab, as the visitor left it; `requests` counts what it has asked for and been answered so far. */
export type Tab = { page: Page; typed: Typed | null; requests: number };

/** Somebody at random in a real browser: their tabs, the one in front last, and what was done to their network. */
export type Visitor = {
  context: BrowserContext;
  network: Network;
  problems: Problems;
  tabs: Tab[];
  isOnline: boolean;
  /** Their scripts do not arrive at the moment. */
  isWithoutScripts: boolean;
  /** What was done, in words, for the report of a failure. */
  log: string[];
};

type Start = { account: Account | 'operator by link' | 'nobody'; path: string; isPhone: boolean };

const scripts = /\/assets\/.*\.js$/;

export const front = ({ tabs }: Visitor): Tab => {
  const tab = tabs.at(-1);
  if (!tab) throw new Error('A visitor has at least one tab.');
  return tab;
};

export const fieldsOf = (page: Page) =>
  page.locator(
    'input:not([type=checkbox],[type=radio],[type=file],[type=hidden],[aria-hidden=true],[readonly]):visible:enabled, textarea:visible:enabled',
  );

/** The path of a page; an empty text before it has one. */
export const pathOf = (page: Page) => {
  const { protocol, pathname } = new URL(page.url());
  return protocol.startsWith('http') ? pathname : '';
};

export async function openTab(visitor: Visitor, address: string): Promise<void> {
  const tab: Tab = { page: await visitor.context.newPage(), typed: null, requests: 0 };
  const count = () => {
    tab.requests += 1;
  };
  tab.page.on('request', count).on('requestfinished', count).on('requestfailed', count);
  visitor.tabs.push(tab);
  await visit(tab.page, address);
}

/** Goes to an address; without a connection nothing comes, as for everybody. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' }).catch(() => undefined);
}

/** Lets scripts come again, or not. */
export async function loseScripts(visitor: Visitor, isWithoutScripts: boolean): Promise<void> {
  await visitor.context.unroute(scripts);
  if (isWithoutScripts) await visitor.context.route(scripts, (route) => route.abort());
  Object.assign(visitor, { isWithoutScripts });
}

/** Takes the connection away or gives it back; then browsers load anew what they could not load at all. */
export async function setOnline(visitor: Visitor, isOnline: boolean): Promise<void> {
  await visitor.context.setOffline(!isOnline);
  Object.assign(visitor, { isOnline });
  if (!isOnline) return;
  const unloaded = visitor.tabs.filter(({ page }) => pathOf(page) === '');
  await Promise.all(unloaded.map(({ page }) => page.reload({ waitUntil: 'commit' }).catch(() => undefined)));
}

/** Somebody new, before their first screen. */
export async function newVisitor(browser: Browser, network: Network, start: Start): Promise<Visitor> {
  await network.reset();
  const viewport = start.isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL: network.url, viewport });
  context.setDefaultTimeout(5000);
  await context.clock.setFixedTime('2026-11-20T12:00:00Z');
  const problems = await watchProblems(context, network.url);
  // Refused and broken calls are what happens to visitors; what the portal makes of them is judged.
  problems.allow(/^\d{3} /);
  problems.allow(/^console error: .*(net::ERR_|Failed to (load|fetch))/);
  problems.allow(/^foreign request/);
  const visitor = { context, network, problems, tabs: [], isOnline: true, isWithoutScripts: false, log: [] };
  if (Object.hasOwn(accounts, start.account)) {
    // The others are no accounts.
    await storeToken(context, network, start.account as Account);
  }
  const link = start.account === 'operator by link' ? await network.shadowLogin() : start.path;
  await openTab(visitor, link);
  return visitor;
}

import type { BrowserContext } from '@playwright/test';
import { accounts, password } from '../../support/network.ts';
import type { Condition } from '../probe.ts';
import type { Step } from '../steps.ts';
import { tokenCookie } from './data.ts';
import type { PeerName } from './names.ts';

type Screen = { path: string; usable: Condition };

/** How a site is used; what it does not have is left out. */
export type Walk = {
  login: Screen;
  dashboard: Screen;
  list: Screen;
  /** Fields and what is typed into them. */
  signIn?: readonly (readonly [field: string, text: string])[];
  toList: string;
  toDashboard: string;
  nextPage: string;
  /** Opened for the first time on the list. */
  select?: { target: string; option: string };
  filter?: string;
};

const form = { selector: 'form input[type=password]' };
const rows = { selector: 'main tbody tr', count: 10 };

/** Of the portal; its screens are those of the other measurements. */
export const portalWalk: Pick<Walk, 'signIn' | 'toList' | 'toDashboard' | 'nextPage' | 'select' | 'filter'> =
  {
    signIn: [
      ['input[type=email]', accounts.publisher],
      ['input[type=password]', password],
    ],
    toList: 'header a[href="/live-offers"]',
    toDashboard: 'header a[href="/dashboard"]',
    nextPage: 'main a[aria-label="Next page"]',
    select: { target: 'main button[aria-label^="Filter by"]:visible', option: '[data-scope=popover] input' },
    filter: 'main input[type=search]',
  };

export const peerWalks: Record<PeerName, Walk> = {
  'bulletproof-react': {
    login: { path: '/auth/login', usable: form },
    dashboard: { path: '/app', usable: { selector: 'main h4' } },
    list: { path: '/app/discussions', usable: rows },
    signIn: [
      ['input[type=email]', 'ann@example.org'],
      ['input[type=password]', 'secret'],
    ],
    toList: 'nav a[href="/app/discussions"]',
    toDashboard: 'nav a[href="/app"]',
    nextPage: 'a[aria-label="Go to next page"]',
  },
  // Signing in waits for a timer of two seconds.
  'shadcn-admin': {
    login: { path: '/sign-in', usable: form },
    dashboard: { path: '/', usable: { selector: 'main .recharts-bar-rectangle path' } },
    list: { path: '/tasks', usable: rows },
    toList: 'a[href="/tasks"]',
    toDashboard: '[data-sidebar=content] a[href="/"]',
    nextPage: 'main button:has-text("Go to next page")',
    select: { target: 'main button[role=combobox]', option: '[role=option]' },
    filter: 'main input[placeholder^="Filter"]',
  },
  'react-admin': {
    login: { path: '/#/login', usable: form },
    dashboard: { path: '/#/', usable: { selector: 'main svg path[stroke]' } },
    list: { path: '/#/customers', usable: rows },
    signIn: [
      ['input[name=username]', 'demo'],
      ['input[name=password]', 'demo'],
    ],
    toList: 'a[href="#/customers"]',
    toDashboard: 'a[href="#/"]',
    nextPage: 'button[aria-label="Go to next page"]',
    select: { target: '.MuiTablePagination-select', option: '[role=option]' },
    filter: 'input[name=q]',
  },
};

/** Signed in, as each keeps it. */
export const peerEntries: Record<PeerName, (context: BrowserContext) => Promise<void>> = {
  'bulletproof-react': (context) =>
    context.addCookies([{ ...tokenCookie, domain: 'localhost', path: '/', secure: true, sameSite: 'None' }]),
  'shadcn-admin': () => Promise.resolve(),
  'react-admin': async (context) => {
    await context.addInitScript(() => {
      if (location.protocol === 'https:') localStorage.setItem('username', 'demo');
    });
  },
};

const anotherPage: Condition = { ...rows, changes: true };

/** The steps from the dashboard on, in their order. */
export function stepsOf({ dashboard, list, toList, toDashboard, nextPage, select }: Walk): Step[] {
  const opened = select
    ? [{ name: 'opening a select, first', target: select.target, shown: { selector: select.option } }]
    : [];
  return [
    { name: 'route change, first', target: toList, shown: list.usable },
    { name: 'next page', target: nextPage, shown: anotherPage },
    ...opened,
    { name: 'dashboard again', target: toDashboard, shown: dashboard.usable },
    { name: 'list again', target: toList, shown: list.usable },
  ];
}

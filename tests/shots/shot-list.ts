import type { Page } from '@playwright/test';
import type { RouteName, routes as table } from '#routes';
import { accounts, password, type Account } from '../support/network.ts';
import { answers, type Answers } from './answers.ts';
import { analyticsStates } from './analytics-states.ts';
import { detailsStates } from './details-states.ts';
import { dashboardStates } from './dashboard-states.ts';
import { listStates } from './list-states.ts';
import { offerStates } from './offer-states.ts';
import { profileStates } from './profile-states.ts';
import { shellStates } from './shell-states.ts';
import { typeInto } from '../support/type-into.ts';

export type Shot = {
  name: string;
  screen: RouteName;
  /** Who is signed in; `shadow`: the operator as the publisher. */
  visitor: Account | 'shadow' | null;
  answers?: Answers;
  /** What is done on the page once it is there. */
  arrange?: (page: Page) => Promise<void>;
  /** Absent: both. */
  width?: 1440 | 390;
  /** Something lies over the page: the window is all there is to see. */
  isOverlay?: boolean;
  /** The network never becomes quiet. */
  isUnfinished?: boolean;
};

type Routes = typeof table;

/** These show what the start has loaded, so their states are named ones. */
const shownFromStart: ReadonlySet<RouteName> = new Set(['profile']);

const appears = (selector: string) => (page: Page) => page.locator(selector).first().waitFor();

const opens = (trigger: string, selector: string) => async (page: Page) => {
  await page.locator(trigger).first().click();
  await appears(selector)(page);
};

const sends = (selector: string) => async (page: Page) => {
  await page.locator('button[type=submit]').click();
  await appears(selector)(page);
};

const signInWith = (username: string, secret: string, selector: string) => async (page: Page) => {
  await typeInto(page.locator('input[type=email]'), username);
  await typeInto(page.locator('input[type=password]'), secret);
  await page.locator('button[type=submit]').click();
  await appears(selector)(page);
};

/** States that no address leads to. */
const states: readonly Shot[] = [
  {
    name: 'login-required',
    screen: 'login',
    visitor: null,
    arrange: signInWith('', '', '[aria-invalid=true]'),
  },
  {
    name: 'login-refused',
    screen: 'login',
    visitor: null,
    arrange: signInWith(accounts.publisher, `not ${password}`, '[role=alert]'),
  },
  {
    name: 'login-suspended',
    screen: 'login',
    visitor: null,
    arrange: signInWith(accounts.suspended, password, 'main:not(:has(form)):has(button)'),
  },
  {
    name: 'register-required',
    screen: 'register',
    visitor: null,
    arrange: sends('[aria-invalid=true]'),
  },
  {
    name: 'forgotPassword-sent',
    screen: 'forgotPassword',
    visitor: null,
    arrange: async (page) => {
      await typeInto(page.locator('input[type=email]'), accounts.publisher);
      await sends('main:not(:has(form))')(page);
    },
  },
  {
    name: 'setNewPassword-mismatch',
    screen: 'setNewPassword',
    visitor: null,
    arrange: async (page) => {
      await page.goto(`/set-new-password?token=sample&email=${accounts.publisher}`);
      await typeInto(page.locator('input[type=password]').first(), password);
      await typeInto(page.locator('input[type=password]').last(), `not ${password}`);
      await sends('[aria-invalid=true]')(page);
    },
  },
  {
    name: 'verify-refused',
    screen: 'verify',
    visitor: null,
    arrange: async (page) => {
      await page.goto('/verify/7?signature=sample&expires=1767225600');
      await appears('main h1')(page);
    },
  },
  {
    name: 'postbacks-editor',
    screen: 'postbacks',
    visitor: 'publisher',
    arrange: async (page) => {
      await page.goto('/postbacks?edit=1');
      await appears('aside table')(page);
    },
  },
  {
    name: 'postbacks-findings',
    screen: 'postbacks',
    visitor: 'publisher',
    arrange: async (page) => {
      await page.goto('/postbacks?edit=new');
      await typeInto(page.locator('textarea'), 'http://tracker.example/in?cid=#s1#&sum={amount}&name=a b');
      await appears('aside [role=note]')(page);
    },
  },
  {
    name: 'postbacks-default',
    screen: 'postbacks',
    visitor: 'publisher',
    arrange: opens('main td:not([data-action]) button:not([data-held])', '[role=dialog]'),
    isOverlay: true,
  },
  {
    name: 'starting',
    screen: 'dashboard',
    visitor: 'publisher',
    answers: answers.starting,
    // Before the first script has run, the page is without texts.
    arrange: appears('main h1'),
    isUnfinished: true,
  },
  {
    name: 'user-menu',
    screen: 'dashboard',
    visitor: 'publisher',
    arrange: opens('[aria-haspopup=menu]', '[role=menu]'),
    width: 1440,
    isOverlay: true,
  },
  {
    name: 'mobile-menu',
    screen: 'dashboard',
    visitor: 'publisher',
    arrange: opens('header div > [aria-haspopup=dialog]:only-child', '[role=dialog]'),
    width: 390,
    isOverlay: true,
  },
  {
    name: 'terms-dialog',
    screen: 'dashboard',
    visitor: 'pendingTerms',
    arrange: appears('[role=alertdialog]'),
    isOverlay: true,
  },
  {
    name: 'terms-reminded',
    screen: 'dashboard',
    visitor: 'pendingTerms',
    arrange: opens('[role=alertdialog] button:last-of-type', '[role=alertdialog] [aria-invalid=true]'),
    isOverlay: true,
  },
  ...analyticsStates,
  ...dashboardStates,
  ...listStates,
  ...offerStates,
  ...profileStates,
  ...shellStates,
  { name: 'shadow-login', screen: 'dashboard', visitor: 'shadow', isOverlay: true },
  {
    name: 'session-expired',
    screen: 'dashboard',
    visitor: 'publisher',
    arrange: async (page) => {
      // Prefetches may be refused before there is a screen.
      await answers.expired(page);
      await opens('main button', '[role=alertdialog]')(page);
      await answers.asGiven(page);
    },
    isOverlay: true,
  },
  { name: 'account-suspended', screen: 'dashboard', visitor: 'publisher', answers: answers.suspended },
  {
    name: 'start-failed',
    screen: 'dashboard',
    visitor: 'publisher',
    answers: answers.withoutDictionaries,
    arrange: appears('[role=alert]'),
    isOverlay: true,
  },
  {
    name: 'screen-missing',
    screen: 'dashboard',
    visitor: 'publisher',
    answers: answers.withoutScreenCode,
    // Until its code has failed, the first page's heading stands here.
    arrange: appears(
      'main h1:text-matches("^(This page could not be loaded|Diese Seite konnte nicht geladen werden)$")',
    ),
    // Nobody reads prefetches of the screen.
    isUnfinished: true,
  },
];

/** Every screen of the route table as it is, those with data also loading, failed and empty, and the named states. */
export function shotList(routes: Routes): Shot[] {
  // The keys of the route table are its names.
  const names = Object.keys(routes) as RouteName[];
  return names.flatMap((screen) => {
    const { access } = routes[screen];
    const plain: Shot = { name: screen, screen, visitor: access === 'publisher' ? 'publisher' : null };
    const hasData = (access === 'publisher' || access === 'catalogue') && !shownFromStart.has(screen);
    const variants = (['loading', 'failed', 'empty'] as const).map((name) => ({
      ...plain,
      name: `${screen}-${name}`,
      answers: answers[name],
      isUnfinished: name === 'loading',
    }));
    return [
      plain,
      ...(hasData ? variants : []),
      ...[...states, ...detailsStates].filter((state) => state.screen === screen),
    ];
  });
}

import type { Page } from '@playwright/test';
import { matchRoute } from '#machines/lib/location.ts';
import type { absentScreens } from './absent.ts';
import type { ScreenName } from './chart-types.ts';
import { pages } from './pages.ts';
import { production } from '../../support/route-table.ts';
import { screenShown, type Stage } from './stage.ts';

/** What a visitor can tell about the page. */
type View = {
  address: string;
  title: string;
  /** The heading of the page; without one, what it says of its state. */
  heading: string | null;
  /** The navigation of publishers. */
  hasNavigation: boolean;
  /** 'half busy': the form and its button do not say the same. */
  form: 'ready' | 'busy' | 'half busy' | null;
  /** What the form was refused with. */
  isRefused: boolean;
  dialog: string | null;
  /** What the dialog of the terms shows: its box, and its buttons with what they cannot do. */
  question: { isTicked: boolean; isReminded: boolean; buttons: readonly string[] } | null;
};

/** Looks at the page once. */
export const look = (page: Page): Promise<View> =>
  page.evaluate(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? null;
    const form = document.querySelector('form:not([role=search])');
    const states = [form?.ariaBusy, form?.querySelector('[type=submit]')?.ariaDisabled];
    const isReady = states.every((state) => state !== 'true');
    const readiness = states.every((state) => state === 'true') ? 'busy' : 'half busy';
    const box = document.querySelector<HTMLInputElement>('[role=alertdialog] input[type=checkbox]');
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('[role=alertdialog] button')];
    return {
      address: location.pathname + location.search + location.hash,
      title: document.title,
      heading: text('h1') ?? text('main [role=status]'),
      hasNavigation: document.querySelector('nav[aria-label=Main]') !== null,
      form: form && (isReady ? 'ready' : readiness),
      isRefused: form !== null && document.querySelector('main [role=alert]') !== null,
      dialog: text('[role=alertdialog] h2'),
      question: box && {
        isTicked: box.checked,
        isReminded: box.ariaInvalid === 'true',
        buttons: buttons.map(({ textContent, ariaBusy, ariaDisabled }) => {
          const isBusy = ariaBusy === 'true';
          const isOff = ariaDisabled === 'true' && !isBusy;
          return [textContent, isBusy && 'busy', isOff && 'off'].filter(Boolean).join(' ');
        }),
      },
    };
  });

const boot: Partial<View> = { heading: 'Loading', hasNavigation: false, form: null };

/** The frame of publishers stays around a screen that did not arrive. */
const isPrivateShown = ({ session, navigation: { context } }: Stage) =>
  session.hasTag('loaded') &&
  context.current !== null &&
  matchRoute(context.routes, context.current)?.access === 'publisher';

const isAtLogin = (stage: Stage) => screenShown(stage) === 'login';

const failedScreen = (stage: Stage): Partial<View> => ({
  heading: 'This page could not be loaded',
  hasNavigation: isPrivateShown(stage),
  form: null,
});

function screen(stage: Stage): Partial<View> {
  const name = screenShown(stage);
  if (name === null) return boot;
  // Left, but the next one is still on its way.
  if (pages[name].isHeld && !stage.loaded.includes(name)) return failedScreen(stage);
  const form = stage.session.hasTag('busy') ? 'busy' : 'ready';
  return {
    heading: pages[name].heading,
    hasNavigation: production.routes[name].access === 'publisher',
    form: isAtLogin(stage) ? form : null,
  };
}

function question(state: Partial<View['question'] & object>): Partial<View> {
  const still = { isTicked: false, isReminded: false, buttons: ['Decline', 'Accept'] };
  return { dialog: 'Terms and Conditions Update', question: { ...still, ...state } };
}

/** What is seen for each `meta.screen` of an active state. */
const seen: Record<Exclude<ScreenName, keyof typeof absentScreens>, (stage: Stage) => Partial<View>> = {
  screen,
  'previous-screen': screen,
  'screen-failed': failedScreen,
  spinner: (stage) => (stage.navigation.hasTag('failed') ? {} : screen(stage)),
  public: (stage) => ({
    dialog: null,
    isRefused: isAtLogin(stage) && stage.session.context.errors !== null,
  }),
  'sign-in-busy': (stage) => ({
    dialog: null,
    isRefused: false,
    form: isAtLogin(stage) ? 'busy' : null,
  }),
  'register-busy': () => ({ dialog: null, form: 'busy' }),
  portal: () => ({ dialog: null, isRefused: false }),
  'portal-on-hold': () => ({ dialog: null, isRefused: false }),
  leaving: () => ({ dialog: null, isRefused: false }),
  'session-expired': () => ({ dialog: 'Session expired' }),
  'account-suspended': () => ({
    heading: 'Your account is suspended',
    hasNavigation: false,
    form: null,
    dialog: null,
  }),
  'without-terms': () => ({ question: null }),
  'terms-unticked': () => question({}),
  'terms-reminded': () => question({ isReminded: true }),
  'terms-ticked': () => question({ isTicked: true }),
  'terms-accepting': () => question({ isTicked: true, buttons: ['Decline off', 'Accept busy'] }),
  'terms-declining': () => question({ buttons: ['Decline busy', 'Accept off'] }),
};
const screens = new Map(Object.entries(seen));

function partsOf(stage: Stage): Partial<View>[] {
  const names = [stage.navigation, stage.session, stage.terms].flatMap((chart) =>
    Object.values(chart.getMeta()).flatMap((meta) => meta?.screen ?? []),
  );
  return names.map((name) => {
    const part = screens.get(name);
    if (!part) throw new Error(`Nothing says what '${name}' looks like`);
    return part(stage);
  });
}

/** The title of the last screen that came up; before the first one it is not the portal's yet. */
function titleOf({ navigation, browser }: Stage, systemName: string): Partial<View> {
  if (navigation.context.current === null && browser.title === null) return {};
  const route = Object.entries(production.routes).find(([name]) => name === browser.title)?.[1];
  return { title: [route?.title?.message, systemName].filter(Boolean).join(' - ') };
}

/** What the page must show. What the session says goes before what navigation says, and the terms before both. */
export function expectedView(stage: Stage, systemName: string): Partial<View> {
  const view: Partial<View> = { address: stage.browser.address, ...titleOf(stage, systemName) };
  for (const part of partsOf(stage)) Object.assign(view, part);
  return view;
}

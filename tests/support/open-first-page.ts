import { vi } from 'vitest';
import { stubBrowser } from '../properties/browser-stubs.ts';

const screen = { section: '', files: [], calls: [] };
const builtTable = {
  screens: [
    {
      ...screen,
      name: 'login',
      path: '^/login$',
      to: [0, 1],
      section: 'login',
      files: [0],
      hasInitialStyles: true,
    },
    {
      ...screen,
      name: 'dashboard',
      path: '^/dashboard$',
      to: [0, 1],
      section: 'dashboard',
      files: [1, 2],
      calls: ['/figures?from={today}', '/figures?from={today}&to={yesterday}'],
    },
    {
      ...screen,
      name: 'wall',
      path: '^/wall$',
      to: [2, 1],
      section: 'offers',
      files: [3],
      calls: ['/wall'],
      hasInitialStyles: true,
    },
    { ...screen, name: 'offers', path: '^/offers$', to: [3, 1], section: 'offers', files: [7, 1, 4] },
  ],
  unknown: { to: [0, 1] },
  files: ['login-a', 'dash-b', 'shared-c', 'wall-d', 'en-e', 'de-f', 'dashtexts-g', 'walltexts-h'],
  texts: {
    en: { first: [4], dashboard: [6], offers: [7], login: [6] },
    de: { first: [5], dashboard: [6], offers: [7], login: [6] },
  },
  lazyStylesheet: '/assets/lazy.css',
  visitorCalls: ['/config', '/profile'],
  startCalls: ['/dict'],
};

export type Given = {
  cookie?: string;
  languages?: string[];
  stored?: Record<string, string>;
  isHidden?: boolean;
  isWithoutStorage?: boolean;
  answer?: (address: string) => Promise<Response>;
  isLate?: boolean;
  /** Its service worker has answered with the page. */
  hasWorker?: boolean;
  /** How the page was opened; browsers without timings do not say it. */
  opened?: readonly ('navigate' | 'reload')[];
  api?: string;
};
/** What a host answers a script with. */
export const script = () =>
  Promise.resolve(new Response('', { headers: { 'content-type': 'text/javascript' } }));

// What the visit is like: nothing of it asks for anything.
function stubVisit(address: string, given: Given) {
  const { pathname, search } = new URL(address, 'https://portal.test');
  vi.stubGlobal('window', { location: { pathname, search } });
  // A page that is not served safely has none.
  const worker = given.hasWorker ? { serviceWorker: { controller: {} } } : {};
  vi.stubGlobal('navigator', { languages: given.languages ?? ['en-GB'], ...worker });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    (given.opened ?? []).map((type) => ({ type }) as PerformanceNavigationTiming),
  );
  vi.stubGlobal('builtTable', builtTable);
}

/** Runs the inline script in a page that is opened at an address. */
export async function openFirstPage(address: string, given: Given = {}) {
  stubBrowser();
  for (const [name, text] of Object.entries(given.stored ?? {})) localStorage.setItem(name, text);
  const hints: object[] = [];
  const order: unknown[] = [];
  vi.stubGlobal('document', {
    cookie: given.cookie ?? '',
    hidden: given.isHidden ?? false,
    head: {
      append: (hint: { href?: string }) => {
        hints.push(hint);
        order.push(hint.href);
      },
    },
    createElement: (name: string) => ({ name }),
    getElementById: (id: string) => (id === 'api' && given.api ? { getAttribute: () => given.api } : null),
  });
  if (given.isWithoutStorage) {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('switched off');
      },
    });
  }
  stubVisit(address, given);
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then));
  const requests: [string, unknown][] = [];
  vi.stubGlobal('fetch', (to: string, { headers = null }: { headers?: unknown } = {}) => {
    requests.push([to, headers]);
    order.push(to);
    if (given.answer) return given.answer(to);
    return to.startsWith('/assets/')
      ? script()
      : Promise.resolve(new Response(`text of ${to}`, { status: 201 }));
  });
  for (const name of [
    'prefetchedAnswers',
    'mayBeSignedIn',
    'startLocale',
    'prefetchedScripts',
    'scriptsOfScreen',
  ]) {
    vi.stubGlobal(name, given.isLate && name === 'prefetchedAnswers' ? new Map() : undefined);
  }
  vi.resetModules();
  await import('#first-page/prefetch.ts');
  return { hints, requests, frames, order, asked: () => requests.map(([to]) => to) };
}

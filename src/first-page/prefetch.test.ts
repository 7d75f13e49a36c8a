import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFirstPage as open, script, type Given } from '../../tests/support/open-first-page.ts';

beforeEach(
  () => void vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z'), toFake: ['Date', 'setTimeout'] }),
);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const cookie = (token: object) => `token=${encodeURIComponent(JSON.stringify(token))}`;
const token = cookie({ token_type: 'Bearer', access_token: 'a' });

const requestsOfWall = [
  '/assets/en-e.js',
  '/assets/walltexts-h.js',
  '/assets/wall-d.js',
  '/config',
  '/profile',
];

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('[A8] [S6] before the first script has loaded', () => {
  test('a visitor’s page requests the scripts of the screen where the address leads, and the first calls', async () => {
    const { asked, requests, hints } = await open('/wall?search=a');
    expect(asked()).toEqual(requestsOfWall);
    expect(requests.at(-1)).toEqual(['/profile', { accept: 'application/json', 'accept-language': 'en' }]);
    expect(globalThis.mayBeSignedIn).toBe(false);
    await settled();
    expect(hints).toEqual(
      asked()
        .slice(0, 3)
        .map((href) => ({ name: 'link', rel: 'modulepreload', href })),
    );
  });

  test('a script that several parts need is requested once, and one that did not come may be requested again', async () => {
    const { asked } = await open('/offers', {
      answer: (to) => (to.includes('dash') ? Promise.reject(new Error('lost')) : script()),
    });
    await settled();
    const scripts = asked().filter((to) => to.startsWith('/assets/'));
    expect(scripts).toEqual(['/assets/en-e.js', '/assets/walltexts-h.js', '/assets/dash-b.js']);
    expect([...(globalThis.prefetchedScripts?.keys() ?? [])]).toEqual([
      '/assets/en-e.js',
      '/assets/walltexts-h.js',
    ]);
  });

  test('with a token the data of the screen come too, for the days of the network, and the other styles', async () => {
    const { asked, requests, hints } = await open('/dashboard', {
      cookie: token,
      stored: { 'network-ahead': String(-86_400_000) },
    });
    expect(asked()).toEqual([
      '/assets/en-e.js',
      '/assets/dashtexts-g.js',
      '/assets/dash-b.js',
      '/assets/shared-c.js',
      '/config',
      '/profile',
      '/dict',
      '/figures?from=2026-11-19',
      '/figures?from=2026-11-19&to=2026-11-18',
    ]);
    expect(requests.at(-1)?.[1]).toEqual({
      accept: 'application/json',
      'accept-language': 'en',
      authorization: 'Bearer a',
    });
    expect([
      globalThis.mayBeSignedIn,
      hints.filter((hint) => !('rel' in hint && hint.rel === 'modulepreload')),
    ]).toEqual([true, [{ name: 'link', rel: 'preload', as: 'style', href: '/assets/lazy.css' }]]);
    const answers = globalThis.prefetchedAnswers;
    expect([...(answers?.keys() ?? [])]).toContain('Bearer a /figures?from=2026-11-19');
    expect(await answers?.get('Bearer a /dict')).toMatchObject({ status: 201, _data: 'text of /dict' });
    vi.advanceTimersByTime(29_999);
    expect(answers?.size).toBe(5);
    vi.advanceTimersByTime(1);
    expect(answers?.size).toBe(0);
  });

  test('what another origin answers is requested there, and known by its whole address', async () => {
    const api = 'https://api.portal.test';
    const { asked } = await open('/dashboard?period=week', { cookie: token, api });
    const calls = [`${api}/config`, `${api}/profile`, `${api}/dict`];
    expect(asked().slice(-3)).toEqual(calls);
    expect([...(globalThis.prefetchedAnswers?.keys() ?? [])]).toEqual(calls.map((to) => `Bearer a ${to}`));
  });

  test('with a query of its own the screen requests its data itself', async () => {
    const { asked } = await open('/dashboard?period=week', { cookie: token });
    expect(asked().slice(-3)).toEqual(['/config', '/profile', '/dict']);
  });

  test.each([
    ['/nowhere', undefined, '/assets/login-a.js'],
    ['/nowhere', token, '/assets/dash-b.js'],
    ['/dashboard', undefined, '/assets/login-a.js'],
    ['/login', token, '/assets/dash-b.js'],
  ])('%s with the cookie %s leads where the portal will', async (address, given, expected) => {
    const { asked, frames } = await open(address, { ...(given && { cookie: given }) });
    for (const frame of frames) frame();
    vi.advanceTimersByTime(0);
    expect(asked()).toContain(expected);
  });

  test('at the login nothing is requested before it is painted, unless the page is hidden', async () => {
    const { asked, frames } = await open('/login');
    expect([asked(), frames.length]).toEqual([[], 1]);
    frames[0]?.();
    expect(asked()).toEqual([]);
    vi.advanceTimersByTime(0);
    expect(asked()).toEqual(['/assets/en-e.js', '/assets/login-a.js', '/config', '/profile']);
    const hidden = await open('/login', { isHidden: true });
    expect([hidden.frames.length, hidden.asked().length]).toEqual([0, 4]);
  });

  test('[S5] with a one-time link it is as if somebody was signed in, and no call is made', async () => {
    const { asked } = await open('/dashboard?ott=x', { cookie: token });
    expect(asked()).toEqual([
      '/assets/en-e.js',
      '/assets/dashtexts-g.js',
      '/assets/dash-b.js',
      '/assets/shared-c.js',
    ]);
  });

  test.each(['token=%', 'token=null', 'token=%7B%7D', cookie({ token_type: 'Bearer', access_token: '' })])(
    'the cookie %s is no token, but may be one',
    async (given) => {
      const { asked } = await open('/dashboard', { cookie: given });
      expect([asked().at(-1), globalThis.mayBeSignedIn]).toEqual(['/profile', true]);
    },
  );

  test('the client that was first keeps its answers', async () => {
    const { asked } = await open('/dashboard', { cookie: token, isLate: true });
    expect([asked().filter((to) => !to.startsWith('/assets/')), globalThis.prefetchedAnswers?.size]).toEqual([
      [],
      0,
    ]);
  });
});

describe('[A12] the language of the first page', () => {
  test.each<[Given, string]>([
    [{ languages: ['fr', 'DE-at', 'en'] }, 'de'],
    [{ languages: ['fr', 'toString'] }, 'en'],
    [{ languages: ['de'], stored: { locale: 'en' } }, 'en'],
    [{ languages: ['de'], stored: { locale: 'xx' } }, 'de'],
    [{ languages: ['de'], isWithoutStorage: true }, 'de'],
  ])('%j is %s', async (given, expected) => {
    const { asked } = await open('/wall', given);
    expect([globalThis.startLocale(), asked()[0]]).toEqual([
      expected,
      expected === 'de' ? '/assets/de-f.js' : '/assets/en-e.js',
    ]);
  });
});

describe('[E12] scripts', () => {
  const failures: [string, () => Promise<Response>][] = [
    ['an error', () => Promise.reject(new Error('lost'))],
    [
      '404',
      () =>
        Promise.resolve(new Response('', { status: 404, headers: { 'content-type': 'text/javascript' } })),
    ],
    ['a page', () => Promise.resolve(new Response('', { headers: { 'content-type': 'text/html' } }))],
  ];
  test.each(failures)(
    '%s in the place of one is not hinted at, and can be asked for again',
    async (_, answer) => {
      const { hints } = await open('/wall', { answer });
      await settled();
      await settled();
      expect([hints, globalThis.prefetchedScripts?.size]).toEqual([[], 0]);
    },
  );

  test('of every screen are known by its name', async () => {
    await open('/wall');
    expect([
      globalThis.scriptsOfScreen?.('login'),
      globalThis.scriptsOfScreen?.('none'),
      globalThis.lazyStylesheet,
    ]).toEqual([['/assets/en-e.js', '/assets/login-a.js'], ['/assets/en-e.js'], '/assets/lazy.css']);
  });

  test.each<Given>([{}, { opened: ['navigate'] }])(
    'that the service worker has are hinted at once, after the calls; one that fails can be asked for again: %j',
    async (given) => {
      const { hints, order } = await open('/dashboard?period=week', {
        cookie: token,
        hasWorker: true,
        ...given,
      });
      const scripts = hints.filter(
        (one): one is HTMLLinkElement => 'rel' in one && one.rel === 'modulepreload',
      );
      const names = ['en-e', 'dashtexts-g', 'dash-b', 'shared-c'].map((name) => `/assets/${name}.js`);
      expect(order.filter((one) => one !== '/assets/lazy.css')).toEqual([
        '/config',
        '/profile',
        '/dict',
        ...names,
      ]);
      const arrivals = globalThis.prefetchedScripts;
      scripts[0]?.onload?.(new Event('load'));
      scripts[1]?.onerror?.(new Event('error'));
      await arrivals?.get('/assets/en-e.js');
      await settled();
      expect([...(arrivals?.keys() ?? [])]).toEqual(
        names.filter((name) => name !== '/assets/dashtexts-g.js'),
      );
    },
  );

  test('are asked of the host before the calls where the page was reloaded', async () => {
    const { asked } = await open('/wall', { hasWorker: true, opened: ['reload'] });
    expect(asked()).toEqual(requestsOfWall);
  });

  test.each<Given>([{}, { stored: { 'network-ahead': 'soon' } }, { isWithoutStorage: true }])(
    'days without a stored difference are those of this device: %j',
    async (given) => {
      const { asked } = await open('/dashboard', { cookie: token, ...given });
      expect(asked().at(-1)).toBe('/figures?from=2026-11-20&to=2026-11-19');
    },
  );
});

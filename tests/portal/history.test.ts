import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { activateLocale } from '#i18n/i18n.ts';
import {
  closePortals,
  json,
  never,
  openPortal,
  settled,
  until,
  type Answer,
  type Opened,
} from './open-portal.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval'] }));

afterEach(closePortals);

const placeOf = ({ portal }: Opened) => portal.navigation.getSnapshot().context.current;

async function signedIn(at = '/profile', network: Record<string, Answer> = {}) {
  const opened = await openPortal({ at, token: 'a', network });
  await until(() => placeOf(opened) === at);
  await settled();
  opened.page.done.length = 0;
  opened.requests.length = 0;
  opened.prefetched.length = 0;
  return opened;
}

describe('[G1] [G7] [A10] the history of the browser', () => {
  const go = (opened: Opened, to: string, replace = false) =>
    opened.portal.navigation.send({ type: 'location.request', to, replace });

  test('has an entry for each location, but for one that replaces another', async () => {
    const opened = await signedIn();
    go(opened, '/postbacks');
    await until(() => placeOf(opened) === '/postbacks');
    go(opened, '/profile', true);
    await until(() => placeOf(opened) === '/profile');
    expect(opened.page.done).toEqual([
      ['push', '/postbacks'],
      ['scroll', 0, 0],
      ['replace', '/profile'],
      ['scroll', 0, 0],
    ]);
    expect(document.title).toBe('Profile - Portal');
  });

  test('leads Back without a new entry', async () => {
    const opened = await signedIn();
    window.location.href = 'https://portal.test/postbacks?page=2#row';
    opened.page.happens('popstate');
    await until(() => placeOf(opened) === '/postbacks?page=2#row');
    expect(opened.page.done).toEqual([['scroll', 0, 0]]);
  });

  test('stays where unsaved input is, and is followed once that is left', async () => {
    const opened = await signedIn();
    const traversed: string[] = [];
    let key = 'profile';
    Object.assign(window, {
      navigation: {
        get currentEntry() {
          return { key };
        },
        traverseTo: (to: string) => {
          traversed.push(to);
          // The browser moves a moment later.
          queueMicrotask(() => {
            key = to;
          });
          return { committed: Promise.reject(new Error('overtaken')), finished: Promise.resolve() };
        },
      },
    });
    go(opened, '/profile?tab=1');
    opened.page.done.length = 0;
    opened.portal.holdScreen({ parameters: [], forget: () => undefined, isSending: () => false });
    key = 'before';
    window.location.href = 'https://portal.test/postbacks';
    opened.page.happens('popstate');
    await settled();
    expect([placeOf(opened), traversed, opened.page.done]).toEqual(['/profile?tab=1', ['profile'], []]);
    opened.portal.navigation.send({ type: 'leave.confirm' });
    await until(() => placeOf(opened) === '/postbacks');
    expect([traversed, opened.page.done]).toEqual([['profile', 'before'], [['scroll', 0, 0]]]);
    opened.portal.holdScreen({ parameters: [], forget: () => undefined, isSending: () => false });
    key = 'elsewhere';
    window.location.href = 'https://portal.test/profile';
    opened.page.happens('popstate');
    expect(traversed.at(-1)).toBe('before');
  });

  test('a screen that is come to by a link has the data that it needs', async () => {
    const opened = await openPortal({ at: '/login' });
    await until(() => placeOf(opened) === '/login');
    expect(opened.portal.data.isLoaded()).toBe(false);
    go(opened, '/offers');
    await until(() => placeOf(opened) === '/offers');
    expect(opened.portal.data.isLoaded()).toBe(true);
  });

  test('gets the location of unsaved input back as a new entry where the browser cannot go to an entry', async () => {
    const opened = await signedIn();
    Object.assign(window, { navigation: { currentEntry: null } });
    opened.portal.holdScreen({ parameters: [], forget: () => undefined, isSending: () => false });
    window.location.href = 'https://portal.test/postbacks';
    opened.page.happens('popstate');
    opened.portal.navigation.send({ type: 'leave.confirm' });
    await until(() => placeOf(opened) === '/postbacks');
    expect(opened.page.done).toEqual([
      ['push', '/profile'],
      ['push', '/postbacks'],
      ['scroll', 0, 0],
    ]);
  });

  test('a screen that failed to load is loaded again when the connection returns', async () => {
    const opened = await signedIn();
    opened.screens.loadScreen = (name) =>
      name === 'postbacks' ? Promise.reject(new Error('lost')) : Promise.resolve(null);
    go(opened, '/postbacks');
    await settled();
    const isFailed = () => opened.portal.navigation.getSnapshot().hasTag('failed');
    expect(isFailed()).toBe(true);
    opened.screens.loadScreen = () => Promise.resolve(null);
    opened.page.happens('online');
    await until(() => !isFailed());
    expect(placeOf(opened)).toBe('/postbacks');
  });
});

describe('[G2] the title', () => {
  test('[G2.c] follows the language, the system name and the screen', async () => {
    const late = Promise.withResolvers<Response>();
    const opened = await openPortal({
      at: '/profile',
      token: 'a',
      network: { 'GET /publisher/v1/config': () => late.promise },
    });
    await settled();
    late.resolve(json({ data: { general: { system_name: 'Net' } } }));
    await until(() => placeOf(opened) !== null);
    await settled();
    expect(document.title).toBe('Profile - Net');
    await activateLocale('de');
    expect(document.title).toBe('Profil - Net');
    await activateLocale('en');
  });

  test('is the one of the page as long as there is nothing to say', async () => {
    await openPortal({ at: '/offers', network: { 'GET /publisher/v1/config': never } });
    await settled();
    expect(document.title).toBe('As delivered');
  });
});

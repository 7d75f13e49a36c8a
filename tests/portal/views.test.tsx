import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Portal } from '#portal/create-portal.ts';
import {
  PortalProvider,
  useConfiguration,
  useGatedLocation,
  useGatedSearch,
  useNavigation,
  usePortal,
  useSession,
  useSettings,
  useTerms,
} from '#portal/portal-context.tsx';
import { useDrafts } from '#portal/use-drafts.ts';
import { useGuestHref } from '#portal/use-guest-href.ts';
import { useRouteParams } from '#portal/use-route-params.ts';
import { dictionaries } from '#contract/dictionaries.ts';
import {
  closePortals,
  json,
  never,
  openPortal,
  profile,
  refused,
  settled,
  until,
  type Opened,
} from './open-portal.ts';
import { mount } from './mount.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval'] }));
afterEach(closePortals);

const placeOf = ({ portal }: Opened) => portal.navigation.getSnapshot().context.current;
async function opened(at: string, given: Parameters<typeof openPortal>[0] = {}) {
  const page = await openPortal({ at, ...given });
  await until(() => placeOf(page) !== null);
  await settled();
  return page;
}

const credentials = { username: 'a', password: 'b' };

describe('[M1] views', () => {
  const useStates = () => ({
    isSignedIn: useSession((session) => session.hasTag('signedIn')),
    place: useNavigation(({ context }) => context.current),
    isBlocking: useTerms((terms) => terms.hasTag('blocking')),
    settings: useSettings(({ value }) => value),
    name: useConfiguration().general.systemName,
  });

  test('follow the charts', async () => {
    const page = await opened('/login');
    const { view, does, leave } = await mount(page.portal, useStates);
    expect(view()).toMatchObject({ isSignedIn: false, place: '/login', isBlocking: false, name: 'Portal' });
    await does(async () => {
      page.portal.session.send({ type: 'session.signIn', credentials });
      await until(() => placeOf(page) === '/dashboard');
    });
    expect(view()).toMatchObject({ isSignedIn: true, place: '/dashboard' });
    await leave();
  });

  test('see the configuration when it has arrived', async () => {
    const late = Promise.withResolvers<Response>();
    const page = await openPortal({ network: { 'GET /publisher/v1/config': () => late.promise } });
    const { view, does, leave } = await mount(page.portal, useStates);
    const before = [view().name, view().settings];
    late.resolve(json({ data: { general: { system_name: 'Net' } } }));
    await does(settled);
    expect([before[0], view().name, view().settings === before[1]]).toEqual(['', 'Net', false]);
    await leave();
  });

  test('are rendered by the build as a visitor at the login sees them first', () => {
    let seen: unknown;
    function Probe() {
      const maySignIn = useSession((session) => session.can({ type: 'session.signIn', credentials }));
      const errors = useSession(({ context }) => context.errors);
      seen = { ...useStates(), maySignIn, errors };
      return null;
    }
    renderToString(
      <PortalProvider value={{ eventLog: {} } as Portal}>
        <Probe />
      </PortalProvider>,
    );
    expect(seen).toMatchObject({
      isSignedIn: false,
      place: '/login',
      isBlocking: false,
      name: '',
      maySignIn: true,
      errors: null,
    });
  });

  test('without a portal or a location above say so', () => {
    const render = (useView: () => unknown) => {
      function Probe() {
        useView();
        return null;
      }
      return () => renderToString(<Probe />);
    };
    expect(render(usePortal)).toThrow('usePortal needs a PortalProvider above');
    expect(render(useGatedLocation)).toThrow('The location needs a LocationProvider above');
    expect(render(useGatedSearch)).toThrow('The location needs a LocationProvider above');
  });
});

describe('[G1] the location of the views', () => {
  test('is the one that was let through, and changes it', async () => {
    const page = await opened('/profile?tab=1', { token: 'a' });
    let drawn = 0;
    const { view, does, leave } = await mount(page.portal, () => {
      drawn += 1;
      return { location: useGatedLocation(), search: useGatedSearch() };
    });
    const [path, navigate] = view().location;
    expect([path, view().search]).toEqual(['/profile', 'tab=1']);
    page.page.done.length = 0;
    await does(async () => {
      navigate('/profile?tab=2');
      await settled();
    });
    expect([view().search, view().location[1] === navigate]).toEqual(['tab=2', true]);
    await does(async () => {
      navigate('/postbacks', { replace: true });
      await until(() => placeOf(page) === '/postbacks');
    });
    expect([view().location[0], page.page.done]).toEqual([
      '/postbacks',
      [
        ['push', '/profile?tab=2'],
        ['replace', '/postbacks'],
        ['scroll', 0, 0],
      ],
    ]);
    const before = drawn;
    await does(() => page.portal.session.send({ type: 'user.reload' }));
    expect(drawn).toBe(before);
    await leave();
  });

  test('before anything was let through is the root', async () => {
    const page = await openPortal({
      at: '/profile',
      token: 'a',
      network: { 'GET /publisher/v1/user-profile': never },
    });
    const { view, leave } = await mount(page.portal, () => [useGatedLocation()[0], useGatedSearch()]);
    expect(view()).toEqual(['/', '']);
    await leave();
  });

  test('names the parameters of a screen', async () => {
    const page = await opened('/live-offers/7/live', { token: 'a' });
    const { view, leave } = await mount(page.portal, () => useRouteParams('liveOfferDetails'));
    expect(view()).toEqual({ id: '7', type: 'live' });
    await leave();
  });
});

describe('[G5] [G6] guests', () => {
  test.each([
    ['/login', ['/login', '/register', '/login?redirect=%2Fprofile']],
    [
      '/login?redirect=%2Fprofile',
      ['/login?redirect=%2Fprofile', '/register?redirect=%2Fprofile', '/login?redirect=%2Fprofile'],
    ],
    ['/offers', ['/login', '/register', '/login?redirect=%2Fprofile']],
    [
      '/offers?search=a',
      [
        '/login?redirect=%2Foffers%3Fsearch%3Da',
        '/register?redirect=%2Foffers%3Fsearch%3Da',
        '/login?redirect=%2Fprofile',
      ],
    ],
    ['/register?a=b', ['/login', '/register', '/login?redirect=%2Fprofile']],
  ])('at %s are led back from login and registration', async (at, addresses) => {
    const page = await opened(at);
    const { view, leave } = await mount(page.portal, useGuestHref);
    const hrefOf = view();
    expect([hrefOf('login'), hrefOf('register'), hrefOf('login', '/profile')]).toEqual(addresses);
    await leave();
  });
});

describe('[F5] [S12] drafts', () => {
  const typed = { a: '1' };

  test('of guests are in memory', async () => {
    const page = await opened('/login');
    const { view, leave } = await mount(page.portal, useDrafts);
    view()('login')?.write(typed);
    expect([view()('login')?.read(), Object.keys(sessionStorage)]).toEqual([typed, []]);
    view()('login')?.write({});
    await leave();
  });

  test('of users are stored for them, and none under the message that the session has expired', async () => {
    const page = await opened('/profile', { token: 'a' });
    const { view, does, leave } = await mount(page.portal, useDrafts);
    const before = view();
    view()('profile')?.write(typed);
    expect(Object.keys(sessionStorage)).toEqual(['draft:7:profile']);
    await does(() => page.portal.session.send({ type: 'user.reload' }));
    expect(view()).toBe(before);
    page.table['GET /publisher/v1/dict/approval-statuses'] = () => refused(401, 'UNAUTHENTICATED');
    await does(async () => {
      await page.portal.client(dictionaries.approvalStatuses).catch(() => undefined);
      await settled();
    });
    expect(view()('profile')).toBeUndefined();
    await act(async () => page.portal.session.send({ type: 'expiry.acknowledge' }));
    expect(view()('login')).toBeDefined();
    await leave();
  });

  test('of operators who act for a publisher, and of users who are not known, there are none', async () => {
    const shadowed = { ...profile, shadow: { id: 3, firstname: 'O', lastname: 'P' } };
    const page = await opened('/profile', {
      token: 'a',
      network: { 'GET /publisher/v1/user-profile': () => json({ data: shadowed }) },
    });
    const { view, leave } = await mount(page.portal, useDrafts);
    expect(view()('profile')).toBeUndefined();
    await leave();
    const unknown = await openPortal({
      at: '/profile',
      token: 'b',
      network: { 'GET /publisher/v1/user-profile': () => refused(500, 'DOWN') },
    });
    for (
      let second = 0;
      second < 40 && !unknown.portal.session.getSnapshot().hasTag('userUnknown');
      second += 1
    ) {
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(unknown.portal.session.getSnapshot().hasTag('userUnknown')).toBe(true);
    const without = await mount(unknown.portal, useDrafts);
    expect(without.view()('profile')).toBeUndefined();
    await without.leave();
  });

  test.each([
    ['the publisher', profile, ['draft:7:profile']],
    ['an operator', { ...profile, shadow: { id: 3, firstname: 'O', lastname: 'P' } }, []],
  ])(
    'while the user cannot be loaded anew the last answer says whose they are: %s',
    async (_, user, stored) => {
      let count = 0;
      const page = await openPortal({
        at: '/profile',
        token: 'a',
        network: {
          'GET /publisher/v1/user-profile': (request) => {
            count += 1;
            return count === 1 ? json({ data: user }) : never(request);
          },
          'GET /public/v1/dict/countries': () => refused(400, 'DOWN'),
        },
      });
      await until(() => page.portal.session.getSnapshot().hasTag('userUnknown'));
      const { view, leave } = await mount(page.portal, useDrafts);
      view()('profile')?.write(typed);
      expect([page.portal.data.user()?.id, Object.keys(sessionStorage)]).toEqual([7, stored]);
      await leave();
    },
  );
});

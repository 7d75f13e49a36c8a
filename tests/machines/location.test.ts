import { describe, expect, test } from 'vitest';
import {
  arrival,
  atDashboard,
  atOfferWall,
  completedFrom,
  fromRoot,
  hasOneTimeToken,
  hasTrailingSlash,
  isElsewhere,
  loginFrom,
  loginRedirect,
  matchRoute,
  normalLocation,
  oneTimeTokenOf,
  pathOf,
  returnTarget,
  searchOf,
  withoutOneTimeToken,
  withoutTrailingSlash,
} from '#machines/lib/location.ts';
import { hostileRedirects } from './hostile-redirects.ts';
import { routes } from '#machines/models/samples.ts';

const nameOf = (location: string) => matchRoute(routes, location)?.name ?? null;

describe('[A1 A3 A4] a location belongs to', () => {
  test.each([
    ['/dashboard', 'dashboard'],
    ['/dashboard?page=2&page=3', 'dashboard'],
    ['/dashboard#top', 'dashboard'],
    ['/dashboard?', 'dashboard'],
    ['/offers/../dashboard', 'dashboard'],
    ['/./dashboard', 'dashboard'],
    ['/%2e/dashboard', 'dashboard'],
    ['/offers', 'publicOfferWall'],
    ['/offer-wall', 'offerWall'],
    ['/verify/7', 'verify'],
    ['/verify/a%2Fb', 'verify'],
    ['/verify/', null],
    ['/verify/7/8', null],
    ['/', null],
    ['', null],
    ['/Dashboard', null],
    ['/dashboard/', 'dashboard'],
    ['/dashboard//', 'dashboard'],
    ['/dashboards', null],
    ['/x/dashboard', null],
    ['/dash%62oard', null],
    ['/dashboard%00', null],
    ['/dashboard;x', null],
    ['//evil.test/dashboard', null],
    ['/\\evil.test/dashboard', null],
    ['///dashboard', null],
    ['dashboard', null],
    ['?page=2', null],
    ['#dashboard', null],
    ['https://evil.test/dashboard', null],
    ['javascript:alert(1)', null],
    ['/__proto__', null],
    ['/constructor', null],
  ])('%j: %s', (location, name) => {
    expect(nameOf(location)).toBe(name);
  });

  test('the row whose pattern fits the whole path, whatever its flags', () => {
    const loose = [{ name: 'loose', pattern: /dash(board)?/g, access: 'public', titled: true }] as const;
    expect(matchRoute(loose, '/dashboard')).toBeNull();
    const global = [{ name: 'global', pattern: /^\/dashboard$/g, access: 'public', titled: true }] as const;
    expect([1, 2, 3].map(() => matchRoute(global, '/dashboard')?.name)).toEqual([
      'global',
      'global',
      'global',
    ]);
  });
});

test.each([
  ['/offers?page=2&page=3#top', 'page=2&page=3'],
  ['/offers??a', '?a'],
  ['/offers?', ''],
  ['/offers#?a', ''],
  ['offers?a', ''],
])('[A1] the query of %s is %j', (location, query) => {
  expect(searchOf(location)).toBe(query);
});

describe('[G3] the one-time token', () => {
  test.each([
    ['/offer-wall?ott=once', '/offer-wall'],
    ['/offer-wall?ott=once&page=2', '/offer-wall?page=2'],
    ['/offer-wall?page=2&ott=once', '/offer-wall?page=2'],
    ['/offer-wall?b=2&ott=once&a=1&b=1', '/offer-wall?b=2&a=1&b=1'],
    ['/offer-wall?ott=one&x=1&ott=two', '/offer-wall?x=1'],
    ['/offer-wall?ott', '/offer-wall'],
    ['/offer-wall?ott=', '/offer-wall'],
    ['/offer-wall?o%74t=once&x=1', '/offer-wall?x=1'],
    ['/offer-wall?ott=once#part', '/offer-wall#part'],
    ['/offer-wall?ott=a%26b=c&x=1', '/offer-wall?x=1'],
  ])('of %s leaves %s', (location, rest) => {
    expect(hasOneTimeToken(location)).toBe(true);
    expect(withoutOneTimeToken(location)).toBe(rest);
  });

  test.each([
    '/offer-wall',
    '/offer-wall?',
    '/offer-wall?q=a+b%20c&empty&=x&q=%C3%A4',
    '/offer-wall?OTT=1&otto=2&x=ott',
    '/offer-wall#?ott=once',
    '/offer-wall??ott=once',
    '/offer-wall?x=1&?ott=once',
  ])('is not in %s, which stays as it is', (location) => {
    expect(hasOneTimeToken(location)).toBe(false);
    expect(withoutOneTimeToken(location)).toBe(location.replace(/\?$/, ''));
  });

  test.each([
    ['/?ott=once', 'once'],
    ['/?x=1&ott=a%2Bb', 'a+b'],
    ['/?ott=one&ott=two', 'one'],
    ['/?ott=', null],
    ['/?ott', null],
    ['/', null],
  ])('of %s is %s', (location, token) => {
    expect(oneTimeTokenOf(location)).toBe(token);
  });
});

describe('[G6] the redirect to the login', () => {
  test.each([
    ['/dashboard', '/login?redirect=%2Fdashboard'],
    ['/analytics?x=1&y=a%20b#z', '/login?redirect=%2Fanalytics%3Fx%3D1%26y%3Da%2520b%23z'],
    ['/analytics?ott=once&x=1', '/login?redirect=%2Fanalytics%3Fx%3D1'],
    ['/offer-wall?q=\uD800', '/login?redirect=%2Foffer-wall%3Fq%3D%25EF%25BF%25BD'],
  ])('from %j is %s', (location, redirect) => {
    expect(loginRedirect(location)).toBe(redirect);
  });

  test.each([
    '/dashboard',
    '/offer-wall?page=2&sort=-name#row',
    '/offer-wall?q=%26redirect%3D%2F%2Fevil.test&r=ä+ö',
  ])('from %s leads back there', (location) => {
    expect(returnTarget(routes, loginRedirect(location))).toBe(normalLocation(location));
  });
});

describe('[G5] [G6] the place after a registration', () => {
  test.each([
    ['/register', '/register-completed'],
    ['/register?x=1', '/register-completed'],
    [
      '/register?redirect=%2Foffers%3Foffer%3D48213%26country%3DDE',
      '/register-completed?redirect=%2Foffers%3Foffer%3D48213%26country%3DDE',
    ],
  ])('from %s is %s', (location, place) => {
    expect(completedFrom(location)).toBe(place);
  });
});

describe('[G6] [G6.d] the way back after signing in', () => {
  test.each(hostileRedirects)('is the root for redirect=%s', (redirect) => {
    expect(returnTarget(routes, `/login?redirect=${redirect}`)).toBe('/');
  });

  test.each([
    ['/login?redirect=%2Foffer-wall', '/offer-wall'],
    ['/login?redirect=/offer-wall', '/offer-wall'],
    ['/login?redirect=%2Foffer-wall%3Fpage%3D2%26sort%3Dname', '/offer-wall?page=2&sort=name'],
    ['/login?redirect=%2Foffer-wall%23row', '/offer-wall#row'],
    ['/login?x=1&redirect=%2Foffer-wall', '/offer-wall'],
    ['/login?redirect=%2Foffer-wall&redirect=%2F%2Fevil.test', '/offer-wall'],
    ['/login?redirect=%2F%2Fevil.test&redirect=%2Foffer-wall', '/'],
    ['/login?redirect=%2Foffer-wall%3Fott%3Donce', '/offer-wall'],
    ['/login?redirect=%2Foffer-wall%3Fott%3Donce%26page%3D2', '/offer-wall?page=2'],
    ['/login?redirect=%2Foffer-wall%3Fo%2574t%3Donce', '/offer-wall'],
    ['/login?redirect=%2Foffer-wall%3Fredirect%3D%2F%2Fevil.test', '/offer-wall?redirect=//evil.test'],
    ['/login?redirect=%2Foffer-wall%3Fq%3D%3Cscript%3E', '/offer-wall?q=%3Cscript%3E'],
    ['/login?redirect=/offer-wall?q=a+b', '/offer-wall?q=a%20b'],
    ['/login?redirect=%2Fdashboard%2F..%2Foffer-wall', '/offer-wall'],
    ['/login?redirect=%2Foffers', '/offers'],
    ['/login?redirect=%2Foffer-wall%2F%3Fpage%3D2', '/offer-wall?page=2'],
    ['/login?redirect=%2Fverify%2F7', '/verify/7'],
    ['/login?Redirect=%2Foffer-wall', '/'],
    ['/login#redirect=%2Foffer-wall', '/'],
    ['/login', '/'],
    ['/login/?redirect=%2Foffer-wall', '/'],
    ['/?redirect=%2Foffer-wall', '/offer-wall'],
    ['/?redirect=%2Flogin', '/'],
    ['/register?redirect=%2Foffer-wall', '/'],
    ['/dashboard?redirect=%2Foffer-wall', '/'],
    ['//evil.test/login?redirect=%2Foffer-wall', '/'],
    ['login?redirect=%2Foffer-wall', '/'],
    ['', '/'],
  ])('from %s is %s', (location, target) => {
    expect(returnTarget(routes, location)).toBe(target);
  });

  test.each([
    ['/', '/dashboard'],
    ['/?page=2#figures', '/dashboard?page=2#figures'],
    ['/?redirect=%2Foffer-wall%3Fpage%3D2', '/offer-wall?page=2'],
    ['/?redirect=%2F%2Fevil.test', '/dashboard?redirect=%2F%2Fevil.test'],
  ])('the root %s leads to %s', (location, target) => {
    expect(fromRoot(routes, location)).toBe(target);
  });

  test.each(hostileRedirects)('never leaves the portal, wherever redirect=%s stands', (redirect) => {
    for (const location of [
      redirect,
      `/${redirect}`,
      `/login?redirect=${redirect}`,
      `/dashboard?x=${redirect}`,
    ]) {
      for (const result of [
        normalLocation(location),
        arrival(routes, location),
        loginFrom(routes, location),
        withoutOneTimeToken(location),
        atDashboard(location),
      ]) {
        const isKnown = matchRoute(routes, result) !== null;
        expect(!isKnown || new URL(result, 'https://portal.test').origin === 'https://portal.test').toBe(
          true,
        );
      }
    }
  });
});

describe('[G4 S12] a session that begins or ends', () => {
  test.each([
    ['/login?redirect=%2Foffer-wall', '/offer-wall'],
    ['/login', '/'],
    ['/register', '/'],
    ['/offers', '/offers'],
    ['/dashboard?page=2', '/dashboard?page=2'],
    ['/verify/7', '/verify/7'],
    ['/nowhere', '/nowhere'],
  ])('leads from %s on to %s', (from, to) => {
    expect(arrival(routes, from)).toBe(to);
  });

  test.each([
    ['/dashboard?page=2', '/login?redirect=%2Fdashboard%3Fpage%3D2'],
    ['/login?redirect=%2Foffer-wall', '/login?redirect=%2Foffer-wall'],
    ['/register', '/login'],
    ['/offers', '/login'],
    ['/verify/7?signature=s', '/login'],
    ['/nowhere', '/login'],
  ])('leads from %s back to %s', (from, to) => {
    expect(loginFrom(routes, from)).toBe(to);
  });
});

test('[A3] the root keeps its query on the way to the dashboard', () => {
  expect(atDashboard('/?x=1#y')).toBe('/dashboard?x=1#y');
  expect(atOfferWall('/offers?offer=48213#y')).toBe('/offer-wall?offer=48213#y');
});

test.each([
  ['/a/../b?c#d', '/b'],
  ['//evil.test/x', '/'],
  ['evil.test', '/'],
])('[A3] the path of %s is %s', (location, path) => {
  expect(pathOf(location)).toBe(path);
});

test.each([
  ['/dashboard/', true, '/dashboard'],
  ['/dashboard//?page=2#top', true, '/dashboard?page=2#top'],
  ['/dashboard', false, '/dashboard'],
  ['/dashboard?page=/', false, '/dashboard?page=/'],
  ['/dashboard#/', false, '/dashboard#/'],
  ['/', false, '/'],
])('[A3] whether %s ends with a slash is %s, without it is %s', (location, ends, rest) => {
  expect(hasTrailingSlash(location)).toBe(ends);
  expect(withoutTrailingSlash(location)).toBe(rest);
});

test.each([
  ['/profile?tab=billing', '/profile?tab=billing', false],
  ['/profile?tab=billing&page=2#top', '/profile?page=3&tab=billing', false],
  ['/profile?tab=billing', '/profile?tab=api', true],
  ['/profile?tab=billing', '/profile', true],
  ['/profile?tab=billing&part=1', '/profile?tab=billing&part=2', true],
  ['/profile?tab=billing&part=1', '/profile?tab=api&part=1', true],
  ['/profile?tab=', '/profile', true],
  ['/profile?tab=billing', '/dashboard?tab=billing', true],
])('[L7] %s and %s are two places: %s', (one, other, isOther) => {
  expect(isElsewhere(one, other, ['tab', 'part'])).toBe(isOther);
});

test('[L7] without parameters that name a place, the path alone tells places apart', () => {
  expect(isElsewhere('/profile?tab=billing', '/profile?tab=api', [])).toBe(false);
  expect(isElsewhere('/profile', '/dashboard', [])).toBe(true);
});

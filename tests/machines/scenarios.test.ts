import { describe, expect, test } from 'vitest';
import { credentials, failure, registration, token, user } from '#machines/models/samples.ts';
import {
  answer,
  arriveAt,
  back,
  currentOf,
  deedsOf,
  fail,
  go,
  play,
  publisherAt,
  refused,
  screen,
  tokenStored,
  visitorAt,
} from './play.ts';
import type { System } from '#machines/exploration/system.ts';

const signIn = { type: 'session.signIn', credentials };
const signedIn = [signIn, answer('signIn', token), answer('loadReferenceDataAfterSignIn', user), screen];
const signedOut = [{ type: 'session.signOut' }, answer('signOut'), screen];

const headingOf = ({ navigation }: System) => navigation.context.target;
const historyOf = ({ deeds }: System) =>
  deeds.filter(({ name }) => name === 'writeHistory').map(({ params }) => params);

describe('signing in', () => {
  test('[G6 S9] leads back to the private screen with its query, and leaves no login in the history', () => {
    const atLogin = visitorAt('/offer-wall?page=2');
    expect(currentOf(atLogin)).toBe('/login?redirect=%2Foffer-wall%3Fpage%3D2');
    const there = play(atLogin, ...signedIn);
    expect(currentOf(there)).toBe('/offer-wall?page=2');
    expect(historyOf(there)).toEqual([{ location: '/offer-wall?page=2', mode: 'replace' }]);
  });

  test('[G4] at the bare login leads to the dashboard', () => {
    expect(currentOf(play(visitorAt('/login'), ...signedIn))).toBe('/dashboard');
  });

  test('[G6] ignores a way back that leads elsewhere', () => {
    expect(currentOf(play(visitorAt('/login?redirect=%2F%2Fevil.test%2Fdashboard'), ...signedIn))).toBe(
      '/dashboard',
    );
  });

  test('[M1.a] [S9] keeps the form until the reference data is there, even when it fails', () => {
    const waiting = play(visitorAt('/login'), signIn, answer('signIn', token));
    expect(waiting.session.hasTag('busy')).toBe(true);
    expect(currentOf(waiting)).toBe('/login');
    expect(currentOf(play(waiting, fail('loadReferenceDataAfterSignIn'), screen))).toBe('/dashboard');
  });

  test('[M1.b] [G7 G5] lets the visitor go where they went meanwhile', () => {
    const leaving = play(visitorAt('/login'), signIn, answer('signIn', token), go('/offers'));
    const there = play(leaving, answer('loadReferenceDataAfterSignIn', user), screen);
    expect(currentOf(there)).toBe('/offer-wall');
  });

  test('[G7 G4] does not show a guest screen that was still loading', () => {
    const leaving = play(visitorAt('/login'), signIn, go('/register'), answer('signIn', token));
    const there = play(leaving, answer('loadReferenceDataAfterSignIn', user), screen);
    expect(currentOf(there)).toBe('/dashboard');
  });

  test('[G4] is not undone by Back', () => {
    const returned = play(visitorAt('/login'), ...signedIn, back('/login'), screen);
    expect(currentOf(returned)).toBe('/dashboard');
    expect(historyOf(returned)).toEqual([{ location: '/dashboard', mode: 'replace' }]);
  });

  test('[S9] that fails shows its errors until the next try', () => {
    const failed = play(visitorAt('/login'), signIn, fail('signIn'));
    expect(failed.session.context.errors).toEqual({ attempt: 'signIn', failure });
    expect(play(failed, signIn).session.context.errors).toBeNull();
  });

  test('[S9] that fails shows its errors until the visitor moves on, and not merely until the query changes', () => {
    const failed = play(visitorAt('/login'), signIn, fail('signIn'));
    expect(play(failed, go('/login?redirect=%2Foffer-wall')).session.context.errors).not.toBeNull();
    expect(play(failed, go('/register')).session.context.errors).not.toBeNull();
    expect(play(failed, go('/register'), screen).session.context.errors).toBeNull();
  });

  test('[S15] to a suspended account tells so, and leaving needs no call', () => {
    const suspended = play(visitorAt('/login'), signIn, {
      type: 'account.suspended',
      reason: null,
      isCurrent: true,
    });
    expect(suspended.session.hasTag('suspended')).toBe(true);
    const left = play(suspended, { type: 'session.signOut' });
    expect(left.session.value).toEqual({ signedOut: 'idle' });
    expect(deedsOf(left)).not.toContain('call signOut');
  });
});

describe('signing in while the user is still loading', () => {
  const waiting = play(arriveAt('/login', { shown: '/login' }), signIn);

  test('[S8 S9] waits with the form busy, and is sent once that is answered', () => {
    expect([waiting.session.hasTag('busy'), deedsOf(waiting)]).toEqual([true, []]);
    const sent = play(waiting, fail('probeUser'));
    expect(deedsOf(sent)).toContain('call signIn');
    expect([sent.session.value, sent.session.context.waitingSignIn]).toEqual([
      { signedOut: 'signingIn' },
      null,
    ]);
    expect(
      currentOf(
        play(sent, screen, answer('signIn', token), answer('loadReferenceDataAfterSignIn', user), screen),
      ),
    ).toBe('/dashboard');
  });

  test('[S13 S3] is forgotten when another tab has signed in', () => {
    const followed = play(waiting, tokenStored);
    expect([followed.session.value, followed.session.context.waitingSignIn]).toEqual(['restoring', null]);
    expect(currentOf(play(followed, answer('loadReferenceData', user), screen))).toBe('/dashboard');
  });

  test('[S9] shows what it is refused with, also where that comes before the code of the login', () => {
    const refusedSignIn = play(waiting, fail('probeUser'), fail('signIn'));
    expect(refusedSignIn.navigation.matches({ guarding: 'loadingScreen' })).toBe(true);
    expect(play(refusedSignIn, screen).session.context.errors).toEqual({ attempt: 'signIn', failure });
  });
});

describe('coming in', () => {
  test('[A3] by an unknown address ends on the dashboard', () => {
    expect(currentOf(publisherAt('/nowhere'))).toBe('/dashboard');
    expect(currentOf(visitorAt('/nowhere'))).toBe('/login?redirect=%2Fdashboard');
  });

  test('[G3 S5] by a link takes the one-time token out of the address', () => {
    const there = play(
      arriveAt('/offer-wall?ott=once&page=2', { link: true }),
      answer('exchangeOneTimeToken', token),
      answer('loadReferenceData', user),
      screen,
    );
    expect(currentOf(there)).toBe('/offer-wall?page=2');
    expect(historyOf(there)).toEqual([{ location: '/offer-wall?page=2', mode: 'replace' }]);
  });

  test('[M1.a] [S5] by a used link shows its errors at the login', () => {
    const refusedLink = play(arriveAt('/?ott=used', { link: true }), fail('exchangeOneTimeToken'), screen);
    expect(currentOf(refusedLink)).toBe('/login?redirect=%2Fdashboard');
    expect(refusedLink.session.context.errors).toEqual({ attempt: 'oneTimeToken', failure });
  });

  test('[G4 G6 S5] by a link that has a way back leads there, as any other way to sign in does', () => {
    const there = play(
      arriveAt('/login?ott=once&redirect=%2Foffer-wall%3Fpage%3D2', { link: true }),
      answer('exchangeOneTimeToken', token),
      answer('loadReferenceData', user),
      screen,
    );
    expect(currentOf(there)).toBe('/offer-wall?page=2');
    expect(currentOf(publisherAt('/login?redirect=%2F%2Fevil.test%2Foffer-wall'))).toBe('/dashboard');
  });

  test.each([
    ['/offer-wall/?page=2', '/offer-wall?page=2'],
    ['/offers//', '/offer-wall'],
    ['/login/?redirect=%2Foffer-wall%2F', '/offer-wall'],
    ['//evil.test/dashboard', '/dashboard'],
  ])('[A3] by %s ends on %s', (location, place) => {
    const there = publisherAt(location);
    expect([currentOf(there), there.browser.address]).toEqual([place, place]);
  });

  test('[S5] by a link whose exchange was cut short says that it is used, unless a token is there', () => {
    const cutShort = play(arriveAt('/dashboard', { cutShort: true }), screen);
    expect(currentOf(cutShort)).toBe('/login?redirect=%2Fdashboard');
    const { attempt, failure: recorded } = cutShort.session.context.errors ?? {};
    expect([attempt, recorded?.code]).toEqual(['oneTimeToken', 'INVALID_ONE_TIME_TOKEN']);
    expect(deedsOf(arriveAt('/dashboard', { cutShort: true, stored: true }))).toContain(
      'call loadReferenceData',
    );
  });

  test('[M1.b] [G1 A8] shows nothing before the session is settled', () => {
    const waiting = arriveAt('/dashboard', { stored: true });
    expect(currentOf(waiting)).toBeNull();
    expect(new Set(deedsOf(waiting))).toEqual(new Set(['call loadReferenceData', 'setTitle']));
  });

  test('[A10] at an open screen writes nothing to the history', () => {
    expect(historyOf(publisherAt('/dashboard?page=2'))).toEqual([
      { location: '/dashboard?page=2', mode: 'none' },
    ]);
  });

  test('[S8 A1] as a stranger to a public screen needs no login', () => {
    expect(currentOf(visitorAt('/verify/7?signature=s'))).toBe('/verify/7?signature=s');
    expect(currentOf(visitorAt('/offers'))).toBe('/offers');
  });

  test('[M1.a] [S10] and registering ends on the confirmation', () => {
    const registered = play(
      visitorAt('/register'),
      { type: 'session.register', registration },
      answer('register'),
      screen,
    );
    expect(currentOf(registered)).toBe('/register-completed');
    expect(registered.browser.title).toBeNull();
  });
});

describe('the end of a session', () => {
  test('[M1.a] [S11] takes the private screen away before the login has arrived', () => {
    const leaving = play(publisherAt('/dashboard'), { type: 'session.signOut' }, answer('signOut'));
    expect(currentOf(leaving)).toBeNull();
    expect(currentOf(play(leaving, screen))).toBe('/login');
  });

  test('[S11] comes whatever the call answers', () => {
    const leaving = play(publisherAt('/dashboard'), { type: 'session.signOut' }, fail('signOut'), screen);
    expect(currentOf(leaving)).toBe('/login');
    expect(leaving.browser.hasToken).toBe(false);
  });

  test('[G6 S11] is not undone by Back', () => {
    const returned = play(publisherAt('/dashboard'), ...signedOut, back('/offer-wall'), screen);
    expect(currentOf(returned)).toBe('/login?redirect=%2Foffer-wall');
    expect(historyOf(returned)).toEqual([{ location: '/login?redirect=%2Foffer-wall', mode: 'replace' }]);
  });

  test('[M1.a] [S12 G6] by many refusals is one message and one call, and signing in leads back', () => {
    const expiring = play(publisherAt('/offer-wall?page=2'), refused);
    expect(deedsOf(expiring)).toEqual(['call signOut']);
    const message = play(expiring, refused, refused, answer('signOutExpired'), refused);
    expect(message.session.value).toEqual({ signedOut: 'expired' });
    expect(currentOf(message)).toBe('/offer-wall?page=2');
    const atLogin = play(message, { type: 'expiry.acknowledge' }, screen);
    expect(currentOf(atLogin)).toBe('/login?redirect=%2Foffer-wall%3Fpage%3D2');
    expect(currentOf(play(atLogin, ...signedIn))).toBe('/offer-wall?page=2');
  });

  test('[S12] at the start leads back too, though nothing was shown yet', () => {
    const message = play(arriveAt('/offer-wall?page=2', { stored: true }), refused, answer('signOutExpired'));
    expect(currentOf(message)).toBeNull();
    const atLogin = play(message, { type: 'expiry.acknowledge' }, screen);
    expect(currentOf(atLogin)).toBe('/login?redirect=%2Foffer-wall%3Fpage%3D2');
  });

  test('[S12 G7] on the way to a screen leads to that screen later', () => {
    const message = play(publisherAt('/dashboard'), go('/offer-wall'), refused, answer('signOutExpired'));
    expect(currentOf(message)).toBe('/dashboard');
    expect(headingOf(play(message, { type: 'expiry.acknowledge' }))).toBe('/login?redirect=%2Foffer-wall');
  });

  test('[S12] during a sign-in keeps the way back', () => {
    const message = play(
      visitorAt('/offer-wall'),
      signIn,
      answer('signIn', token),
      refused,
      answer('signOutExpired'),
    );
    expect(currentOf(play(message, { type: 'expiry.acknowledge' }))).toBe('/login?redirect=%2Foffer-wall');
  });

  test('[S15] by suspension leaves signing out', () => {
    const suspended = play(publisherAt('/dashboard'), {
      type: 'account.suspended',
      reason: null,
      isCurrent: true,
    });
    expect(suspended.session.hasTag('suspended')).toBe(true);
    expect(currentOf(play(suspended, ...signedOut))).toBe('/login');
  });
});

describe('a navigation', () => {
  const timeout = { type: 'xstate.after.chunkTimeout.navigation.guarding.loadingScreen' };

  test('[G7] that is overtaken leaves nothing behind', () => {
    const overtaken = play(publisherAt('/dashboard'), go('/offer-wall'), go('/verify/7'), screen);
    expect(currentOf(overtaken)).toBe('/verify/7');
    expect(overtaken.navigation.value).toBe('idle');
  });

  test.each([
    ['comes', answer('awaitData')],
    ['fails', fail('awaitData')],
    ['takes longer than 150 ms', { type: 'xstate.after.dataPatience.navigation.guarding.awaitingData' }],
  ])('[A4] to a screen whose data is on its way shows it once that %s', (_, event) => {
    const waiting = play(publisherAt('/dashboard'), go('/offer-wall'), answer('loadScreen', true));
    expect([currentOf(waiting), historyOf(waiting)]).toEqual(['/dashboard', []]);
    expect(currentOf(play(waiting, event))).toBe('/offer-wall');
  });

  test('[A10] keeps the screen before it until the next one has arrived', () => {
    const leaving = play(publisherAt('/dashboard'), go('/offer-wall'));
    expect(currentOf(leaving)).toBe('/dashboard');
    expect(historyOf(leaving)).toEqual([]);
    expect(historyOf(play(leaving, screen))).toEqual([{ location: '/offer-wall', mode: 'push' }]);
  });

  test('[L7] in the query alone neither loads, nor scrolls, nor changes the title', () => {
    const turned = play(publisherAt('/offer-wall'), go('/offer-wall?page=2'));
    expect(currentOf(turned)).toBe('/offer-wall?page=2');
    expect(turned.deeds.map(({ name, params }) => [name, params])).toEqual([
      ['writeHistory', { location: '/offer-wall?page=2', mode: 'push' }],
    ]);
    const returned = play(turned, back('/offer-wall'));
    expect(currentOf(returned)).toBe('/offer-wall');
    expect(historyOf(returned)).toEqual([{ location: '/offer-wall', mode: 'none' }]);
  });

  test('[A10] to where the visitor is already makes no second entry', () => {
    expect(historyOf(play(publisherAt('/dashboard'), go('/dashboard')))).toEqual([
      { location: '/dashboard', mode: 'replace' },
    ]);
    expect(historyOf(play(publisherAt('/dashboard'), go('/'), screen))).toEqual([
      { location: '/dashboard', mode: 'replace' },
    ]);
  });

  test('[G7] that is requested twice goes on undisturbed', () => {
    const twice = play(publisherAt('/dashboard'), go('/offer-wall'), go('/offer-wall'));
    expect(deedsOf(twice)).toEqual([]);
  });

  test.each([
    ['did not arrive', fail('loadScreen')],
    ['takes too long', timeout],
  ])('[E12] to a screen that %s can be left', (_, event) => {
    const failed = play(publisherAt('/dashboard'), go('/offer-wall'), event);
    expect(failed.navigation.hasTag('failed')).toBe(true);
    expect(currentOf(play(failed, go('/dashboard'), screen))).toBe('/dashboard');
  });
});

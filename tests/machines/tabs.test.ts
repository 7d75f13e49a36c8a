import { describe, expect, test } from 'vitest';
import {
  answer,
  arriveAt,
  back,
  currentOf,
  deedsOf,
  go,
  play,
  publisherAt,
  refused,
  screen,
  tokenGone,
  tokenStored,
  visitorAt,
} from './play.ts';
import { tokenMark } from '#machines/lib/token-mark.ts';
import { credentials, otherMark, ownMark, seen, token, user } from '#machines/models/samples.ts';
import type { SessionEnd } from '#machines/session/session.setup.ts';

describe('another tab', () => {
  test('[S13] that signs in takes this one along', () => {
    const followed = play(visitorAt('/offer-wall'), tokenStored, answer('loadReferenceData', user), screen);
    expect(currentOf(followed)).toBe('/offer-wall');
  });

  test('[S13] that signs in lets an expired one go on where it was', () => {
    const expired = play(publisherAt('/offer-wall?page=2'), tokenGone('expired'));
    const followed = play(expired, tokenStored, answer('loadReferenceData', user));
    expect(currentOf(followed)).toBe('/offer-wall?page=2');
    expect(followed.navigation.value).toBe('idle');
  });

  test('[S13] that signs somebody else in leaves nothing of the former user', () => {
    const replaced = play(publisherAt('/dashboard'), tokenStored);
    expect(deedsOf(replaced)).toEqual(['clearCache', 'call loadReferenceData']);
    expect(replaced.session.hasTag('loaded')).toBe(false);
    expect(currentOf(play(replaced, answer('loadReferenceData', user)))).toBe('/dashboard');
  });

  test('[S13] that signs out leads to the login without a call', () => {
    const removed = play(publisherAt('/dashboard'), tokenGone('signedOut'));
    expect(currentOf(removed)).toBeNull();
    expect(deedsOf(removed)).not.toContain('call signOut');
    expect(currentOf(play(removed, screen))).toBe('/login');
  });

  test('[S12 S13] that notices an expiry, or the clock, brings the message here without a call', () => {
    const expired = play(publisherAt('/offer-wall?page=2'), tokenGone('expired'));
    expect(expired.session.value).toEqual({ signedOut: 'expired' });
    expect(currentOf(expired)).toBe('/offer-wall?page=2');
    expect(deedsOf(expired)).toEqual(['announce', 'clearCache']);
    const atLogin = play(expired, { type: 'expiry.acknowledge' }, screen);
    expect(currentOf(atLogin)).toBe('/login?redirect=%2Foffer-wall%3Fpage%3D2');
  });

  test('[S11 S13] that signs out is believed, though it looked like an expiry at first', () => {
    const [looked, refusedFirst] = [
      play(publisherAt('/dashboard'), tokenGone('expired')),
      play(publisherAt('/dashboard'), refused),
    ];
    for (const system of [looked, refusedFirst]) {
      const out = play(system, tokenGone('signedOut'), screen);
      expect([out.session.value, currentOf(out)]).toEqual([{ signedOut: 'idle' }, '/login']);
    }
  });

  test('[S12 S13] that notices an expiry ends the wait for a refused session here too', () => {
    const message = play(publisherAt('/dashboard'), refused, tokenGone('expired'));
    expect([message.session.value, deedsOf(message)]).toEqual([
      { signedOut: 'expired' },
      ['announce', 'clearCache'],
    ]);
  });
});

describe('a look at the stored token', () => {
  const look = (mark: string | null, announced: SessionEnd | null, noted: SessionEnd) => ({
    type: 'token.seen',
    token: mark,
    announced,
    noted,
  });

  test('[S13] that finds the token of this tab changes nothing', () => {
    const own = publisherAt('/dashboard');
    expect(own.session.can({ type: 'token.seen', ...seen(ownMark) })).toBe(false);
    const signedIn = play(
      visitorAt('/login'),
      { type: 'session.signIn', credentials },
      answer('signIn', token),
    );
    expect(deedsOf(play(signedIn, look(tokenMark(token), null, 'expired')))).toEqual([]);
  });

  test.each([
    ['signedOut', 'expired', 'idle'],
    ['expired', 'signedOut', 'expired'],
    [null, 'expired', 'expired'],
    [null, 'signedOut', 'idle'],
  ] as const)(
    '[S13] that finds none believes the announcement %s before the note %s: %s',
    (announced, noted, end) => {
      const gone = play(publisherAt('/dashboard'), look(null, announced, noted));
      expect(gone.session.value).toEqual({ signedOut: end });
    },
  );

  test('[S12 S13] that finds none while nobody is signed in changes nothing', () => {
    const visitor = visitorAt('/login');
    expect(play(visitor, look(null, null, 'expired')).session).toBe(visitor.session);
  });

  test('[S11 S13] during a sign-out does not take the token of that call for a new one', () => {
    const leaving = play(
      publisherAt('/dashboard'),
      { type: 'session.signOut' },
      { type: 'token.used', token: otherMark },
    );
    expect(play(leaving, tokenStored).session.value).toBe('signingOut');
    expect(play(leaving, look('yet another', null, 'expired')).session.value).toBe('restoring');
  });

  test('[S11 S13] during a sign-out follows a token that another tab stores after it', () => {
    const leaving = play(publisherAt('/dashboard'), { type: 'session.signOut' }, tokenGone('signedOut'));
    expect(leaving.session.value).toBe('signingOut');
    expect(play(leaving, look(ownMark, null, 'expired')).session.value).toBe('restoring');
  });
});

describe('the title', () => {
  const suspend = { type: 'account.suspended', reason: null, isCurrent: true };

  test.each([
    ['the session is loading', arriveAt('/dashboard', { stored: true })],
    ['it has expired at the start', play(arriveAt('/dashboard', { stored: true }), refused)],
    ['a link is of a suspended account', play(arriveAt('/dashboard?ott=once', { link: true }), suspend)],
    ['a link leads to the root', play(arriveAt('/?ott=once', { link: true }), suspend)],
  ])('[G2] tells where the visitor is while %s', (_, system) => {
    expect(system.browser.title).toBe('dashboard');
  });

  test('[G2 S15] follows Back while the account is suspended', () => {
    const suspended = play(publisherAt('/dashboard'), go('/offer-wall'), screen, suspend);
    expect(suspended.browser.title).toBe('offerWall');
    expect(play(suspended, back('/dashboard')).browser.title).toBe('dashboard');
    expect(play(suspended, go('/dashboard')).browser.title).toBe('offerWall');
  });
});

describe('signing out', () => {
  const held = play(publisherAt('/dashboard'), { type: 'form.held', form: 'one', parameters: [] });
  const wish = { type: 'signOut.request' };

  test('[S11 A5] is done at once where nothing would be lost', () => {
    expect(deedsOf(play(publisherAt('/dashboard'), wish))).toEqual(['call signOut']);
  });

  test('[S11 A10] asks before it loses what is not saved, as any leaving does', () => {
    const asking = play(held, wish);
    expect([asking.navigation.hasTag('askingToLeave'), deedsOf(asking)]).toEqual([true, []]);
    const stayed = play(asking, { type: 'leave.cancel' });
    expect([stayed.navigation.value, stayed.navigation.context.held]).toEqual(['idle', []]);
    const left = play(asking, { type: 'leave.confirm' });
    expect(deedsOf(left)).toEqual(['call signOut']);
    expect(currentOf(play(left, answer('signOut'), screen))).toBe('/login');
  });
});

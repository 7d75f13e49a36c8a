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
  visitorAt,
} from './play.ts';
import { user } from '#machines/models/samples.ts';

const tokenGone = (end: 'signedOut' | 'expired') => ({ type: 'token.gone', end });

describe('another tab', () => {
  test('[S13] that signs in takes this one along', () => {
    const followed = play(
      visitorAt('/offer-wall'),
      { type: 'token.appeared' },
      answer('loadReferenceData', user),
      screen,
    );
    expect(currentOf(followed)).toBe('/offer-wall');
  });

  test('[S13] that signs in lets an expired one go on where it was', () => {
    const expired = play(publisherAt('/offer-wall?page=2'), tokenGone('expired'));
    const followed = play(expired, { type: 'token.appeared' }, answer('loadReferenceData', user));
    expect(currentOf(followed)).toBe('/offer-wall?page=2');
    expect(followed.navigation.value).toBe('idle');
  });

  test('[S13] that signs somebody else in leaves nothing of the former user', () => {
    const replaced = play(publisherAt('/dashboard'), { type: 'token.replaced' });
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

describe('the title', () => {
  const suspend = { type: 'account.suspended', reason: null };

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
  const held = play(publisherAt('/dashboard'), { type: 'form.held', parameters: [] });
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

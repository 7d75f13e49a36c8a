import { describe, expect, test } from 'vitest';
import { answer, arriveAt, currentOf, deedsOf, fail, play, screen, tokenGone, tokenStored } from './play.ts';
import type { SessionUser } from '#machines/session/session.setup.ts';
import { newerPendingUser, pendingUser, shadowUser, tos, user } from '#machines/models/samples.ts';
import type { System } from '#machines/exploration/system.ts';

describe('new terms', () => {
  const blocked = play(
    arriveAt('/dashboard', { stored: true }),
    answer('loadReferenceData', pendingUser),
    screen,
  );
  const ticked = play(blocked, { type: 'terms.tick' });
  const accept = { type: 'terms.accept', tos };
  const accepted = play(ticked, accept, answer('acceptTerms'));
  const termsOf = ({ terms }: System) => terms.value;

  test('[T1] block the portal for the publisher, over the screen they came for', () => {
    expect(blocked.terms.hasTag('blocking')).toBe(true);
    expect(currentOf(blocked)).toBe('/dashboard');
  });

  test('[T5] are no matter of an operator who acts as the publisher', () => {
    const shadow = play(arriveAt('/dashboard', { stored: true }), answer('loadReferenceData', shadowUser));
    expect(termsOf(shadow)).toBe('hidden');
  });

  const arrive = (arrived: SessionUser) => ({ type: 'user.arrived', user: arrived });

  test('[T1] [M4] are asked about once a user who could not be loaded is there', () => {
    const unknown = play(
      arriveAt('/dashboard', { stored: true }),
      fail('loadReferenceData'),
      screen,
      fail('askForUser'),
    );
    expect([unknown.session.hasTag('userUnknown'), unknown.terms.hasTag('blocking')]).toEqual([true, false]);
    const again = play(unknown, { type: 'user.retry' });
    expect(deedsOf(again)).toEqual(['call reloadUser']);
    for (const loaded of [
      play(again, answer('askForUserAgain', pendingUser)),
      play(unknown, arrive(pendingUser)),
    ]) {
      expect([loaded.session.value, termsOf(loaded)]).toEqual([{ signedIn: 'idle' }, termsOf(blocked)]);
    }
  });

  test('[T1] follow the newest user: what was ticked counts for the same version only', () => {
    const portal = play(arriveAt('/dashboard', { stored: true }), answer('loadReferenceData', user), screen);
    expect(termsOf(play(portal, arrive(pendingUser)))).toEqual(termsOf(blocked));
    expect(termsOf(play(ticked, arrive(pendingUser)))).toEqual(termsOf(ticked));
    expect(termsOf(play(ticked, arrive(newerPendingUser)))).toEqual(termsOf(blocked));
    expect(termsOf(play(ticked, arrive(user)))).toBe('hidden');
  });

  test('[M1.c] [T2] cannot be accepted before the box is ticked', () => {
    const reminded = play(blocked, accept);
    expect([reminded.terms.hasTag('reminded'), deedsOf(reminded)]).toEqual([true, []]);
    expect(play(reminded, { type: 'terms.tick' }).terms.hasTag('reminded')).toBe(false);
    expect(deedsOf(play(ticked, { type: 'terms.untick' }, accept))).toEqual([]);
  });

  test('[M1.c] [T3] once accepted have the user loaded anew, whose terms decide', () => {
    expect(deedsOf(play(ticked, accept))).toEqual(['call acceptTerms']);
    expect(deedsOf(accepted)).toEqual(['call reloadUser']);
    expect(termsOf(play(accepted, answer('reloadUser', user)))).toBe('hidden');
    expect(termsOf(play(accepted, answer('reloadUser', pendingUser)))).toEqual(termsOf(blocked));
  });

  test.each([
    ['accepting', play(ticked, accept, fail('acceptTerms'))],
    ['the user', play(accepted, fail('reloadUser'))],
  ])('[T3] stay as they were when %s fails, without a word', (_, failed) => {
    expect([termsOf(failed), deedsOf(failed)]).toEqual([{ blocking: 'ticked' }, []]);
  });

  test('[T4] that are declined sign out and lead to the login', () => {
    const declined = play(blocked, { type: 'terms.decline' });
    expect([declined.terms.hasTag('busy'), deedsOf(declined)]).toEqual([true, ['call signOut']]);
    const left = play(declined, answer('signOut'), screen);
    expect([termsOf(left), currentOf(left)]).toEqual(['hidden', '/login']);
  });

  test('[T4 S11] whose refusal would lose what is not saved are asked about first', () => {
    const asking = play(
      blocked,
      { type: 'form.held', form: 'one', parameters: [] },
      { type: 'terms.decline' },
    );
    expect([asking.navigation.value, deedsOf(asking)]).toEqual([{ askingToLeave: 'toSignOut' }, []]);
    const stayed = play(asking, { type: 'leave.cancel' });
    expect([stayed.navigation.value, termsOf(stayed), deedsOf(stayed)]).toEqual([
      'idle',
      termsOf(blocked),
      [],
    ]);
    const left = play(asking, { type: 'leave.confirm' });
    expect([left.terms.hasTag('declining'), deedsOf(left)]).toEqual([true, ['call signOut']]);
  });

  test('[T4 S12 S13 S15] give way to the end of the session, a suspension, and another user', () => {
    const ends = [
      tokenGone('expired'),
      { type: 'account.suspended', reason: null, isCurrent: true },
      tokenStored,
    ];
    expect(ends.map((end) => termsOf(play(ticked, accept, end)))).toEqual(ends.map(() => 'hidden'));
  });
});

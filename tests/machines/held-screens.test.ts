import { describe, expect, test } from 'vitest';
import { credentials, token, user } from '#machines/models/samples.ts';
import {
  answer,
  currentOf,
  go,
  play,
  publisherAt,
  screen,
  tokenGone,
  tokenStored,
  visitorAt,
} from './play.ts';
import type { System } from '#machines/exploration/system.ts';

const signedIn = [
  { type: 'session.signIn', credentials },
  answer('signIn', token),
  answer('loadReferenceDataAfterSignIn', user),
  screen,
];

describe('a form with unsaved input', () => {
  const held = (form: string, parameters: readonly string[] = []) => ({
    type: 'form.held',
    form,
    parameters,
  });
  const released = (form: string) => ({ type: 'form.released', form });
  const atDashboard = publisherAt('/dashboard');
  const isAsked = (system: System) => play(system, go('/offer-wall')).navigation.hasTag('askingToLeave');

  test('[A10] holds its screen until the last of several is released', () => {
    const both = play(atDashboard, held('one'), held('other'));
    const one = play(both, released('other'));
    expect([both, one, play(one, released('one'))].map(isAsked)).toEqual([true, true, false]);
    expect(isAsked(play(both, released('one')))).toBe(true);
    expect(isAsked(play(both, released('unknown')))).toBe(true);
  });

  test('[A10] counts once, however often it is held', () => {
    const twice = play(atDashboard, held('one'), held('one', ['page']));
    expect(isAsked(play(twice, released('one')))).toBe(false);
  });

  test('[A10] alone loses its draft when its place is left, the others keep theirs', () => {
    const both = play(atDashboard, held('one', ['page']), held('other'), go('/dashboard?page=2'));
    const left = play(both, { type: 'leave.confirm' });
    const forgotten = left.deeds.filter(({ name }) => name === 'forgetForms').map(({ params }) => params);
    expect([currentOf(left), forgotten]).toEqual(['/dashboard?page=2', [{ forms: ['one'] }]]);
    expect(isAsked(left)).toBe(true);
    expect(isAsked(play(left, released('other')))).toBe(false);
  });

  test('[A10 S12 S13] is asked about again when another tab has signed in', () => {
    const expired = play(atDashboard, held('one'), tokenGone('expired'));
    expect(expired.navigation.context.held).toBeNull();
    const again = play(expired, tokenStored, answer('loadReferenceData', user));
    expect([currentOf(again), isAsked(again)]).toEqual(['/dashboard', true]);
  });

  test('[A10 S9] of the login asks nobody who has signed in by it', () => {
    const signed = play(visitorAt('/dashboard'), held('login'), ...signedIn);
    expect([currentOf(signed), signed.navigation.context.forms]).toEqual(['/dashboard', []]);
  });
});

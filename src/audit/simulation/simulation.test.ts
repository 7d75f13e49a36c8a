import { describe, expect, test } from 'vitest';
import { models } from '#machines/models/models.ts';
import { simulate, startsOf } from './simulation.ts';

const auditedNames = models.map(({ name }) => name);

const offered = (chart: string, events: readonly string[], key: string) =>
  simulate(chart, { start: startsOf(chart)[0] ?? '', events }).offers.find((offer) => offer.key === key);

describe('the simulation', () => {
  test('[M3] begins as the samples of the chart do', () => {
    expect(startsOf('session')).toEqual(['link', 'storedToken', 'linkCutShort', 'nothing']);
    const [first] = simulate('session', { start: 'nothing', events: [] }).steps;
    expect(first).toEqual({
      key: '',
      label: 'nothing',
      active: ['session', 'session.probingUser', 'session.probingUser.idle'],
      tags: [],
      took: ['session.starting | always | 3'],
      did: ['call probeUser'],
      emitted: [],
    });
  });

  test('[M3] names the innermost state last, in a chart that has ended too', () => {
    const { steps } = simulate('polling', {
      start: startsOf('polling')[0] ?? '',
      events: ['polling.cancel'],
    });
    expect(steps.at(-1)?.active).toEqual(['polling', 'polling.canceled']);
  });

  test('[M3.b] follows events, with what each event did and emitted', () => {
    const events = ['xstate.error.actor.probeUser', 'session.signIn', 'xstate.error.actor.signIn'];
    const { steps } = simulate('session', { start: 'nothing', events });
    expect(steps.at(-1)).toEqual({
      key: 'xstate.error.actor.signIn',
      label: 'signIn fails · status=422, code=INVALID_CREDENTIALS',
      active: ['session', 'session.signedOut', 'session.signedOut.idle'],
      tags: ['loaded', 'settled'],
      took: ['session.signedOut.signingIn | xstate.error.actor.signIn | 1'],
      did: ['recordErrors'],
      emitted: ['session.signInFailed'],
    });
  });

  test('[M3.b] names the actions that ran, those that change the context as well', () => {
    const { steps } = simulate('terms', { start: 'start', events: ['user.loaded'] });
    expect(steps.at(-1)).toMatchObject({
      took: ['terms | user.loaded | 2'],
      did: ['forgetVersion'],
    });
  });

  test('[M3.b] names actions and effects in the order of the drawing, from the beginning on, and calls as they answer', () => {
    const [first] = simulate('session', { start: 'link', events: [] }).steps;
    expect(first?.did).toEqual(['clearToken', 'forgetToken', 'clearCache', 'call exchangeOneTimeToken']);
    const events = ['xstate.error.actor.probeUser', 'session.signIn', 'xstate.done.actor.signIn'];
    const { steps } = simulate('session', { start: 'nothing', events });
    expect(steps.at(-1)?.did).toEqual([
      'storeToken',
      'rememberToken',
      'announce',
      'call loadReferenceDataAfterSignIn',
    ]);
  });

  test('[M3.b] says which guard refuses an event', () => {
    expect(offered('terms', [], 'user.loaded')).toEqual({
      key: 'user.loaded',
      label: 'user.loaded (partner)',
      takes: 'terms | user.loaded | 2',
      refused: [
        { transition: 'terms | user.loaded | 0', guard: 'isAskedAlready' },
        { transition: 'terms | user.loaded | 1', guard: 'mustAccept' },
      ],
    });
    expect(offered('terms', [], 'user.loaded*1')).toEqual({
      key: 'user.loaded*1',
      label: 'user.loaded (partner, pendingTerms) · pendingTerms=2026-10',
      takes: 'terms | user.loaded | 1',
      refused: [{ transition: 'terms | user.loaded | 0', guard: 'isAskedAlready' }],
    });
  });

  test('[M3.b] names the guards that are written as a name alone', () => {
    const refusing = simulate('session', { start: 'nothing', events: ['xstate.error.actor.probeUser'] });
    expect(refusing.offers.find(({ key }) => key === 'link.retry')).toMatchObject({
      takes: null,
      refused: [{ guard: 'isLinkUnanswered' }],
    });
  });

  test('[M3.b] leaves no guard of any chart without a name at its start', () => {
    const refused = auditedNames.flatMap((chart) =>
      startsOf(chart).flatMap((start) =>
        simulate(chart, { start, events: [] }).offers.flatMap((offer) => offer.refused),
      ),
    );
    expect(refused.filter(({ guard }) => guard === '')).toEqual([]);
  });

  test('[M3.b] offers the end of a timer once, whichever of its branches is taken', () => {
    const { offers } = simulate('session', { start: 'nothing', events: [] });
    expect(offers.filter(({ label }) => label.startsWith('after startLimit'))).toHaveLength(1);
    const all = auditedNames.flatMap((chart) =>
      startsOf(chart).map((start) => {
        const timers = simulate(chart, { start, events: [] }).offers.filter(({ label }) =>
          label.startsWith('after '),
        );
        return timers.length - new Set(timers.map(({ key }) => key.replace(/\*\d+$/, ''))).size;
      }),
    );
    expect(all.filter((more) => more > 0)).toEqual([]);
  });

  test('[M3.b] tells events apart by the value that differs, among the offers and in the steps', () => {
    const { steps, offers } = simulate('terms', { start: 'start', events: ['user.loaded*2'] });
    expect(steps.at(-1)?.label).toBe('user.loaded (partner, pendingTerms) · pendingTerms=2026-11');
    expect(new Set(offers.map(({ label }) => label)).size).toBe(offers.length);
  });

  test('[M3.b] offers to accept the version on screen alone', () => {
    const accepted = (...events: string[]) =>
      simulate('terms', { start: 'start', events }).offers.flatMap(({ label }) =>
        label.startsWith('terms.accept') ? [label] : [],
      );
    expect(accepted('user.loaded*1', 'terms.tick')).toEqual(['terms.accept (tos=2026-10)']);
    expect(accepted('user.loaded*2', 'terms.tick')).toEqual(['terms.accept (tos=2026-11)']);
  });

  test('[M3] names what a state ignores', () => {
    expect(simulate('terms', { start: 'start', events: [] }).ignored).toContain('terms.tick');
  });

  test('[M3] stops at an event that the chart cannot take, and names what is left', () => {
    const played = (...events: string[]) => {
      const { steps, untaken } = simulate('terms', { start: 'start', events });
      return { taken: steps.slice(1).map(({ key }) => key), untaken };
    };
    expect(played('user.loaded*1', 'no.such.event', 'terms.tick')).toEqual({
      taken: ['user.loaded*1'],
      untaken: ['no.such.event', 'terms.tick'],
    });
    // Known, and ignored there.
    expect(played('terms.tick', 'user.loaded*1')).toEqual({
      taken: [],
      untaken: ['terms.tick', 'user.loaded*1'],
    });
    expect(played('user.loaded*1', 'terms.tick')).toEqual({
      taken: ['user.loaded*1', 'terms.tick'],
      untaken: [],
    });
  });
});

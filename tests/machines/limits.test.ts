import { expect, test } from 'vitest';
import { createActor, type AnyEventObject, type AnyStateMachine } from 'xstate';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { noAnswer } from '#machines/lib/failure.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { mailedLinkMachine } from '#machines/mailed-link/mailed-link.machine.ts';
import { newPasswordMachine } from '#machines/new-password/new-password.machine.ts';
import { verifyEmailMachine } from '#machines/verify-email/verify-email.machine.ts';
import { credentials, ownMark, routes, token } from '#machines/models/samples.ts';
import { Stubs } from '#machines/models/stubs.ts';
import { delays } from './oracle/delays.ts';

const nothing = { hasOneTimeToken: false, storedToken: null as string | null, isLinkCutShort: false };

/** A session whose calls are never answered, and what it has done at the end of some time. */
function silent(input: Partial<typeof nothing>) {
  const stubs = new Stubs();
  const session = createActor(stubs.provide(sessionMachine), {
    input: { ...nothing, ...input },
    clock: stubs.clock,
  }).start();
  stubs.takeDeeds();
  return {
    send: session.send.bind(session),
    after: (ms: number) => {
      stubs.clock.increment(ms);
      const { value, context } = session.getSnapshot();
      return { value, errors: context.errors, deeds: stubs.takeDeeds() };
    },
  };
}
const told = { name: 'reportApiError', params: { error: noAnswer } };

test('[S5] a link that is not answered within 20 s leads to the login, which says so', () => {
  const session = silent({ hasOneTimeToken: true });
  expect(session.after(delays.start - 1).value).toBe('exchangingOneTimeToken');
  const { value, errors } = session.after(1);
  expect([value, errors?.attempt, errors?.failure.code]).toEqual([
    { signedOut: 'idle' },
    'oneTimeToken',
    'NETWORK_ERROR',
  ]);
});

test('[S5] [E8] a link that had no answer is tried again by a press, for 20 s', () => {
  const session = silent({ hasOneTimeToken: true });
  session.after(delays.start);
  session.send({ type: 'link.retry' });
  expect(session.after(delays.start - 1).value).toEqual({ signedOut: 'exchangingAgain' });
  const { value, errors } = session.after(1);
  expect([value, errors?.failure.code]).toEqual([{ signedOut: 'idle' }, 'NETWORK_ERROR']);
});

test('[S9] a sign-in whose user is not answered within 20 s opens the portal, which says so and asks again', async () => {
  const stubs = new Stubs();
  const session = createActor(stubs.provide(sessionMachine), { input: nothing, clock: stubs.clock }).start();
  await stubs.answer({ type: 'xstate.done.actor.probeUser' });
  session.send({ type: 'session.signIn', credentials });
  await stubs.answer({ type: 'xstate.done.actor.signIn', output: token });
  stubs.takeDeeds();
  stubs.clock.increment(delays.start - 1);
  expect(session.getSnapshot().value).toEqual({ signedIn: 'loadingReferenceData' });
  stubs.clock.increment(1);
  expect(session.getSnapshot().value).toEqual({ signedIn: { userUnknown: 'asking' } });
  expect(stubs.takeDeeds()).toContainEqual(told);
});

const linkPages = [
  {
    machine: verifyEmailMachine,
    input: { id: '1', signature: 's', expires: '1' },
    event: null,
    end: 'failed',
  },
  { machine: mailedLinkMachine, input: { hasLink: true }, event: { type: 'link.open' }, end: 'asking' },
  {
    machine: newPasswordMachine,
    input: { hasLink: true },
    event: { type: 'password.save', password: 'p', confirmation: 'p' },
    end: 'asking',
  },
] satisfies { machine: AnyStateMachine; input: object; event: AnyEventObject | null; end: string }[];

test.each<(typeof linkPages)[number]>(linkPages)(
  '[A1] [A2] [E8] the link of $machine.id waits for an answer for 20 s, then that is told and another try offered',
  ({ machine, input, event, end }) => {
    const stubs = new Stubs();
    const logic: AnyStateMachine = machine;
    const chart = createActor(stubs.provide(logic), { input, clock: stubs.clock }).start();
    if (event) chart.send(event);
    const look = () => JSON.stringify([chart.getSnapshot().value, chart.getSnapshot().context]);
    const before = look();
    stubs.clock.increment(delays.start - 1);
    expect(look()).toBe(before);
    stubs.clock.increment(1);
    expect(chart.getSnapshot().matches(end)).toBe(true);
    expect(look()).toContain('NETWORK_ERROR');
  },
);

test('[S6] [S7] a token whose user is not answered within 20 s opens the portal, which says so and asks again', () => {
  const session = silent({ storedToken: ownMark });
  expect(session.after(delays.start - 1).value).toBe('restoring');
  const { value, deeds } = session.after(1);
  expect(value).toEqual({ signedIn: { userUnknown: 'asking' } });
  expect(deeds).toContainEqual(told);
});

test('[T1] [E8] a user who is requested again is waited for for 20 s each time, then another try is offered', () => {
  const session = silent({ storedToken: ownMark });
  session.after(delays.start);
  const inState = (state: string) => ({ signedIn: { userUnknown: state } });
  expect(session.after(delays.start - 1).value).toEqual(inState('asking'));
  expect(session.after(1).value).toEqual(inState('waiting'));
  session.send({ type: 'user.retry' });
  expect(session.after(delays.start - 1).value).toEqual(inState('askingAgain'));
  expect(session.after(1).value).toEqual(inState('waiting'));
});

test('[S8] who is not known within 20 s is told and can sign in', () => {
  const session = silent({});
  expect(session.after(delays.start - 1).value).toEqual({ probingUser: 'idle' });
  const { value, deeds } = session.after(1);
  expect([value, deeds]).toEqual([{ signedOut: 'idle' }, [told]]);
});

test('[S8] [S9] a sign-in waits for that no longer than 20 s', () => {
  const session = silent({});
  session.send({ type: 'session.signIn', credentials });
  expect(session.after(delays.start).value).toEqual({ signedOut: 'signingIn' });
});

test('[A4] a screen waits for data that was requested ahead for 150 ms', async () => {
  const stubs = new Stubs();
  const navigation = createActor(stubs.provide(navigationMachine), {
    input: { routes, shown: null },
    clock: stubs.clock,
  }).start();
  navigation.send({ type: 'session.changed', settled: true, signedIn: true });
  navigation.send({ type: 'location.changed', to: '/dashboard' });
  await stubs.answer({ type: 'xstate.done.actor.loadScreen', output: true });
  const shownAfter = (ms: number) => {
    stubs.clock.increment(ms);
    return navigation.getSnapshot().context.current;
  };
  expect([shownAfter(149), shownAfter(1)]).toEqual([null, '/dashboard']);
});

test.each([
  ['session.signOut', 'signingOut', 'idle'],
  ['request.unauthorised', 'expiring', 'expired'],
] as const)(
  '[S11] [S12] after %s a network that does not answer keeps nobody signed in for more than 10 s',
  (type, busy, end) => {
    const session = silent({ storedToken: ownMark });
    session.after(delays.start);
    session.send({ type, isCurrent: true, isAnonymous: false, ignoresUnauthorised: false });
    expect(session.after(delays.signOut - 1).value).toBe(busy);
    expect(session.after(1).value).toEqual({ signedOut: end });
  },
);

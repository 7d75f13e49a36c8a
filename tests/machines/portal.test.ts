import { expect, test } from 'vitest';
import { createActor, type AnyActorRef, type AnyEventObject } from 'xstate';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { chartOf, portalMachine, type PortalInput } from '#machines/portal.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { termsMachine } from '#machines/terms/terms.machine.ts';
import { credentials, token, user } from '#machines/models/samples.ts';
import { delayOf, Stubs, type Deed } from '#machines/models/stubs.ts';
import { addressee, step, type System } from './system.ts';
import { arrivals, systemTours } from './system-walks.ts';

/** What a running portal and its computed twin can both show: the twin does not know what calls are given. */
const seen = ({
  session,
  navigation,
  terms,
  deeds,
}: Pick<System, 'session' | 'navigation' | 'terms'> & { deeds: readonly Deed[] }) => ({
  session: [session.value, session.context],
  navigation: [navigation.value, navigation.context],
  terms: terms.value,
  deeds: deeds
    .map(({ name, params }) => (name.startsWith('call ') ? name : `${name} ${JSON.stringify(params)}`))
    .toSorted(),
});

/** One clock moves all charts: a pause of this one must not end with a pause of the session. */
const ownPauses = navigationMachine.provide({ delays: { untilNextAttempt: 10_000 } });

/** A running portal whose calls answer on demand. */
function runPortal(input: PortalInput) {
  const stubs = new Stubs();
  const actors = {
    session: stubs.provide(sessionMachine),
    navigation: stubs.provide(ownPauses),
    terms: stubs.provide(termsMachine),
  };
  const { system } = createActor(portalMachine.provide({ actors }), { input, clock: stubs.clock }).start();
  const session = chartOf(system, 'session');
  const navigation = chartOf(system, 'navigation');
  const terms = chartOf(system, 'terms');
  const charts: Record<string, AnyActorRef> = { session, navigation, terms };
  return {
    session,
    navigation,
    async step(event: AnyEventObject, chart: string) {
      const timed = chart === 'session' ? sessionMachine : ownPauses;
      const delay = delayOf(timed, event, session.getSnapshot());
      if (delay !== null) stubs.clock.increment(delay);
      else if (!(await stubs.answer(event))) charts[chart]?.send(event);
    },
    look: () =>
      seen({
        session: session.getSnapshot(),
        navigation: navigation.getSnapshot(),
        terms: terms.getSnapshot(),
        deeds: stubs.takeDeeds(),
      }),
  };
}

const tours = [...systemTours(60)].flatMap(([name, ways]) =>
  ways.map((tour, index) => ({ name, index, ...tour })),
);

test.each(tours)(
  '[M2] the running portal does what was computed: $name $index',
  async ({ name, start, edges }) => {
    const portal = runPortal(arrivals[name]);
    expect(portal.look()).toEqual(seen(start));
    let twin = start;
    for (const { event } of edges) {
      await portal.step(event, addressee(twin, event));
      twin = step(twin, event);
      expect(portal.look()).toEqual(seen(twin));
    }
  },
);

test('[S13 G7] an answer that comes too late changes nothing', async () => {
  const portal = runPortal(arrivals.stranger);
  await portal.step({ type: 'xstate.done.actor.probeUser' }, 'session');
  await portal.step({ type: 'session.signIn', credentials }, 'session');
  await portal.step({ type: 'token.appeared' }, 'session');
  await portal.step({ type: 'xstate.done.actor.loadReferenceData', output: user }, 'session');
  const before = portal.look();
  await portal.step({ type: 'xstate.done.actor.signIn', output: token }, 'session');
  expect(portal.look()).toEqual({ ...before, deeds: [] });
});

import { expect, test } from 'vitest';
import { createActor, fromCallback, type AnyActorRef, type AnyEventObject } from 'xstate';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { configurationMachine } from '#machines/configuration/configuration.machine.ts';
import { portalMachine, type PortalInput } from '#machines/portal.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { termsMachine } from '#machines/terms/terms.machine.ts';
import { sayers } from '#machines/standing-conditions.ts';
import { chartOf } from '#machines/wiring-actor.ts';
import { credentials, pendingUser, token, user } from '#machines/models/samples.ts';
import { Stubs, type Deed } from '#machines/models/stubs.ts';
import { conditions, wires, type LaterName, type PortalFact, type Receiver } from '#machines/wiring.ts';
import { tokenGone, tokenStored } from './play.ts';
import { delayOf } from './oracle/timers.ts';
import { addressee, step, type System, type Telling } from '#machines/exploration/system.ts';
import { arrivals } from '#machines/exploration/causes.ts';
import { systemTours } from './system-walks.ts';

/** What the root has the app do, written by hand. */
const rootDeeds: Record<PortalFact['type'], readonly string[]> = {
  'session.signedIn': ['loadSessionClock'],
  'session.signedOut': ['forgetDrafts', 'showSignedOut'],
  'session.registered': ['forgetDrafts'],
  'address.unknown': ['showUnknownAddress'],
};
const rootDeedsOf = (told: readonly Telling[]) =>
  told
    .filter(({ to }) => to === 'portal')
    // The table tells the root nothing else.
    .flatMap(({ event }) =>
      rootDeeds[event.type as PortalFact['type']].map((name) => ({ name, params: undefined })),
    );

const firstNames: ReadonlySet<Receiver> = new Set(['session', 'navigation', 'terms', 'configuration']);
const laterNames = new Set(
  [...wires, ...conditions].map(({ to }) => to).filter((to) => to !== 'portal' && !firstNames.has(to)),
);
const perReceiver = (told: readonly Telling[]) =>
  [...laterNames].map((name) => [name, told.filter(({ to }) => to === name).map(({ event }) => event)]);

type Seen = Pick<System, 'session' | 'navigation' | 'terms' | 'tellings'> & { deeds: readonly Deed[] };

/** What a running portal and its computed twin can both show: the twin does not know what calls are given. */
const seen = ({ session, navigation, terms, tellings, deeds }: Seen) => ({
  session: [session.value, session.context],
  navigation: [navigation.value, navigation.context],
  terms: terms.value,
  deeds: deeds
    .filter(({ name }) => name !== 'call loadConfiguration')
    .map(({ name, params }) => (name.startsWith('call ') ? name : `${name} ${JSON.stringify(params)}`))
    .toSorted(),
  tellings: perReceiver(tellings),
});
const seenOfTwin = (system: System) =>
  seen({ ...system, deeds: [...system.deeds, ...rootDeedsOf(system.tellings)] });

/** One clock moves all charts: what these wait for must not end with a pause of the session, and ends by its event. */
const never = Infinity;
const waitingNavigation = navigationMachine.provide({ delays: { untilNextAttempt: never } });
const waitingTerms = termsMachine.provide({ delays: { answerLimit: never } });
const endsByItsEvent = ({ type }: AnyEventObject) => /\.(untilNextAttempt|answerLimit)\./.test(type);

/** A running portal whose calls answer on demand. */
function runPortal(input: PortalInput, arriving: Iterable<Receiver> = laterNames) {
  const stubs = new Stubs();
  const actors = {
    configuration: stubs.provide(configurationMachine),
    session: stubs.provide(sessionMachine),
    navigation: stubs.provide(waitingNavigation),
    terms: stubs.provide(waitingTerms),
  };
  const actions = stubs.sideEffects(portalMachine);
  const root = createActor(portalMachine.provide({ actors, actions }), { input, clock: stubs.clock }).start();
  const { system } = root;
  const told: Telling[] = [];
  const arrive = (to: Receiver) => {
    const before = told.length;
    const logic = fromCallback(({ receive }) => receive((event) => void told.push({ to, event })));
    // The table names no others.
    root.send({ type: 'chart.arrived', name: to as LaterName, logic });
    return told.slice(before).map(({ event }) => event);
  };
  for (const name of arriving) arrive(name);
  const session = chartOf(system, 'session');
  const navigation = chartOf(system, 'navigation');
  const terms = chartOf(system, 'terms');
  const charts: Record<string, AnyActorRef> = { session, navigation, terms };
  return {
    arrive,
    session,
    navigation,
    async step(event: AnyEventObject, chart: string) {
      const delay = endsByItsEvent(event) ? null : delayOf(event, session.getSnapshot());
      if (delay !== null) stubs.clock.increment(delay);
      else if (!(await stubs.answer(event))) charts[chart]?.send(event);
    },
    /** What a chart heard, and which chart a condition said it of. */
    sayersTo: (name: Receiver) =>
      told.filter(({ to }) => to === name).map(({ event }) => [event.type, sayers.get(event)?.id]),
    look: () =>
      seen({
        session: session.getSnapshot(),
        navigation: navigation.getSnapshot(),
        terms: terms.getSnapshot(),
        tellings: told.splice(0),
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
    expect(portal.look()).toEqual(seenOfTwin(start));
    let twin = start;
    for (const { event } of edges) {
      await portal.step(event, addressee(twin, event));
      twin = step(twin, event);
      expect(portal.look()).toEqual(seenOfTwin(twin));
    }
  },
);

test('[S13 G7] an answer that comes too late changes nothing', async () => {
  const portal = runPortal(arrivals.stranger);
  await portal.step({ type: 'xstate.done.actor.probeUser' }, 'session');
  await portal.step({ type: 'session.signIn', credentials }, 'session');
  await portal.step(tokenStored, 'session');
  await portal.step({ type: 'xstate.done.actor.loadReferenceData', output: user }, 'session');
  const before = portal.look();
  await portal.step({ type: 'xstate.done.actor.signIn', output: token }, 'session');
  expect(portal.look()).toEqual({ ...before, deeds: [], tellings: perReceiver([]) });
});

const nobody = { ...arrivals.stranger };
const begin = () => {
  const stubs = new Stubs();
  const actors = {
    configuration: stubs.provide(configurationMachine),
    session: stubs.provide(sessionMachine),
    navigation: stubs.provide(navigationMachine),
    terms: stubs.provide(termsMachine),
  };
  const actions = stubs.sideEffects(portalMachine);
  return createActor(portalMachine.provide({ actors, actions }), {
    input: nobody,
    clock: stubs.clock,
  }).start();
};

test('[M1] what a chart emits while it starts is passed on', () => {
  const root = begin();
  const heard: AnyEventObject[] = [];
  const centre = fromCallback(({ receive }) => receive((event) => void heard.push(event)));
  root.send({ type: 'chart.arrived', name: 'notificationCentre', logic: centre });
  const toast = { type: 'info', at: 1 };
  const toasts = fromCallback<AnyEventObject, undefined, AnyEventObject>(({ emit }) => {
    emit({ type: 'toast.shown', toast });
  });
  root.send({ type: 'chart.arrived', name: 'toasts', logic: toasts });
  expect(heard).toEqual([{ type: 'toast.shown', toast }]);
});

test('[M1] [M3] what is said to a chart before its code is there is the first that it hears, in order and as far as it is true', async () => {
  const portal = runPortal(arrivals.storedToken, []);
  await portal.step({ type: 'xstate.done.actor.loadReferenceData', output: user }, 'session');
  const typesTo = (name: LaterName) => portal.arrive(name).map(({ type }) => type);
  // Somebody is signed in: no session has ended.
  expect(portal.arrive('shadowLogin')).toEqual([{ type: 'user.loaded', user }]);
  expect([typesTo('sessionClock'), typesTo('palette')]).toEqual([['session.began'], ['portal.freed']]);
  await portal.step(tokenGone('expired'), 'session');
  // Nobody is any more: no session has begun.
  expect([typesTo('confirmation'), typesTo('offerCommands')]).toEqual([[], []]);
});

test('[M3] a chart that runs from the start on is not said that a session ends before one has begun', async () => {
  const portal = runPortal(arrivals.storedToken);
  const toPalette = () => portal.sayersTo('palette').map(([type]) => type);
  expect([portal.sayersTo('toasts'), toPalette()]).toEqual([[], []]);
  await portal.step({ type: 'xstate.done.actor.loadReferenceData', output: user }, 'session');
  expect([portal.sayersTo('toasts'), toPalette()]).toEqual([[], ['portal.freed']]);
  await portal.step(tokenGone('expired'), 'session');
  expect(portal.sayersTo('toasts')).toEqual([['session.ended', 'session']]);
});

test('[M1] a condition is said by the chart whose step changed its answer', async () => {
  const portal = runPortal(arrivals.storedToken);
  portal.look();
  await portal.step({ type: 'xstate.done.actor.loadReferenceData', output: pendingUser }, 'session');
  expect(portal.sayersTo('palette')).toEqual([
    ['portal.freed', 'session'],
    ['portal.blocked', 'terms'],
  ]);
  portal.look();
  await portal.step(tokenGone('expired'), 'session');
  expect([portal.sayersTo('palette'), portal.sayersTo('toasts'), portal.sayersTo('sessionClock')]).toEqual([
    [['session.ended', 'session']],
    [['session.ended', 'session']],
    [['session.ended', 'session']],
  ]);
});

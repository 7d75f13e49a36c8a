import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { normalLocation } from '../lib/location.ts';
import type { navigationMachine } from '../navigation/navigation.machine.ts';
import type { HistoryMode } from '../navigation/navigation.setup.ts';
import type { PortalInput } from '../portal.machine.ts';
import type { sessionMachine } from '../session/session.machine.ts';
import type { termsMachine } from '../terms/terms.machine.ts';
import { beginnings, type Receiver, type States } from '../wiring.ts';
import { timersOf } from '../models/chart-model.ts';
import type { Deed } from '../models/stubs.ts';
import { firstStep, nextStep, type ChartStep } from './chart-steps.ts';
import { wholeWorld, type CoreName, type World } from './world.ts';

/** What the table says to a chart. */
export type Telling = { to: Receiver; event: AnyEventObject };

/** What a browser holds for the portal. */
type Browser = { address: string; title: string | null; hasToken: boolean };

/** The whole portal between two events: its charts, its browser, and what the last event had the charts do. */
export type System = {
  status: 'active';
  output: undefined;
  error: undefined;
  session: SnapshotFrom<typeof sessionMachine>;
  navigation: SnapshotFrom<typeof navigationMachine>;
  terms: SnapshotFrom<typeof termsMachine>;
  /** What was said last of each condition. */
  said: readonly (string | undefined)[];
  /** What the last event had the table say to all others. */
  tellings: readonly Telling[];
  /** What the last event had the charts hear, itself included, in order. */
  heard: readonly Telling[];
  browser: Browser;
  deeds: readonly Deed[];
};

/** A message between charts; what it says is decided when it is delivered, and it may have become needless. */
type Message = (system: System) => {
  to: Receiver;
  event: AnyEventObject | null;
  said?: System['said'];
} | null;

const coreNames = ['navigation', 'session', 'terms'] as const satisfies readonly CoreName[];
const isCore = (name: Receiver): name is CoreName => coreNames.some((core) => core === name);

const sayConditions = ({ conditions }: World) =>
  conditions.map(({ to, event }, index): Message => ({ session, navigation, terms, said }) => {
    // None of the conditions of these charts reads another one.
    const news = event({ session, navigation, terms } as States);
    const text = JSON.stringify(news);
    const isBeginning = said[index] === undefined && news !== null && beginnings.has(news.type);
    return text === said[index]
      ? null
      : { to, event: isBeginning ? null : news, said: said.with(index, text) };
  });

const messagesOf = (world: World, from: CoreName, { emitted }: ChartStep): Message[] => [
  ...emitted.flatMap((event) =>
    world.wires
      .filter((wire) => wire.from === from && wire.on === event.type)
      .flatMap((wire): Message[] => [
        ...sayConditions(world),
        ({ navigation }) => ({ to: wire.to, event: wire.event(event, navigation.context) }),
      ]),
  ),
  ...sayConditions(world),
];

/** What side effects do to the browser. */
const browserAfter: Record<string, (browser: Browser, params: unknown) => Browser> = {
  clearToken: (browser) => ({ ...browser, hasToken: false }),
  storeToken: (browser) => ({ ...browser, hasToken: true }),
  setTitle: (browser, params) => ({ ...browser, title: (params as { route: string | null }).route }),
  writeHistory: (browser, params) => {
    const { location, mode } = params as { location: string; mode: HistoryMode };
    return mode === 'none' ? browser : { ...browser, address: location };
  },
};

function advanced(system: System, chart: CoreName, { snapshot, deeds }: ChartStep): System {
  const browser = deeds.reduce(
    (now, { name, params }) => browserAfter[name]?.(now, params) ?? now,
    system.browser,
  );
  return { ...system, [chart]: snapshot, browser, deeds: [...system.deeds, ...deeds] };
}

function delivered(world: World, system: System, messages: readonly Message[]): System {
  const [next, ...rest] = messages;
  if (!next) return system;
  const message = next(system);
  if (!message) return delivered(world, system, rest);
  const { to, event, said = system.said } = message;
  if (!event) return delivered(world, { ...system, said }, rest);
  const informed = { ...system, said, heard: [...system.heard, { to, event }] };
  if (!isCore(to)) {
    return delivered(world, { ...informed, tellings: [...system.tellings, { to, event }] }, rest);
  }
  const reaction = nextStep(world.machines[to], system[to], event);
  return delivered(world, advanced(informed, to, reaction), [...rest, ...messagesOf(world, to, reaction)]);
}

/** Tokens come and go by other tabs, the address by the browser itself. */
function browserOn({ browser }: System, event: AnyEventObject): Browser {
  if (event.type === 'location.changed') return { ...browser, address: normalLocation(String(event.to)) };
  return event.type === 'token.seen' ? { ...browser, hasToken: event.token !== null } : browser;
}

/** The chart that an event from outside is meant for. */
export function addressee(system: System, { type }: AnyEventObject): CoreName {
  const [, call] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type) ?? [];
  const understands = (name: CoreName) =>
    call === undefined
      ? wholeWorld.machines[name].events.includes(type) || timersOf(system[name]).includes(type)
      : call in system[name].children;
  const chart = coreNames.find(understands);
  if (!chart) throw new Error(`No chart understands '${type}' now`);
  return chart;
}

function start(world: World, input: PortalInput): System {
  const { location, routes, shown, ...atHand } = input;
  const navigation = firstStep(world.machines.navigation, { routes, shown });
  const session = firstStep(world.machines.session, atHand);
  // The machines of a world are those of these names.
  const empty = {
    status: 'active',
    output: undefined,
    error: undefined,
    navigation: navigation.snapshot,
    session: session.snapshot,
    terms: firstStep(world.machines.terms, undefined).snapshot,
    said: world.conditions.map(() => undefined),
    tellings: [],
    heard: [],
    browser: { address: location, title: null, hasToken: atHand.storedToken !== null },
    deeds: [],
  } as System;
  const arrive: Message = () => ({ to: 'navigation', event: { type: 'location.changed', to: location } });
  const messages = [arrive, ...messagesOf(world, 'session', session)];
  return delivered(world, advanced(empty, 'session', session), messages);
}

function stepIn(world: World, system: System, event: AnyEventObject): System {
  const before = { ...system, browser: browserOn(system, event), deeds: [], tellings: [], heard: [] };
  return delivered(world, before, [() => ({ to: addressee(system, event), event })]);
}

/** The first charts of a world: `start` as the root starts them, `step` on one event from outside. */
export const systemIn = (world: World) => ({
  start: (input: PortalInput) => start(world, input),
  step: (system: System, event: AnyEventObject) => stepIn(world, system, event),
});

/** The portal with its first location, and what becomes of it on one event; all events between the charts have arrived. */
export const { start: startSystem, step } = systemIn(wholeWorld);

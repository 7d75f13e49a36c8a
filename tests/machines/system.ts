import type { AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate';
import { normalLocation } from '#machines/lib/location.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import type { HistoryMode } from '#machines/navigation/navigation.setup.ts';
import type { PortalInput } from '#machines/portal.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { termsMachine } from '#machines/terms/terms.machine.ts';
import { sessionUpdates, sessionFollowers, wires, type ChartName } from '#machines/wiring.ts';
import { timersOf } from '#machines/models/chart-model.ts';
import { firstStep, nextStep, type ChartStep } from './chart-steps.ts';
import type { Deed } from '#machines/models/stubs.ts';

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
  /** The updates of the session that charts were sent last. */
  updates: { readonly [Name in ChartName]?: string };
  browser: Browser;
  deeds: readonly Deed[];
};

/** A message between charts; what it says is decided when it is delivered, and it may have become needless. */
type Message = (system: System) => {
  to: ChartName;
  event: AnyEventObject | null;
  updates?: System['updates'];
} | null;

const machines: Record<ChartName, AnyStateMachine> = {
  navigation: navigationMachine,
  session: sessionMachine,
  terms: termsMachine,
};
const chartNames = ['navigation', 'session', 'terms'] as const satisfies readonly ChartName[];

const sendSessionUpdates = sessionFollowers.map((to): Message => (system) => {
  const event = sessionUpdates[to](system.session);
  const update = JSON.stringify(event);
  return update === system.updates[to] ? null : { to, event, updates: { ...system.updates, [to]: update } };
});

const messagesOf = (from: ChartName, { emitted }: ChartStep): Message[] => [
  ...emitted.flatMap((event) =>
    wires
      .filter((wire) => wire.from === from && wire.on === event.type)
      .flatMap((wire): Message[] => [
        ...sendSessionUpdates,
        ({ navigation }) => ({ to: wire.to, event: wire.event(event, navigation.context) }),
      ]),
  ),
  ...sendSessionUpdates,
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

function advanced(system: System, chart: ChartName, { snapshot, deeds }: ChartStep): System {
  const browser = deeds.reduce(
    (now, { name, params }) => browserAfter[name]?.(now, params) ?? now,
    system.browser,
  );
  return { ...system, [chart]: snapshot, browser, deeds: [...system.deeds, ...deeds] };
}

function delivered(system: System, messages: readonly Message[]): System {
  const [next, ...rest] = messages;
  if (!next) return system;
  const message = next(system);
  if (!message) return delivered(system, rest);
  const { to, event, updates = system.updates } = message;
  const informed = { ...system, updates };
  if (!event) return delivered(informed, rest);
  const reaction = nextStep(machines[to], system[to], event);
  return delivered(advanced(informed, to, reaction), [...rest, ...messagesOf(to, reaction)]);
}

/** Tokens come and go by other tabs, the address by the browser itself. */
function browserOn({ browser }: System, event: AnyEventObject): Browser {
  if (event.type === 'location.changed') return { ...browser, address: normalLocation(String(event.to)) };
  if (event.type === 'token.appeared') return { ...browser, hasToken: true };
  return event.type === 'token.gone' ? { ...browser, hasToken: false } : browser;
}

/** The chart that an event from outside is meant for. */
export function addressee(system: System, { type }: AnyEventObject): ChartName {
  const [, call] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type) ?? [];
  const understands = (name: ChartName) =>
    call === undefined
      ? machines[name].events.includes(type) || timersOf(system[name]).includes(type)
      : call in system[name].children;
  const chart = chartNames.find(understands);
  if (!chart) throw new Error(`No chart understands '${type}' now`);
  return chart;
}

/** The portal with its first location, as the root starts it. */
export function startSystem(input: PortalInput): System {
  const { location, routes, shown, ...atHand } = input;
  const { hasStoredToken } = atHand;
  const navigation = firstStep(navigationMachine, { routes, shown });
  const session = firstStep(sessionMachine, atHand);
  const empty = {
    status: 'active',
    output: undefined,
    error: undefined,
    navigation: navigation.snapshot,
    session: session.snapshot,
    terms: firstStep(termsMachine, undefined).snapshot,
    updates: {},
    browser: { address: location, title: null, hasToken: hasStoredToken },
    deeds: [],
  } satisfies System;
  const arrive: Message = () => ({ to: 'navigation', event: { type: 'location.changed', to: location } });
  return delivered(advanced(empty, 'session', session), [arrive, ...messagesOf('session', session)]);
}

/** What becomes of the portal on one event from outside; all events between the charts have arrived. */
export function step(system: System, event: AnyEventObject): System {
  const before = { ...system, browser: browserOn(system, event), deeds: [] };
  return delivered(before, [() => ({ to: addressee(system, event), event })]);
}

import type { BrowserContext, Page, Route } from '@playwright/test';
import type {
  AnyEventObject,
  AnyStateMachine,
  EventFrom,
  InputFrom,
  SnapshotFrom,
  StateValueFrom,
} from 'xstate';
import type { Endpoint } from '#contract/endpoint.ts';
import type { AnyChartName } from '#machines/charts.ts';
import { modelOf, type ChartModel, type ChartSnapshot } from '#machines/models/chart-model.ts';
import type { Account, Network } from '../../support/network.ts';
import type { Gate, Held } from '../model/gate.ts';
import type { Part, Seen } from './seen.ts';

/** Everything that a cause may need. */
export type Walk = {
  page: Page;
  context: BrowserContext;
  network: Network;
  gate: Gate;
  signIn: (account?: Account) => Promise<void>;
};

/** 'idle' or 'ready.failed'; of a chart with regions those of each region. */
type StateName<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${StateName<Value[Key]>}` }[keyof Value & string];

/** Names of states without states of their own. */
type Innermost<Name extends string, All extends string = Name> = Name extends unknown
  ? [Extract<All, `${Name}.${string}`>] extends [never]
    ? Name
    : never
  : never;

type Payload<Event extends AnyEventObject, Type> = Omit<Extract<Event, { type: Type }>, 'type'>;

/** How an event of the chart comes about in the running portal. */
type Cause<Event extends AnyEventObject, Snapshot, Type> = {
  samples: readonly Payload<Event, Type>[];
  /** Where a page offers it; absent: wherever the chart takes it. */
  isPossible?: (snapshot: Snapshot, event: Extract<Event, { type: Type }>) => boolean;
  act: (walk: Walk, event: Extract<Event, { type: Type }>, before: Snapshot) => Promise<unknown>;
};

/** A reason where no page causes the event. */
type Causes<Event extends AnyEventObject, Snapshot> = {
  [Type in Event['type']]: Cause<Event, Snapshot, Type> | string;
};

type Refusal = { status: number; code: string | null };

type Requested = Pick<Endpoint, 'method' | 'path'> & Partial<Pick<Endpoint, 'resource' | 'operation'>>;
/** Of several requests at one endpoint those with such a query. */
type RequestOfOthers = Requested & { isOwn?: (query: URLSearchParams) => boolean };

/** A call of the chart, by its id. */
type Call = {
  endpoints: readonly Requested[];
  /** What it brings, as far as the chart cares. */
  answers: readonly unknown[];
  refusals: readonly Refusal[];
  /** How the network comes to answer so, if not as it is or by a fault; false: as usual. */
  answer?: (walk: Walk, route: Route, event: AnyEventObject) => Promise<boolean>;
};

/** A call that the browser or another chart answers, not the network. */
type OwnCall<Snapshot> = {
  answers: readonly unknown[];
  /** How it comes to answer so. */
  act: (walk: Walk, answer: AnyEventObject, before: Snapshot) => Promise<unknown>;
};

type View<Machine extends AnyStateMachine> =
  | Partial<Seen>
  | ((snapshot: SnapshotFrom<Machine>) => Partial<Seen>);

/** A state that is left as soon as it is entered. */
export const passed = 'passed';

type Definition<Machine extends AnyStateMachine> = {
  /** The ways to begin, and how the page comes there. */
  inputs: Record<string, { input: InputFrom<Machine>; open: (walk: Walk) => Promise<unknown> }>;
  events: Causes<EventFrom<Machine>, SnapshotFrom<Machine>>;
  calls: Record<string, Call | OwnCall<SnapshotFrom<Machine>>>;
  /** Requests of others, whose answers are events of the chart: an act lets them through, by these names. */
  requests?: Record<string, RequestOfOthers>;
  /** Where the chart shows. */
  part: Part;
  /** What the user sees in each state. */
  views: Record<Innermost<StateName<StateValueFrom<Machine>>>, View<Machine> | typeof passed>;
  /** Transitions that no page takes, by name, and why. */
  exempt?: Record<string, string>;
  /** Which answers are tried where, if not all everywhere. */
  isAnswered?: (snapshot: SnapshotFrom<Machine>, answer: AnyEventObject) => boolean;
  /** What tells two states of the same name apart. */
  describe?: (snapshot: SnapshotFrom<Machine>) => string;
  /** Its timers end when the walk lets their time pass, however slow the machine is; each shows when it starts. */
  isSlowed?: boolean;
  /** Problems that a refused call may cause besides. */
  problems?: readonly RegExp[];
};

/** A chart with all that is needed to walk it in a browser. */
export type ChartWalk = {
  model: ChartModel;
  part: Part;
  held: readonly Held[];
  isSlowed: boolean;
  problems: readonly RegExp[];
  exempt: Readonly<Record<string, string>>;
  /** Events that no page causes, and why. */
  absent: Readonly<Record<string, string>>;
  open: (walk: Walk, input: string) => Promise<unknown>;
  bringAbout: (walk: Walk, event: AnyEventObject, before: ChartSnapshot) => Promise<boolean>;
  viewOf: (snapshot: ChartSnapshot) => Partial<Seen>;
};

function namesOf(value: unknown, within = ''): string[] {
  if (typeof value === 'string') return [within + value];
  return Object.entries(value as object).flatMap(([key, inner]) => namesOf(inner, `${within}${key}.`));
}

const failureOf = ({ status, code }: Refusal) => ({
  status,
  code,
  entries: [],
  messageCode: null,
  text: null,
  reportCode: null,
  retryAfter: null,
});

/** Its path as requests have it. */
const patternOf = ({ path }: Requested) =>
  new RegExp(`${path.replaceAll(/[.]/g, String.raw`\.`).replaceAll(/\{[^}]+\}|:\w+/g, '[^/?]+')}(\\?|$)`);

const heldAs = (key: string, endpoint: RequestOfOthers, { isShared }: Pick<Held, 'isShared'>): Held => ({
  key,
  pattern: patternOf(endpoint),
  isShared,
  isOwn: (request) =>
    request.method() === endpoint.method && (endpoint.isOwn?.(new URL(request.url()).searchParams) ?? true),
});

type Asked = { call: Call; route: Route; event: AnyEventObject };

async function answer(walk: Walk, { call, route, event }: Asked) {
  if (await call.answer?.(walk, route, event)) return;
  if (event.type.startsWith('xstate.done.')) return route.continue();
  const { status, code } = event['error'] as Refusal;
  if (status === 0) return route.abort('failed');
  const request = route.request();
  const asked = call.endpoints.find(
    (endpoint) => endpoint.method === request.method() && patternOf(endpoint).test(request.url()),
  );
  const name = `${asked?.resource}.${asked?.operation}`;
  await walk.network.fail({ call: name, status, ...(code !== null && { code }) });
  return route.continue();
}

/** Types of rows are those of the machine; what is looked up in them is its own. */
type AnyCause = {
  samples: readonly object[];
  isPossible?: (snapshot: unknown, event: unknown) => boolean;
  act: (walk: Walk, event: AnyEventObject, before: unknown) => Promise<unknown>;
};

function made<Machine extends AnyStateMachine>(
  name: AnyChartName,
  machine: Machine,
  definition: Definition<Machine>,
): ChartWalk {
  const { inputs, calls, requests = {}, part, problems = [], exempt = {}, isAnswered } = definition;
  const { describe = () => '', isSlowed = false } = definition;
  const rows = Object.entries(definition.events) as [string, AnyCause | string][];
  const causes = new Map(
    rows.flatMap(([type, row]) => (typeof row === 'string' ? [] : [[type, row] as const])),
  );
  const views = new Map<string, View<Machine> | typeof passed>(Object.entries(definition.views));
  const entries = Object.entries(calls);
  const requested = new Map(entries.flatMap(([id, call]) => ('act' in call ? [] : [[id, call] as const])));
  const own = new Map(entries.filter(([, call]) => 'act' in call)) as Map<string, OwnCall<unknown>>;
  const model = modelOf<Machine>(name, {
    machine,
    inputs: Object.fromEntries(Object.entries(inputs).map(([key, { input }]) => [key, input])),
    events: Object.fromEntries(rows.map(([type]) => [type, causes.get(type)?.samples ?? []])) as never,
    answers: Object.fromEntries(entries.map(([id, call]) => [id, call.answers])),
    failures: Object.fromEntries(
      entries.map(([id]) => [id, requested.get(id)?.refusals.map(failureOf) ?? []]),
    ),
    isTried: (snapshot, event) =>
      causes.get((event as AnyEventObject).type)?.isPossible?.(snapshot, event) ?? true,
    ...(isAnswered && { isAnswered }),
    describe,
  });
  return {
    model,
    part,
    isSlowed,
    problems,
    exempt,
    absent: Object.fromEntries(rows.flatMap(([type, row]) => (typeof row === 'string' ? [[type, row]] : []))),
    held: [
      ...[...requested].flatMap(([id, { endpoints }]) =>
        endpoints.map((one) => heldAs(id, one, { isShared: true })),
      ),
      ...Object.entries(requests).map(([key, one]) => heldAs(key, one, { isShared: false })),
    ],
    open: async (walk, input) => inputs[input]?.open(walk),
    async bringAbout(walk, event, before) {
      const [, id = ''] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
      const call = requested.get(id);
      const cause = causes.get(event.type) ?? own.get(id);
      if (cause) await cause.act(walk, event, before);
      else if (call) await answer(walk, { call, route: await walk.gate.take(id), event });
      return cause !== undefined || call !== undefined;
    },
    viewOf: (snapshot) => {
      const parts = namesOf(snapshot.value).map((state) => views.get(state));
      const shown = parts.map((view) => (typeof view === 'function' ? view(snapshot as never) : view));
      return Object.assign({}, ...shown.filter((view) => typeof view === 'object')) as Partial<Seen>;
    },
  };
}

/** Makes the walk of a chart; a missing event or state does not compile. */
export const chartWalk =
  <Machine extends AnyStateMachine>(name: AnyChartName, machine: Machine) =>
  (definition: Definition<Machine>): ChartWalk =>
    made(name, machine, definition);

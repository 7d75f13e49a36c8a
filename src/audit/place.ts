import { useSyncExternalStore } from 'react';

export const modes = ['drawing', 'list', 'heat', 'tables', 'simulation', 'live'] as const;
export type Mode = (typeof modes)[number];

/** Which requirements are listed. */
export const whiches = [
  'all',
  'covered',
  'partly',
  'not run',
  'not known',
  'not',
  'excepted',
  'failed',
  'decided',
] as const;
export type Which = (typeof whiches)[number];

/** What of the requirements is on paper: their rows, with what is unfolded, or every clause. */
export const papers = ['rows', 'clauses'] as const;
export type Paper = (typeof papers)[number];

/** How steps are shown. */
export const stepModes = ['drawing', 'list'] as const;
export type StepMode = (typeof stepModes)[number];

/** How all charts at once are shown: without the words on their lines, with them, or as a list. */
export const systemModes = ['outline', ...stepModes] as const;
export type SystemMode = (typeof systemModes)[number];

/** The days over which heat is counted. */
export const periods = [7, 30, 90] as const;
export type Period = (typeof periods)[number];
const usualPeriod: Period = 30;

const pages = ['tests', 'evidence', 'differences', 'conformance'] as const;

/** The laws, or a mutant beside them: `law` is the one that it shall break, `mode` and `step` how its walk is looked at, and how far. */
export type LawsPlace = {
  view: 'laws';
  mutant: string | null;
  law: string | null;
  mode: StepMode | null;
  step: number;
};

/** The requirements that are like `which`, and whose words hold `find`; `open` names what is unfolded. */
export type RequirementsPlace = {
  view: 'requirements';
  which: Which;
  find: string;
  open: readonly string[];
  paper: Paper;
};

/** All charts at once; `part` is the one whose row in the list is open. */
export type SystemPlace = { view: 'system'; mode: SystemMode | null; part: string | null };

/** The steps of a session, in lanes or as a list; `find` is what is looked for in them. */
export type LanesPlace = { view: 'lanes'; mode: StepMode | null; find: string };

/**
 * Where an auditor is: it stands behind the # of the address, so that each place can be linked to. Without a mode the
 * width of the window decides. `state` is the id of the state that is looked at, `find` what a search found, as
 * 'guard isOpen'; `start` and `events` are how a simulation began and its events since; `days` is the period of the heat.
 */
export type Place =
  | SystemPlace
  | {
      view: 'chart';
      chart: string;
      mode: Mode | null;
      state: string | null;
      find: string | null;
      start: string | null;
      events: readonly string[];
      days: Period;
    }
  | LawsPlace
  | RequirementsPlace
  | LanesPlace
  | { view: (typeof pages)[number] }
  /** An address that leads nowhere; `path` is what it says. */
  | { view: 'unknown'; path: string };

export type ChartPlace = Extract<Place, { view: 'chart' }>;

export const systemPlace: SystemPlace = { view: 'system', mode: null, part: null };

export const chartPlace = (chart: string, mode: Mode | null = null): ChartPlace => ({
  view: 'chart',
  chart,
  mode,
  state: null,
  find: null,
  start: null,
  events: [],
  days: usualPeriod,
});

export const lawsPlace = (mutant: string | null = null, law: string | null = null): LawsPlace => ({
  view: 'laws',
  mutant,
  law,
  mode: null,
  step: 0,
});

export const lanesPlace: LanesPlace = { view: 'lanes', mode: null, find: '' };

export const requirementsPlace: RequirementsPlace = {
  view: 'requirements',
  which: 'all',
  find: '',
  open: [],
  paper: 'rows',
};

const separator = '~';

const addressOf = (path: string, said: Record<string, string>): string => {
  const query = new URLSearchParams(said).toString();
  return `#/${path}${query ? `?${query}` : ''}`;
};

const hashOfLaws = ({ mutant, law, mode, step }: LawsPlace): string =>
  addressOf('laws', {
    ...(mutant !== null && { mutant }),
    ...(law !== null && { law }),
    ...(mode !== null && { mode }),
    ...(step > 0 && { step: String(step) }),
  });

const hashOfSystem = ({ mode, part }: SystemPlace): string =>
  addressOf('system', { ...(mode !== null && { mode }), ...(part !== null && { part }) });

const hashOfLanes = ({ mode, find }: LanesPlace): string =>
  addressOf('lanes', { ...(mode !== null && { mode }), ...(find !== '' && { find }) });

const hashOfRequirements = ({ which, find, open, paper }: RequirementsPlace): string =>
  addressOf('requirements', {
    ...(which !== 'all' && { which }),
    ...(find !== '' && { find }),
    ...(open.length > 0 && { open: open.join(separator) }),
    ...(paper !== 'rows' && { paper }),
  });

const hashOfChart = ({ chart, mode, state, find, start, events, days }: ChartPlace): string =>
  addressOf(`chart/${encodeURIComponent(chart)}`, {
    ...(mode !== null && { mode }),
    ...(state !== null && { state }),
    ...(find !== null && { find }),
    ...(start !== null && { start }),
    ...(events.length > 0 && { events: events.join(separator) }),
    ...(days !== usualPeriod && { days: String(days) }),
  });

/** The address of a place. Example: '#/session?state=session.signedIn'. */
export function hashOf(place: Place): string {
  if (place.view === 'chart') return hashOfChart(place);
  if (place.view === 'laws') return hashOfLaws(place);
  if (place.view === 'system') return hashOfSystem(place);
  if (place.view === 'requirements') return hashOfRequirements(place);
  if (place.view === 'lanes') return hashOfLanes(place);
  return place.view === 'unknown' ? `#/${place.path}` : `#/${place.view}`;
}

const periodOf = (text: string | null): Period =>
  periods.find((days) => String(days) === text) ?? usualPeriod;

const modeIn = <Known extends string>(known: readonly Known[], params: URLSearchParams): Known | null =>
  known.find((name) => name === params.get('mode')) ?? null;

const listIn = (params: URLSearchParams, key: string): readonly string[] =>
  params.get(key)?.split(separator).filter(Boolean) ?? [];

const systemPlaceOf = (params: URLSearchParams): SystemPlace => ({
  view: 'system',
  mode: modeIn(systemModes, params),
  part: params.get('part'),
});

const requirementsPlaceOf = (params: URLSearchParams): RequirementsPlace => ({
  view: 'requirements',
  which: whiches.find((name) => name === params.get('which')) ?? 'all',
  find: params.get('find') ?? '',
  open: listIn(params, 'open'),
  paper: papers.find((name) => name === params.get('paper')) ?? 'rows',
});

// An address may be cut within a letter.
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const chartPlaceOf = (chart: string, params: URLSearchParams): ChartPlace => ({
  view: 'chart',
  chart: decoded(chart),
  mode: modeIn(modes, params),
  state: params.get('state'),
  find: params.get('find'),
  start: params.get('start'),
  events: listIn(params, 'events'),
  days: periodOf(params.get('days')),
});

function lawsPlaceOf(params: URLSearchParams): LawsPlace {
  const step = Number(params.get('step'));
  const at = Number.isInteger(step) && step > 0 ? step : 0;
  const mutant = params.get('mutant');
  // Nothing is broken that shall break a law, and there is no walk.
  if (!mutant) return lawsPlace();
  return { view: 'laws', mutant, law: params.get('law'), mode: modeIn(stepModes, params), step: at };
}

const readers: Readonly<Record<string, (params: URLSearchParams) => Place>> = {
  '': systemPlaceOf,
  system: systemPlaceOf,
  laws: lawsPlaceOf,
  requirements: requirementsPlaceOf,
  lanes: (params) => ({
    view: 'lanes',
    mode: modeIn(stepModes, params),
    find: params.get('find') ?? '',
  }),
  ...Object.fromEntries(pages.map((view) => [view, () => ({ view })])),
};

const partsIn = (hash: string): readonly string[] => hash.replace(/^#\/?/, '').split('?');

/** The place of an address; an address that says nothing is that of the whole system. */
export function placeOf(hash: string): Place {
  const [path = '', query = ''] = partsIn(hash);
  const [view = '', chart, ...more] = path.split('/');
  const params = new URLSearchParams(query);
  if (view === 'chart' && chart && more.length === 0) return chartPlaceOf(chart, params);
  const read = Object.hasOwn(readers, path) ? readers[path] : undefined;
  return read ? read(params) : { view: 'unknown', path };
}

// What an address may say as well as leave out.
const usual: Readonly<Record<string, string>> = {
  which: 'all',
  find: '',
  paper: 'rows',
  days: String(usualPeriod),
  step: '0',
};

/** What an address says and its place does not have: 'row=ZZ9'. */
export function straysIn(hash: string): string[] {
  const place = placeOf(hash);
  if (place.view === 'unknown') return [];
  const [said, read] = [hash, hashOf(place)].map((one) => new URLSearchParams(partsIn(one)[1]));
  return [...(said ?? [])]
    .filter(([key, value]) => read?.get(key) !== value && usual[key] !== value)
    .map(([key, value]) => `${key}=${value}`);
}

const listeners = new Set<() => void>();

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  window.addEventListener('hashchange', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('hashchange', onChange);
  };
}

export const useHash = (): string => useSyncExternalStore(subscribe, () => window.location.hash);

/** `isTyped`: no entry of the history for each letter, and for each fold. */
export function goTo(place: Place, { isTyped } = { isTyped: false }) {
  if (isTyped) window.history.replaceState(window.history.state, '', hashOf(place));
  else window.location.assign(hashOf(place));
  // The browser tells of it later, and until then a radio button jumps back to the former place.
  for (const listener of listeners) listener();
}

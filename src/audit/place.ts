import { useSyncExternalStore } from 'react';

export const modes = ['drawing', 'heat', 'tables', 'simulation', 'live'] as const;
export type Mode = (typeof modes)[number];

/** The days over which heat is counted. */
export const periods = [7, 30, 90] as const;
export type Period = (typeof periods)[number];
const usualPeriod: Period = 30;

const pages = ['system', 'requirements', 'tests', 'evidence', 'differences', 'lanes', 'conformance'] as const;

/** The laws, or a mutant beside them: `law` is the one that it shall break, `step` how far its walk is looked at. */
export type LawsPlace = { view: 'laws'; mutant: string | null; law: string | null; step: number };

/**
 * Where an auditor is: it stands behind the # of the address, so that each place can be linked to. `state` is the id of
 * the state that is looked at; `start` and `events` are how a simulation began and its events since; `days` is the
 * period of the heat.
 */
export type Place =
  | {
      view: 'chart';
      chart: string;
      mode: Mode;
      state: string | null;
      start: string | null;
      events: readonly string[];
      days: Period;
    }
  | LawsPlace
  | { view: (typeof pages)[number] };

export const chartPlace = (chart: string, mode: Mode = 'drawing'): Extract<Place, { view: 'chart' }> => ({
  view: 'chart',
  chart,
  mode,
  state: null,
  start: null,
  events: [],
  days: usualPeriod,
});

export const lawsPlace = (mutant: string | null = null, law: string | null = null): LawsPlace => ({
  view: 'laws',
  mutant,
  law,
  step: 0,
});

const separator = '~';

function hashOfLaws({ mutant, law, step }: LawsPlace): string {
  const query = new URLSearchParams({
    ...(mutant !== null && { mutant }),
    ...(law !== null && { law }),
    ...(step > 0 && { step: String(step) }),
  }).toString();
  return `#/laws${query ? `?${query}` : ''}`;
}

/** The address of a place. Example: '#/session?state=session.signedIn'. */
export function hashOf(place: Place): string {
  if (place.view === 'laws') return hashOfLaws(place);
  if (place.view !== 'chart') return `#/${place.view}`;
  const { chart, mode, state, start, events, days } = place;
  const query = new URLSearchParams({
    ...(mode !== 'drawing' && { mode }),
    ...(state !== null && { state }),
    ...(start !== null && { start }),
    ...(events.length > 0 && { events: events.join(separator) }),
    ...(days !== usualPeriod && { days: String(days) }),
  }).toString();
  return `#/chart/${encodeURIComponent(chart)}${query ? `?${query}` : ''}`;
}

const periodOf = (text: string | null): Period =>
  periods.find((days) => String(days) === text) ?? usualPeriod;

/** The place of an address; an address that says nothing is that of the whole system. */
export function placeOf(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [view, chart] = path.split('/');
  if (view === 'laws') {
    const params = new URLSearchParams(query);
    const step = Number(params.get('step'));
    const at = Number.isInteger(step) && step > 0 ? step : 0;
    return { view, mutant: params.get('mutant'), law: params.get('law'), step: at };
  }
  const page = pages.find((name) => name === view);
  if (page) return { view: page };
  if (view !== 'chart' || !chart) return { view: 'system' };
  const params = new URLSearchParams(query);
  return {
    view: 'chart',
    chart: decodeURIComponent(chart),
    mode: modes.find((mode) => mode === params.get('mode')) ?? 'drawing',
    state: params.get('state'),
    start: params.get('start'),
    events: params.get('events')?.split(separator) ?? [],
    days: periodOf(params.get('days')),
  };
}

function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

export const useHash = (): string => useSyncExternalStore(subscribe, () => window.location.hash);

export const goTo = (place: Place) => window.location.assign(hashOf(place));

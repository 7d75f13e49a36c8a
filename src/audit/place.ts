import { useSyncExternalStore } from 'react';

export const modes = ['drawing', 'tables', 'simulation', 'live'] as const;
export type Mode = (typeof modes)[number];

/**
 * Where an auditor is: it stands behind the # of the address, so that each place can be linked to. `state` is the id of
 * the state that is looked at; `start` and `events` are how a simulation began and its events since.
 */
export type Place =
  | {
      view: 'chart';
      chart: string;
      mode: Mode;
      state: string | null;
      start: string | null;
      events: readonly string[];
    }
  | { view: 'requirements' | 'tests' };

export const chartPlace = (chart: string, mode: Mode = 'drawing'): Extract<Place, { view: 'chart' }> => ({
  view: 'chart',
  chart,
  mode,
  state: null,
  start: null,
  events: [],
});

const separator = '~';

/** The address of a place. Example: '#/session?state=session.signedIn'. */
export function hashOf(place: Place): string {
  if (place.view !== 'chart') return `#/${place.view}`;
  const { chart, mode, state, start, events } = place;
  const query = new URLSearchParams({
    ...(mode !== 'drawing' && { mode }),
    ...(state !== null && { state }),
    ...(start !== null && { start }),
    ...(events.length > 0 && { events: events.join(separator) }),
  }).toString();
  return `#/chart/${encodeURIComponent(chart)}${query ? `?${query}` : ''}`;
}

/** The place of an address; an address that says nothing is that of the `first` chart. */
export function placeOf(hash: string, first: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [view, chart] = path.split('/');
  if (view === 'requirements' || view === 'tests') return { view };
  const params = new URLSearchParams(query);
  return {
    view: 'chart',
    chart: view === 'chart' && chart ? decodeURIComponent(chart) : first,
    mode: modes.find((mode) => mode === params.get('mode')) ?? 'drawing',
    state: params.get('state'),
    start: params.get('start'),
    events: params.get('events')?.split(separator) ?? [],
  };
}

function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

export const useHash = (): string => useSyncExternalStore(subscribe, () => window.location.hash);

export const goTo = (place: Place) => window.location.assign(hashOf(place));

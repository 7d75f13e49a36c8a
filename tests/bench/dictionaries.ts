import type { MadeUp } from './host.ts';
import { inTurn } from './in-turn.ts';
import { measureOpening } from './load.ts';
import type { Bench } from './parts.ts';
import { addSample } from './samples.ts';

const grown = 10_000;

type Entry = Record<string, unknown>;
type Answer = { data: { data: Entry[]; total: number } };

// Unique names; countries use existing codes.
const manyOf = (entries: readonly Entry[]): Entry[] =>
  Array.from({ length: grown }, (_, nth) => {
    const entry = entries[nth % entries.length] ?? {};
    const id = typeof entry['id'] === 'number' ? nth + 1 : entry['id'];
    return { ...entry, id, name: `${String(entry['name'])} ${nth + 1}` };
  });

const sizes = { 'as they are': (entries: readonly Entry[]) => entries, 'of 10,000 entries': manyOf };

// Both sizes are answered in the same way.
async function answersOf(networkUrl: string, change: (entries: readonly Entry[]) => readonly Entry[]) {
  const answers = new Map<string, Answer>();
  for (const name of ['countries', 'categories']) {
    const path = `/public/v1/dict/${name}`;
    const response = await fetch(`${networkUrl}${path}?limit=-1`);
    const body = (await response.json()) as Answer; // As its contract says.
    const data = [...change(body.data.data)];
    answers.set(path, { ...body, data: { ...body.data, data, total: data.length } });
  }
  const madeUp: MadeUp = ({ pathname }) => answers.get(pathname);
  return madeUp;
}

/** The dashboard on a slow CPU, with normal and with long dictionaries. */
export async function benchDictionaries({ browser, host, network, sites, n, samples }: Bench): Promise<void> {
  const { screens, enter } = sites.portal;
  const { dashboard } = screens;
  if (!dashboard) return;
  const measures = Object.entries(sizes).map(async ([size, change]) => {
    const url = await host.serve({ networkUrl: network.url, madeUp: await answersOf(network.url, change) });
    return async () => {
      const opening = { profile: 'cpu4', usable: dashboard.usable, prepare: enter } as const;
      const { usable } = await measureOpening(browser, url + dashboard.path, opening);
      addSample(samples, `dashboard, dictionaries ${size}`, { usable });
    };
  });
  await inTurn(n, await Promise.all(measures));
}

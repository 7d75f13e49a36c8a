import type { BrowserContext } from '@playwright/test';
import { measureOpening } from './load.ts';
import type { Bench } from './parts.ts';
import { addSample } from './samples.ts';

const grown = 10_000;

type Entry = Record<string, unknown>;

// Unique names; countries use existing codes.
const manyOf = (entries: readonly Entry[]): Entry[] =>
  Array.from({ length: grown }, (_, nth) => {
    const entry = entries[nth % entries.length] ?? {};
    const id = typeof entry['id'] === 'number' ? nth + 1 : entry['id'];
    return { ...entry, id, name: `${String(entry['name'])} ${nth + 1}` };
  });

/** Answers with dictionaries of 10,000 countries and categories. */
async function growDictionaries(context: BrowserContext, networkUrl: string) {
  await context.route(/\/public\/v1\/dict\/(countries|categories)/, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const answer = await fetch(networkUrl + pathname + search);
    const body = (await answer.json()) as { data: { data: Entry[] } }; // As its contract says.
    const data = manyOf(body.data.data);
    await route.fulfill({ json: { data: { data, total: data.length, limit: -1, offset: 0 } } });
  });
}

/** The dashboard on a slow CPU, with normal and with long dictionaries. */
export async function benchDictionaries({ browser, network, sites, samples }: Bench): Promise<void> {
  const site = sites.portal;
  const { dashboard } = site.screens;
  if (!dashboard) return;
  const sizes = { 'as they are': () => Promise.resolve(), 'of 10,000 entries': growDictionaries };
  for (const [size, prepare] of Object.entries(sizes)) {
    const figures = await measureOpening(browser, site.url + dashboard.path, {
      profile: 'cpu4',
      usable: dashboard.usable,
      prepare: async (context) => {
        await site.enter(context);
        await prepare(context, network.url);
      },
    });
    addSample(samples, `dashboard, dictionaries ${size}`, { usable: figures.usable });
  }
}

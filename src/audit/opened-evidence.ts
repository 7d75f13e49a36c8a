import type { Evidence } from '#contract/evidence.ts';
import { useMemo, useState } from 'react';
import type { Sound } from './evidence/check.ts';
import { keptInTab, useKeptInTab } from './tab-memory.ts';

/** Evidence with the name of the file that it was read from, its digest, and who vouches for it. */
export type Opened = Evidence & Pick<Sound, 'signer' | 'digest'> & { file: string };

type Chart = Evidence['charts'][number];
/** What most releases have in common stands once: half a megabyte of approved tables. */
export type Packed = {
  charts: readonly Chart[];
  all: readonly (Omit<Opened, 'charts'> & { charts: readonly number[] })[];
};

// Results of single tests are those of the former release, which no page shows of it.
const withoutResults = ({ report, ...one }: Opened): Opened => ({
  ...one,
  explorations: [],
  report: { ...report, tests: [], mutation: null, clauses: [] },
});

export function packed(opened: readonly Opened[]): Packed {
  const places = new Map<string, number>();
  const charts: Chart[] = [];
  const placeOf = (chart: Chart): number => {
    const text = JSON.stringify(chart);
    const place = places.get(text) ?? charts.push(chart) - 1;
    places.set(text, place);
    return place;
  };
  const all = opened.map(withoutResults).map((one) => ({ ...one, charts: one.charts.map(placeOf) }));
  return { charts, all };
}

export const unpacked = ({ charts, all }: Packed): readonly Opened[] =>
  all.map((one) => ({ ...one, charts: one.charts.flatMap((place) => charts[place] ?? []) }));

const name = 'opened-evidence';
const none: readonly Opened[] = [];

/** Evidence that was opened, the latest first: it outlives a reload, where there is no room for all of it the latest alone. */
export function useOpenedEvidence() {
  const [opened, set] = useState(() => {
    const kept = keptInTab<Packed>(name);
    return kept ? unpacked(kept) : none;
  });
  const [all, latest] = useMemo(() => {
    const [first] = opened;
    return [first ? packed(opened) : null, first ? packed([first]) : null];
  }, [opened]);
  useKeptInTab(name, all, latest);
  return [opened, set] as const;
}

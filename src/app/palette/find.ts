import type { PaletteGroup } from '#ui/overlays/palette.tsx';
import type { LucideIcon } from 'lucide-react';
import { fold, matchWords, wordsOf, type Match } from './fuzzy.ts';

export type EntryKind = 'pages' | 'actions' | 'offers' | 'campaigns' | 'links';

export type Entry = {
  /** Stable while the portal runs. */
  id: string;
  kind: EntryKind;
  label: string;
  number?: number;
  note?: string;
  icon: LucideIcon;
  run: () => void;
};

export type Prepared = { entry: Entry; folded: string };

// Labels are folded once, not at every keystroke.
export const prepare = (entries: readonly Entry[]): Prepared[] =>
  entries.map((entry) => ({ entry, folded: fold(entry.label) }));

const mostOfAKind = 6;
const exact = 200;
const beginning = 110;
const number = /^#?(\d+)$/;

// A complete ID beats every name, its first digits most of them.
function matchNumber(typed: string, entry: Entry): Match | null {
  const digits = number.exec(typed.trim())?.[1];
  const own = entry.number === undefined ? '' : String(entry.number);
  if (!digits || !own.startsWith(digits)) return null;
  return { score: own === digits ? exact : beginning, marks: [] };
}

type Hit = Match & { entry: Entry };

function hitsOf(prepared: readonly Prepared[], typed: string): Hit[] {
  const words = wordsOf(typed);
  return prepared.flatMap(({ entry, folded }) => {
    const match = matchNumber(typed, entry) ?? matchWords(words, folded);
    return match ? [{ entry, ...match }] : [];
  });
}

const shownOf = ({ entry: { id, label, note, icon }, marks }: Hit) => ({ id, label, note, icon, marks });

type Words = { nameOf: (kind: EntryKind) => string; moreOf: (count: number) => string };

// By kind, the kind with the best match first; the best few of each.
export function findEntries(
  prepared: readonly Prepared[],
  typed: string,
  { nameOf, moreOf }: Words,
): PaletteGroup[] {
  const hits = hitsOf(prepared, typed).toSorted((one, other) => other.score - one.score);
  const byKind = Map.groupBy(hits, ({ entry }) => entry.kind);
  return [...byKind].map(([kind, found]) => ({
    id: kind,
    label: nameOf(kind),
    items: found.slice(0, mostOfAKind).map(shownOf),
    more: found.length > mostOfAKind ? moreOf(found.length - mostOfAKind) : null,
  }));
}

const unmarked = (entry: Entry) => shownOf({ entry, score: 0, marks: [] });

type Start = { recent: readonly string[]; recentName: string; nameOf: Words['nameOf'] };

// Before anything is typed: recent entries, then all pages and actions.
export function firstEntries(
  prepared: readonly Prepared[],
  { recent, recentName, nameOf }: Start,
): PaletteGroup[] {
  const byId = new Map(prepared.map(({ entry }) => [entry.id, entry]));
  const last = recent.flatMap((id) => byId.get(id) ?? []);
  const plain = (['pages', 'actions'] as const).map((kind) => ({
    id: kind,
    label: nameOf(kind),
    items: prepared
      .filter(({ entry }) => entry.kind === kind && !recent.includes(entry.id))
      .map(({ entry }) => unmarked(entry)),
  }));
  return [{ id: 'recent', label: recentName, items: last.map(unmarked) }, ...plain].filter(
    ({ items }) => items.length > 0,
  );
}

import type { PaletteGroup } from '#ui/overlays/palette.tsx';
import type { LucideIcon } from 'lucide-react';
import { fold, matchWords, wordsOf, type Match } from './fuzzy.ts';

export const entryKinds = ['pages', 'actions', 'offers', 'campaigns', 'links'] as const;
/** The kinds of what can be found. */
export type EntryKind = (typeof entryKinds)[number];

/** Something that can be found by its label or its number, and done. */
export type Entry = {
  /** The same as long as the portal runs. */
  id: string;
  kind: EntryKind;
  label: string;
  /** Its ID, where it has one. */
  number?: number;
  note?: string;
  icon: LucideIcon;
  run: () => void;
};

/** An entry with its label as it is compared. */
export type Prepared = { entry: Entry; folded: string };

/** Labels are folded once, not with every letter that is typed. */
export const prepare = (entries: readonly Entry[]): Prepared[] =>
  entries.map((entry) => ({ entry, folded: fold(entry.label) }));

const mostOfAKind = 6;
const exact = 200;
const beginning = 110;
const number = /^#?(\d+)$/;

/** An ID that is typed whole beats every name, its first digits most of them. */
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

/** What fits, kind by kind, the kind with the best fit first; of each a few, the best first. */
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

/** What stands there before anything is typed: what was chosen last, then all pages and actions. */
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

import { auditedCharts, type AuditedChart } from '../charts/audited-charts.ts';
import type { Say } from '../charts/chart-texts.ts';
import { sentenceOf } from '../requirements/requirement-rows.ts';
import { everything, kinds, type Found, type Kind } from './found.ts';

/** What is found for some words, each kind from the best fit on. */
export type Results = {
  charts: readonly AuditedChart[];
  kinds: readonly { kind: Kind; found: readonly Found[] }[];
};

/** 'signedOut.idle' of a state; everything else by its own name. */
export const nameOf = ({ kind, name }: Found) =>
  kind === 'state' ? name.split('.').slice(1).join('.') : name;

/** What is said of it besides its name: a state is described, a requirement is a sentence. */
export function sentenceFor({ kind, name, chart }: Found): string | null {
  if (kind === 'requirement') return sentenceOf(name);
  return kind === 'state' ? (chart.states.find(({ id }) => id === name)?.description ?? null) : null;
}

// A number is no part of another: '20 s' is not in '120 s'.
const holds = (text: string, word: string): boolean =>
  /^\d/.test(word)
    ? ` ${text}`.split(/[^\d.,]+(?=\d)/).some((part) => part.startsWith(word))
    : text.includes(word);

const holdsAll = (text: string, words: readonly string[]) => words.every((word) => holds(text, word));

/** 0: so called, 1: begins so, 2: has it in its name, 3: is described so; null: none of these. */
function fitOf(name: string, sentence: string, typed: string): number | null {
  const words = typed.split(/\s+/).filter(Boolean);
  const plain = name.toLowerCase();
  if (plain === typed) return 0;
  if (plain.startsWith(typed)) return 1;
  if (holdsAll(plain, words)) return 2;
  return holdsAll(`${plain} ${sentence.toLowerCase()}`, words) ? 3 : null;
}

function best<Item>(items: readonly Item[], fit: (item: Item) => number | null): Item[] {
  const fitting = items.flatMap((item) => {
    const rank = fit(item);
    return rank === null ? [] : [{ item, rank }];
  });
  return fitting.toSorted((one, other) => one.rank - other.rank).map(({ item }) => item);
}

/** Searches all charts: their states, events, guards, actions, calls, delays and requirements, in the language of `say` (M3). */
export function search(text: string, say: Say): Results {
  const typed = text.trim().toLowerCase();
  const found = best(everything(), (one) => fitOf(nameOf(one), say(sentenceFor(one) ?? ''), typed));
  return {
    charts: best(auditedCharts, ({ name, diagram }) => fitOf(name, say(diagram.root.description), typed)),
    kinds: kinds
      .map((kind) => ({ kind, found: found.filter((one) => one.kind === kind) }))
      .filter((group) => group.found.length > 0),
  };
}

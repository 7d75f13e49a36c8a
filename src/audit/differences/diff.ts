import type { ChartDefinition, Source } from '#contract/evidence.ts';
import { isEqual } from 'es-toolkit';
import type { Say } from '../charts/chart-texts.ts';
import { shortId } from '../charts/diagram.ts';
import { english } from '../charts/event-label.ts';
import { piecesOf, type Piece } from './changed-words.ts';
import { changedRows, isConcerned, type ApprovedRow } from './approved-rows.ts';
import { pairsOf, type Pair } from './pairs.ts';
import { partsOf, type Part } from './parts.ts';
import { identityOf, type Release, type Released } from './release.ts';
import { wireChanges } from './wire-changes.ts';

export type Change = 'added' | 'removed' | 'changed';
type Rows = { removed: readonly ApprovedRow[]; added: readonly ApprovedRow[] };

type Spoken = { name: string; before: string | null; after: string | null };

/** A part that reads the same in both releases and names code that was changed. */
export type User = { kind: 'state' | 'transition'; id: string; name: (say: Say) => string };

/** One difference between two releases, side by side. */
export type Difference = {
  kind: 'state' | 'transition' | 'function' | 'file' | 'wire';
  change: Change;
  name: string;
  before: string | null;
  after: string | null;
  /** Name and sides in the language of a reader; names in the code stay. */
  spoken: (say: Say) => Spoken & { pieces: readonly Piece[] };
  /** What it names that was changed. */
  because: readonly string[];
  /** What uses it, of changed code: it is listed there alone. */
  users: readonly User[];
  requirements: readonly string[];
  approved: Rows;
  /** The id of the part in the newer release. */
  id: string | null;
  /** That in the older one. */
  idBefore: string | null;
};

/**
 * A chart, or the wiring table, that is not the same in two releases. `before` and `after`: the hash of all that is said
 * of it (`identityOf`), of the table that of its definition; null where there is none. `hashes`: those of the definitions.
 */
export type ChangedChart = {
  name: string;
  change: Change;
  before: string | null;
  after: string | null;
  hashes: { before: string | null; after: string | null };
  differences: readonly Difference[];
  /** Approved rows that belong to no single difference. */
  otherRows: Rows;
  /** The chart as it was; null for one that was not there, and for the table. */
  definitionBefore: ChartDefinition | null;
};

const noRows: Rows = { removed: [], added: [] };
const plain = {
  because: [],
  users: [],
  requirements: [],
  approved: noRows,
  id: null,
  idBefore: null,
} as const;

const inPieces = (said: Spoken) => ({ ...said, pieces: piecesOf(said.before, said.after) });

function changeOf(before: unknown, after: unknown): Change {
  if (before === null) return 'added';
  return after === null ? 'removed' : 'changed';
}

type Texts = Readonly<Record<string, string>>;

function differencesIn(kind: Difference['kind'], before: Texts, after: Texts): Difference[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].toSorted().flatMap((name) => {
    const [was, is] = [before[name] ?? null, after[name] ?? null];
    const texts = { name, before: was, after: is };
    return was === is
      ? []
      : [{ ...plain, ...texts, kind, spoken: () => inPieces(texts), change: changeOf(was, is) }];
  });
}

const codeOf = (before: Source, after: Source): Difference[] => [
  ...differencesIn('function', before.functions, after.functions),
  ...differencesIn('file', before.files, after.files),
];

/** 'signedOut.idle' of 'session.signedOut.idle', '' of the chart itself. */
const pathOf = (id: string) => id.split('.').slice(1).join('.');

/** Whether two transitions of a place were tried in one order and are now in the other. */
function haveSwapped(one: Pair, other: Pair): boolean {
  if (!one.before || !one.after || !other.before || !other.after) return false;
  const isSamePlace = one.before.place === other.before.place;
  return isSamePlace && one.before.turn < other.before.turn !== one.after.turn < other.after.turn;
}

const textOf = (part: Pair['before'], isMoved: boolean, say: Say) =>
  part && (isMoved ? `${part.turn}. ${part.textIn(say)}` : part.textIn(say));

type Sides = {
  before: Released;
  after: Released;
  pairs: readonly Pair[];
  rows: Rows;
  code: ReadonlySet<string>;
};

type Reason = {
  because: readonly string[];
  isMoved: boolean;
  isSameText: boolean;
  /** It answers to other requirements. */
  isRetraced: boolean;
};

const requirementsBefore = ({ before }: Pair, { before: { spec } }: Sides) =>
  (before && spec[before.id]) ?? [];
const requirementsAfter = ({ after }: Pair, { after: { spec } }: Sides) => (after && spec[after.id]) ?? [];

/** Why a pair is a difference though it may read the same; null if it is none. */
function reasonOf(pair: Pair, sides: Sides): Reason | null {
  const { pairs, code } = sides;
  const { before, after } = pair;
  const uses = new Set([before, after].flatMap((part) => part?.uses ?? []));
  const because = [...uses].filter((name) => code.has(name));
  const isMoved = pairs.some((other) => other !== pair && haveSwapped(pair, other));
  const isSameText = before?.text === after?.text && !isMoved;
  const isRetraced = !isEqual(requirementsBefore(pair, sides), requirementsAfter(pair, sides));
  const isDifference = !isSameText || isRetraced || because.length > 0;
  return isDifference ? { because, isMoved, isSameText, isRetraced } : null;
}

const requirementsOf = (pair: Pair, sides: Sides): string[] => [
  ...new Set([...requirementsBefore(pair, sides), ...requirementsAfter(pair, sides)]),
];

/** Requirements beside a text, where they are what has changed. */
const traced = (text: string | null, requirements: readonly string[]) =>
  text === null ? null : [text, requirements.join(', ')].filter(Boolean).join(' · ');

const nameOf = ({ state, triggerIn }: Part, say: Say) =>
  [shortId(state), triggerIn(say)].filter(Boolean).join(' | ');

function differenceOf(pair: Pair, { because, isMoved, isRetraced }: Reason, sides: Sides): Difference {
  const { before, after } = pair;
  const part = after ?? before;
  const { rows } = sides;
  const isOfPart = (row: ApprovedRow) => isConcerned(row, pathOf(part.state), part.trigger);
  const [was, is] = isRetraced ? [requirementsBefore(pair, sides), requirementsAfter(pair, sides)] : [[], []];
  const spoken = (say: Say) => ({
    name: nameOf(part, say),
    before: traced(textOf(before, isMoved, say), was),
    after: traced(textOf(after, isMoved, say), is),
  });
  return {
    kind: part.kind,
    change: changeOf(before, after),
    ...spoken(english),
    spoken: (say) => inPieces(spoken(say)),
    because,
    users: [],
    requirements: requirementsOf(pair, sides),
    approved: { removed: rows.removed.filter(isOfPart), added: rows.added.filter(isOfPart) },
    id: after?.id ?? null,
    idBefore: before?.id ?? null,
  };
}

function withoutRowsOf(differences: readonly Difference[], { removed, added }: Rows): Rows {
  const known = new Set(differences.flatMap(({ approved }) => [...approved.removed, ...approved.added]));
  return { removed: removed.filter((row) => !known.has(row)), added: added.filter((row) => !known.has(row)) };
}

type Found = { pair: Pair; difference: Difference };

/** Changed code with the parts that name it and read as before: their requirements and rows are its own. */
function withUsers(code: Difference, users: readonly Found[]): Difference {
  const all = users.map(({ difference }) => difference);
  const rows = (side: keyof Rows) => [...new Set(all.flatMap(({ approved }) => approved[side]))];
  return {
    ...code,
    users: users.map(({ pair: { before, after } }) => {
      const part = after ?? before;
      return { kind: part.kind, id: part.id, name: (say) => nameOf(part, say) };
    }),
    requirements: [...new Set(all.flatMap(({ requirements }) => requirements))],
    approved: { removed: rows('removed'), added: rows('added') },
  };
}

const isOnlyUser = ({ reason }: { reason: Reason }) => reason.isSameText && !reason.isRetraced;

function insideOf(before: Released, after: Released): Pick<ChangedChart, 'differences' | 'otherRows'> {
  const source = codeOf(before.definition, after.definition);
  const code = new Set(source.filter(({ kind }) => kind === 'function').map(({ name }) => name));
  const rows = changedRows(before.approved, after.approved);
  const pairs = pairsOf(partsOf(before.definition), partsOf(after.definition));
  const sides = { before, after, pairs, rows, code };
  const found = pairs.flatMap((pair) => {
    const reason = reasonOf(pair, sides);
    return reason ? [{ pair, reason, difference: differenceOf(pair, reason, sides) }] : [];
  });
  const parts = found.filter((one) => !isOnlyUser(one)).map(({ difference }) => difference);
  const usedBy = (name: string) =>
    found.filter((one) => isOnlyUser(one) && one.reason.because.includes(name));
  const used = source.map((one) => withUsers(one, one.kind === 'function' ? usedBy(one.name) : []));
  const differences = [...used, ...parts];
  return { differences, otherRows: withoutRowsOf(differences, rows) };
}

const nothing: Omit<Released, 'hash'> = {
  definition: { config: {}, functions: {}, files: {} },
  spec: {},
  approved: '',
};

const hashIn = (released: Released | null) => released?.hash ?? null;

// A chart that is only in one release is that one's as a whole.
function changedChart(name: string, before: Released | null, after: Released | null): ChangedChart[] {
  const identities = { before: before && identityOf(before), after: after && identityOf(after) };
  if (identities.before === identities.after) return [];
  const hashes = { before: hashIn(before), after: hashIn(after) };
  const inside =
    before && after
      ? insideOf(before, after)
      : {
          differences: [],
          otherRows: changedRows((before ?? nothing).approved, (after ?? nothing).approved),
        };
  const definitionBefore = before?.definition ?? null;
  return [{ name, change: changeOf(before, after), ...identities, hashes, ...inside, definitionBefore }];
}

function changedWiring(before: Release['wiring'], after: Release['wiring']): ChangedChart[] {
  if (before.hash === after.hash) return [];
  const differences = [
    ...wireChanges(before.definition, after.definition).map((texts) => ({
      ...plain,
      ...texts,
      kind: 'wire' as const,
      spoken: () => inPieces(texts),
      change: changeOf(texts.before, texts.after),
    })),
    ...codeOf(before.definition, after.definition),
  ];
  const hashes = { before: before.hash, after: after.hash };
  const change = 'changed' as const;
  const rest = { differences, otherRows: noRows, definitionBefore: null };
  return [{ name: 'wiring', change, ...hashes, hashes, ...rest }];
}

/** What changed between two releases, chart by chart. Throws an error if a definition is no chart. */
export function changesOf(before: Release, after: Release): ChangedChart[] {
  const names = new Set([...after.charts.keys(), ...before.charts.keys()]);
  return [
    ...[...names].flatMap((name) =>
      changedChart(name, before.charts.get(name) ?? null, after.charts.get(name) ?? null),
    ),
    ...changedWiring(before.wiring, after.wiring),
  ];
}

import type { ReactNode } from 'react';

/** What decides when a column gives way in a narrow window. */
export type Foldable = {
  id: string;
  numeric?: boolean;
  name?: boolean | 'roomy';
  action?: boolean | 'lasting';
  /** Left out first where there is no room for all columns. */
  spare?: boolean;
  /** Stays where other columns give way: it was chosen for this very list. */
  stays?: boolean;
  phone?: 'beside' | 'side' | 'wide' | 'more';
  aside?: Aside<never>;
};

/** What a column without room becomes: a line in the cell of another. */
export type Aside<Row> = {
  /** The column whose cell takes it; the name by default. */
  under?: string;
  /** Whether it stands below the others there, also where there is room beside them. */
  apart?: boolean;
  /** Its content there, if not that of the column; null for no line. */
  cell?: (row: Row) => ReactNode;
};

// A column that has a line under another keeps its place where that one is not shown.
const underOthers = (columns: readonly Foldable[]) =>
  columns.filter(({ aside }) => aside?.under !== undefined && columns.some(({ id }) => id === aside.under));
const isBelowName = ({ aside }: Foldable) => aside !== undefined && aside.under === undefined;

// From what is missed least; of several columns the last one goes first.
const steps: readonly ((column: Foldable) => boolean)[] = [
  ({ spare }) => spare === true,
  ({ numeric, phone, aside }) => !numeric && phone === 'more' && !aside,
  ({ numeric, phone, aside }) => numeric === true && phone === 'more' && !aside,
  isBelowName,
  ({ action }) => Boolean(action),
  ({ numeric, aside }) => !numeric && !aside,
];

/**
 * The columns of a table in the order in which they give way. Those that have a line under others go together, before all
 * others. The sorted column, names and the main figures always stay.
 */
export function foldOrder(
  columns: readonly Foldable[],
  sorted: string | undefined,
): readonly (readonly string[])[] {
  const foldable = columns.filter(({ id, name, stays }) => !name && !stays && id !== sorted).toReversed();
  const under = underOthers(columns).filter((column) => foldable.includes(column));
  const single = steps.flatMap((_, nth) =>
    foldable.filter((column) => steps.findIndex((isStep) => isStep(column)) === nth),
  );
  return [under, ...single.map((column) => [column])]
    .filter((group) => group.length > 0)
    .map((group) => group.map(({ id }) => id));
}

/** On phones, where rows are blocks, only lines under others fold. */
export const foldedOnPhones = (columns: readonly Foldable[]): readonly string[] =>
  underOthers(columns).map(({ id }) => id);

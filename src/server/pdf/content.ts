import type { LocaleName } from '#contract/locales.ts';

/** Somebody whom a document names, line by line. */
export type Party = { role: string; lines: readonly string[] };
/** Figures stand on the right. */
export type Column = { head: string; isFigure?: true };
export type Table = {
  caption?: string;
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  /** Below the last column, each with its label; the last one is what counts. */
  sums: readonly (readonly [label: string, figure: string])[];
};

/** What stands in a document, from the top; nothing about how it looks. */
export type Content = {
  locale: LocaleName;
  title: string;
  createdAt: Date;
  /** A word across each page, such as 'Preview'. */
  stamp?: string;
  parties: readonly Party[];
  facts: readonly (readonly [term: string, value: string])[];
  tables: readonly Table[];
  notes: readonly string[];
};

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { JudgedTest } from '../evidence/evidence-results.ts';

/** What was tested, and the files whose tests did it. */
const kinds: readonly { what: MessageDescriptor; files: readonly string[] }[] = [
  {
    what: msg`Every screen in every state, in both languages and themes: axe-core finds no violation; at 320 px and at 200 % zoom with wider text spacing nothing is lost or covered`,
    files: ['tests/e2e/accessibility.e2e.ts'],
  },
  {
    what: msg`Every task of the portal by keyboard alone: the focus can be seen at each step and comes back from each dialog`,
    files: ['tests/e2e/keyboard.e2e.ts'],
  },
  {
    what: msg`Every component in every state, also with forced colours`,
    files: ['tests/e2e/fields.e2e.ts', 'tests/e2e/forced-colours.e2e.ts'],
  },
  {
    what: msg`The pages for auditors: drawings, tables and simulation`,
    files: ['tests/e2e/statecharts.e2e.ts'],
  },
];

export type Proof = { what: MessageDescriptor; tests: readonly JudgedTest[] };

/** The tests of the report by what they show; a kind without any is left out, so nothing is claimed by hand. */
export const proofsIn = (tests: readonly JudgedTest[]): Proof[] =>
  kinds
    .map(({ what, files }) => ({ what, tests: tests.filter(({ file }) => files.includes(file)) }))
    .filter((proof) => proof.tests.length > 0);

import type { ClauseId } from './clauses.ts';

/** Clauses in which the portal decides what the specification leaves open. */
export const decisions: ReadonlySet<string> = new Set<ClauseId>([
  ...(['A1.b', 'A2.c', 'A4.e', 'A10.c', 'A11.a', 'A11.b'] as const),
  ...(['G2.c', 'G4.b', 'G6.c', 'G6.d', 'G7.a', 'G7.b'] as const),
  ...(['L7.a', 'L7.b', 'L7.c', 'L7.d', 'L7.e'] as const),
  ...(['S3.e', 'S5.e', 'S5.f', 'S7.d', 'S8.c', 'S8.d'] as const),
  ...(['S9.g', 'S9.h', 'S9.i', 'S9.j', 'S9.k', 'S10.d', 'S11.e', 'S11.f', 'S11.g', 'S12.e'] as const),
  ...(['S13.a', 'S13.b', 'S13.c', 'S13.d', 'S13.e', 'S15.b'] as const),
  ...(['T1.c', 'T1.d', 'T1.g', 'T3.d', 'T3.e'] as const),
  ...(['P1.e', 'P4.d', 'P4.e', 'P9.a', 'C1.c', 'C1.d', 'N1.a', 'N1.b', 'N1.c', 'N1.d'] as const),
  ...([
    'O3.b',
    'O3.c',
    'O5.e',
    'O7.c',
    'O7.d',
    'O10.b',
    'O12.f',
    'O12.g',
    'O12.h',
    'O12.i',
    'O13.b',
  ] as const),
  ...(['E12.b', 'E12.c', 'E12.d', 'E12.f', 'E12.g', 'E12.h', 'E13.b', 'E13.c'] as const),
]);

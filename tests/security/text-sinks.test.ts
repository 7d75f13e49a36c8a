import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { envelopeSchema } from '#server/http/envelopes.ts';
import { operations } from '#server/http/operations.ts';
import { fieldsOf, withTexts } from './hostile-answers.ts';
import { sinks } from './text-sinks.ts';

const answers = operations(contract).flatMap(({ endpoint }) =>
  endpoint.answer.kind === 'file' ? [] : [envelopeSchema(endpoint)],
);

test('every text of every answer is in the table as a text, a link or a code, and nothing else is', () => {
  const fields = new Set(answers.flatMap((schema) => fieldsOf(schema)));
  expect([...fields].toSorted()).toEqual(Object.keys(sinks).toSorted());
});

test('texts are changed wherever they stand, and nothing else is', () => {
  const row = z.object({
    id: z.int(),
    name: z.string(),
    note: z.nullable(z.string().check(z.maxLength(3))),
    day: z.iso.date(),
    code: z.string().check(z.length(2)),
    labels: z.record(z.string(), z.string()),
    either: z.union([z.int(), z.string()]),
  });
  const value = {
    id: 1,
    name: 'Kestrel',
    note: null,
    day: '2026-11-20',
    code: 'DE',
    labels: { country: 'Germany' },
    either: 'one',
  };
  const schema = z.object({ data: z.array(row) });
  const change = (text: string, { field, most }: { field: string; most: number }) =>
    `${field} ${most} ${text}`;
  expect(withTexts(schema, { data: [value, { ...value, note: 'x', either: 2 }] }, change)).toEqual({
    data: [
      {
        ...value,
        name: 'name Infinity Kestrel',
        labels: { country: 'labels{} Infinity Germany' },
        either: 'either Infinity one',
      },
      {
        ...value,
        name: 'name Infinity Kestrel',
        note: 'note 3 x',
        labels: { country: 'labels{} Infinity Germany' },
        either: 2,
      },
    ],
  });
});

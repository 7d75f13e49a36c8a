import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { brokenOf, firstBroken, isAsync, rulesToSchema } from './rules-to-schema.ts';

const gif = (width: number) => new File([`GIF89a${String.fromCharCode(width, 0, 1, 0)}`], 'a.gif');
const required = { rule: 'required', params: [], target: null };

const issuesOf = ({ error }: { error?: z.core.$ZodError }) =>
  (error?.issues ?? []).map((issue) => [issue.code, issue.path, brokenOf(issue)]);

describe('[F2] a broken rule', () => {
  test('carries its parameters, positional or named', () => {
    expect([
      firstBroken('abcd', 'length:1,3', {}),
      firstBroken('abcd', { length: { length: 1, max: 3 } }, {}),
      firstBroken('abcd', { length: [5] }, {}),
    ]).toEqual([
      { rule: 'length', params: ['1', '3'], target: null },
      { rule: 'length', params: [1, 3], target: null },
      { rule: 'length', params: [5], target: null },
    ]);
  });

  test('names the other field it depends on, if it is one', () => {
    expect([
      firstBroken('a', 'confirmed:other', { other: 'b' }),
      firstBroken('2026-11-20', { after: new Date(0) }, {}),
      firstBroken('a', 'is:other', {}),
      firstBroken('5', { confirmed: 5 }, { 5: 'a' }),
    ]).toEqual([
      { rule: 'confirmed', params: ['other'], target: 'other' },
      { rule: 'after', params: [new Date(0)], target: null },
      { rule: 'is', params: ['other'], target: null },
      null,
    ]);
  });
});

describe('[F4.b] the schema of a form', () => {
  const fields = { email: 'required|email', name: 'max:3', note: '' };

  test('asks one rule after the other', () => {
    const rules = ['', 'x', 'a@b.de'].map((value) => firstBroken(value, fields.email, {}));
    expect(rules).toEqual([required, { rule: 'email', params: [], target: null }, null]);
  });

  test('accepts valid values unchanged', () => {
    const values = { email: 'a@b.de', name: 'Ann', note: 'x' };
    expect(z.safeParse(rulesToSchema(fields), values)).toEqual({ success: true, data: values });
  });

  test('reports the first broken rule of each field', () => {
    const schema = rulesToSchema(fields);
    const name = { rule: 'max', params: ['3'], target: null };
    expect(issuesOf(z.safeParse(schema, { email: '', name: 'Anna' }))).toEqual([
      ['custom', ['email'], required],
      ['custom', ['name'], name],
    ]);
  });

  test.each([null, 'a text', undefined, 7])('rejects %j as a form', (value) => {
    const parsed = z.safeParse(rulesToSchema({ name: 'max:3' }), value);
    expect(issuesOf(parsed)).toEqual([['custom', [], null]]);
  });

  test('is async for files only', async () => {
    const pictures = { picture: 'dimensions:2,1', name: 'required' };
    expect([
      isAsync(fields),
      isAsync(pictures),
      isAsync({}),
      isAsync({ a: 'required|dimensions:1,1' }),
    ]).toEqual([false, true, false, true]);
    const schema = rulesToSchema(pictures);
    const right = { picture: gif(2), name: 'Ann' };
    expect(await z.safeParseAsync(schema, right)).toEqual({ success: true, data: right });
    const wrong = await z.safeParseAsync(schema, { picture: gif(3), name: '' });
    expect(issuesOf(wrong)).toEqual(
      expect.arrayContaining([
        ['custom', ['name'], required],
        ['custom', ['picture'], { rule: 'dimensions', params: ['2', '1'], target: null }],
      ]),
    );
    expect(wrong.error?.issues).toHaveLength(2);
  });
});

test('[F2] an issue of another kind carries no broken rule', () => {
  const [issue] = z.safeParse(z.string(), 7).error?.issues ?? [];
  const params = { broken: required };
  expect([
    issue?.code,
    issue && brokenOf(issue),
    issue && brokenOf(Object.assign(issue, { params })),
  ]).toEqual(['invalid_type', null, null]);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ruleMessages, type RuleName } from './rule-messages.ts';
import type { RuleSet } from './rule-set.ts';
import { firstBroken } from './rules-to-schema.ts';

type Case = { rules: RuleSet; value: unknown; values: Record<string, unknown>; isRight: boolean };

// The keys are those of the table.
const names = Object.keys(ruleMessages) as RuleName[];

const others = z.record(z.string(), z.unknown());

// The rows of rule-cases.md.
const written = readFileSync(path.join(import.meta.dirname, 'rule-cases.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [a-z_]+ \| ["{]/.test(line))
  .map((line): Case & { name: string } => {
    const [, name = '', rules = '', verdict, value = '', values = ''] = line
      .split(' | ')
      .join('|')
      .split('|');
    return {
      name: name.trim(),
      // Invalid rule sets throw in their test.
      rules: JSON.parse(rules) as RuleSet,
      value: JSON.parse(value),
      values: values.trim() === '' ? {} : others.parse(JSON.parse(values)),
      isRight: verdict === 'takes',
    };
  });

const file = (name: string, type = '', size = 1) => new File([new Uint8Array(size)], name, { type });

// A PNG header of that size.
function png(width: number, height: number, name = 'a.png') {
  const view = new DataView(new ArrayBuffer(24));
  for (const [index, byte] of [0x89, 0x50, 0x4e, 0x47].entries()) view.setUint8(index, byte);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return new File([view.buffer], name);
}

// A JPEG header of that size: a comment, then the frame that holds it.
const jpeg = (width: number, height: number) =>
  new File(
    [
      new Uint8Array([0xff, 0xd8, 0xff, 0xfe, 0, 4, 1, 2, 0xff, 0xc0, 0, 17, 8]),
      new Uint8Array([
        Math.floor(height / 256),
        height % 256,
        Math.floor(width / 256),
        width % 256,
        3,
        1,
        2,
        3,
      ]),
    ],
    'a.jpg',
  );

const labels = (...lengths: number[]) => lengths.map((length) => 'b'.repeat(length)).join('.');

type Sided = {
  right: readonly (readonly [RuleSet, unknown])[];
  wrong: readonly (readonly [RuleSet, unknown])[];
};

// Cases that do not fit into a table: files, long texts, patterns, numbers that JSON lacks.
const unwritten: Partial<Record<RuleName, Sided>> = {
  between: { right: [], wrong: [['between:1,10', Number.NaN]] },
  dimensions: {
    right: [
      ['dimensions:300,250', [png(300, 250)]],
      ['dimensions:1,1', [png(1, 1), png(1, 1)]],
      ['dimensions:640,480', jpeg(640, 480)],
      ['dimensions:1,2', new File(['GIF89a\u0001\u0000\u0002\u0000'], 'a.gif')],
      ['dimensions:10,20', new File(['<svg xmlns="x" width="10" height="20px">'], 'a.svg')],
    ],
    wrong: [
      ['dimensions:300,250', [png(300, 251)]],
      ['dimensions:300,250', png(250, 300)],
      ['dimensions:300,250', png(300, 250, 'a.txt')],
      ['dimensions:300,250', file('a.png')],
      ['dimensions:1,1', [png(1, 1), png(2, 1)]],
      ['dimensions:100,1', new File(['<svg width="100%" height="1">'], 'a.svg')],
    ],
  },
  email: {
    right: [
      ['email', `${'a'.repeat(64)}@x.de`],
      ['email', `a@${labels(63, 63, 63, 59)}.de`],
    ],
    wrong: [
      ['email', `${'a'.repeat(65)}@x.de`],
      ['email', `a@${labels(63, 63, 63, 60)}.de`],
      ['email', `a@${labels(64)}.de`],
    ],
  },
  ext: {
    right: [
      ['ext:pdf', file('a.pdf')],
      ['ext:pdf,doc', file('a.PDF')],
      ['ext:gz', file('a.tar.gz')],
      ['ext:pdf,doc', [file('a.doc'), file('b.pdf')]],
    ],
    wrong: [
      ['ext:pdf', file('a.exe')],
      ['ext:pdf', file('pdf')],
      ['ext:pdf', file('a.pdf.exe')],
      ['ext:pdf', file('axpdf')],
      ['ext:pdf', [file('a.pdf'), file('b.exe')]],
    ],
  },
  image: {
    right: [
      ['image', file('a.png')],
      ['image', file('A.JPG')],
      ['image', file('a.svg')],
      ['image', file('a.bmp')],
      ['image', [file('a.gif'), file('b.jpeg')]],
    ],
    wrong: [
      ['image', file('a.pdf')],
      ['image', file('a.png.exe')],
      ['image', file('png')],
      ['image', file('a', 'image/png')],
      ['image', [file('a.gif'), file('b.txt')]],
    ],
  },
  integer: { right: [['integer', '9'.repeat(400)]], wrong: [] },
  max: { right: [['max:254', 'a'.repeat(254)]], wrong: [['max:254', 'a'.repeat(255)]] },
  max_value: { right: [], wrong: [['max_value:5', Infinity]] },
  mimes: {
    right: [
      ['mimes:image/*', file('a', 'image/png')],
      ['mimes:image/png', file('a', 'IMAGE/PNG')],
      ['mimes:image/*,application/pdf', file('a', 'application/pdf')],
      ['mimes:text/csv', [file('a', 'text/csv')]],
      ['mimes:image/*', file('a', 'image/x')],
      ['mimes:image/svg+xml', file('a', 'image/svg+xml')],
    ],
    wrong: [
      ['mimes:image/*', file('a', 'text/plain')],
      ['mimes:image/*', file('a.png')],
      ['mimes:image/*', file('a', 'image/')],
      ['mimes:image/*', file('a', 'ximage/png')],
      ['mimes:image/*', file('a', 'imaginary/png')],
      ['mimes:image/png', file('a', 'image/pngx')],
      ['mimes:image/*', [file('a', 'image/png'), file('b', 'text/css')]],
    ],
  },
  min_value: { right: [], wrong: [['min_value:5', -Infinity]] },
  regex: {
    right: [
      [{ regex: /^[a-z|]+$/ }, 'a|b'],
      [{ regex: /a/i }, 'A'],
      [{ regex: /x/ }, ''],
      [{ regex: /^[ab]$/ }, ['a', 'b']],
      [{ regex: /a/g }, ['a', 'a', 'a']],
    ],
    wrong: [
      [{ regex: /^[a-z|]+$/ }, 'abc1'],
      [{ regex: /^[ab]$/ }, ['a', 'c']],
      [{ regex: /^.$/ }, '\n'],
      [{ regex: /^.$/ }, '😀'],
    ],
  },
  required: { right: [['required', file('a')]], wrong: [['required', undefined]] },
  size: {
    right: [
      ['size:1', file('a', '', 1024)],
      ['size:0', file('a', '', 0)],
      ['size:1', [file('a', '', 10)]],
      ['size:0.5', file('a', '', 512)],
    ],
    wrong: [
      ['size:1', file('a', '', 1025)],
      ['size:0', file('a', '', 1)],
      ['size:1', [file('a', '', 1), file('b', '', 2048)]],
      ['size:many', file('a')],
    ],
  },
  url: {
    right: [['url', `http://x.de/${'a'.repeat(2070)}`]],
    wrong: [
      ['url', `http://x.de/${'a'.repeat(2071)}`],
      ['url', `http://${'a'.repeat(64)}.de`],
    ],
  },
};

const ofSide = (sides: readonly (readonly [RuleSet, unknown])[] = [], isRight: boolean): Case[] =>
  sides.map(([rules, value]) => ({ rules, value, values: {}, isRight }));

describe.each(names)('[F2.a] [F3.a F3.b F3.c] %s', (name) => {
  const cases: Case[] = [
    ...written.filter((row) => row.name === name),
    ...ofSide(unwritten[name]?.right, true),
    ...ofSide(unwritten[name]?.wrong, false),
  ];

  test('has at least ten cases', () => {
    expect(cases.length).toBeGreaterThanOrEqual(10);
  });

  test.each(cases)('$rules, $value: $isRight', async ({ rules, value, values, isRight }) => {
    expect((await firstBroken(value, rules, values)) === null).toBe(isRight);
  });
});

describe('[F2] the set', () => {
  test('has exactly the 35 rules of the specification', () => {
    const expected =
      'required email min max min_value max_value between numeric integer digits decimal alpha alpha_dash alpha_num alpha_spaces url ip regex confirmed length size mimes ext image dimensions credit_card is is_not included excluded required_if after before date_between date_format';
    expect(names.toSorted()).toEqual(expected.split(' ').toSorted());
    expect([...new Set(written.map(({ name }) => name))].filter((name) => !expected.includes(name))).toEqual(
      [],
    );
  });

  test('an unknown rule throws', () => {
    expect(() => firstBroken('x', 'requird', {})).toThrow("There is no rule 'requird'");
    expect(() => firstBroken('x', 'constructor', {})).toThrow("There is no rule 'constructor'");
  });

  test('rules are checked in order, and the first broken one is reported', () => {
    const broken = (rule: RuleName, params: readonly unknown[] = [], target: string | null = null) => ({
      rule,
      params,
      target,
    });
    expect(firstBroken('', 'required|email|max:5', {})).toEqual(broken('required'));
    expect(firstBroken('abc', 'required|email|max:2', {})).toEqual(broken('email'));
    expect(firstBroken('a@b.de', 'required|email|max:5', {})).toEqual(broken('max', ['5']));
    expect(firstBroken('a', { required: true, min: 3, max: false }, {})).toEqual(broken('min', [3]));
    expect(firstBroken('a', 'confirmed:b', { b: 'c' })).toEqual(broken('confirmed', ['b'], 'b'));
  });

  test('an empty set accepts everything', () => {
    const answers = [firstBroken('', '', {}), firstBroken(null, {}, {}), firstBroken('x', ' | ', {})];
    expect(answers).toEqual([null, null, null]);
  });
});

describe('[F2] 64 KB of the nastiest text', () => {
  const length = 65_536;
  const nasty = ['a', 'a.', '@a', '-', ' ', '\\', '::', '1', '/', '1.1e', 'ä', '"', '😀', '[', '%'].map(
    (part) => part.repeat(length / part.length),
  );
  const around = nasty.flatMap((text) => [text, `${text}!`, `http://${text}`, `"${text}"@x.de`, `a@${text}`]);

  // A match takes about a millisecond, catastrophic backtracking minutes.
  test.each(names)('%s answers without backtracking', { timeout: 60_000 }, async (name) => {
    const set: RuleSet = { [name]: name === 'regex' ? /^(?:[a-z]+)$/ : ['x', '1', '2'] };
    const longest: { text: string; took: number }[] = [];
    for (const text of around) {
      const started = performance.now();
      // eslint-disable-next-line no-await-in-loop -- one after the other: each is timed
      await firstBroken(text, set, {});
      longest.push({ text: text.slice(0, 20), took: performance.now() - started });
    }
    expect(longest.filter(({ took }) => took > 2000)).toEqual([]);
  });
});

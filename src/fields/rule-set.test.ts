import { expect, test } from 'vitest';
import { isRequired, readRules, type RuleSet } from './rule-set.ts';

const rule = (name: string, params: readonly unknown[] = [], named: object = {}) => ({ name, params, named });
const day = new Date('2026-11-20');

test.each<[RuleSet, unknown[]]>([
  ['', []],
  [' | ', []],
  ['required', [rule('required')]],
  [' required | max : 5 ', [rule('required'), rule('max', [' 5 '])]],
  ['between:1,10|regex:^a:b$', [rule('between', ['1', '10']), rule('regex', ['^a:b$'])]],
  ['min:1|max:3|min:2', [rule('min', ['2']), rule('max', ['3'])]],
  [{ required: true, email: false }, [rule('required')]],
  [{ max: 5, is: null }, [rule('max', [5]), rule('is', [null])]],
  [{ regex: /^a$/, after: day }, [rule('regex', [/^a$/]), rule('after', [day])]],
  [{ between: [1, 10] }, [rule('between', [1, 10])]],
  [{ length: { length: 3, max: 5 } }, [rule('length', [], { length: 3, max: 5 })]],
])('[F2] %j is read as its rules', (rules, read) => {
  expect(readRules(rules)).toEqual(read);
});

test('[F4.a] a field is marked as required by the rule of that name alone', () => {
  expect(
    [
      '',
      'email',
      'required',
      'max:5|required',
      { required: true },
      { required: false },
      'required_if:a,b',
    ].map((rules) => isRequired(rules)),
  ).toEqual([false, false, true, true, true, false, false]);
});

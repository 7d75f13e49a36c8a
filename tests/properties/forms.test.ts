import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftOf } from '../../src/fields/draft.ts';
import { firstBroken } from '../../src/fields/rules-to-schema.ts';
import { msg } from '@lingui/core/macro';
import { holds, patience } from './holds.ts';
import { anyText } from './samples.ts';

describe('forms', { timeout: patience }, () => {
  const fields = {
    email: { type: 'email', label: msg`E-mail` },
    password: { type: 'password', label: msg`Password` },
    iban: { type: 'text', label: msg`IBAN`, secret: true },
  } as const;
  const values = fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(fields)), anyText), anyText, {
    noNullPrototype: true,
  });

  test('[F5] a draft holds what was changed in fields of the form that are no secrets, and nothing else', () =>
    holds(
      fc.property(values, values, (typed, saved) => {
        const draft = draftOf(fields, typed, saved);
        const isKept = Object.hasOwn(typed, 'email') && typed['email'] !== saved['email'];
        expect(draft).toEqual(isKept ? { email: typed['email'] } : {});
      }),
    ));

  const rule = fc.constantFrom(
    'alpha',
    'alpha_dash',
    'alpha_num',
    'credit_card',
    'decimal',
    'email',
    'integer',
    'ip',
    'numeric',
    'url',
    'min:3',
    'max:5',
    'digits:4',
    'date_format:yyyy-MM-dd',
    'included:a,b',
    'between:1,9',
    'confirmed:other',
  );

  test('[F2] a value that is empty keeps every rule but the required ones', () =>
    holds(
      fc.property(rule, fc.constantFrom('', null, undefined, []), (name, empty) => {
        expect(firstBroken(empty, name, {})).toBe(null);
        expect(firstBroken(empty, `required|${name}`, {})).toEqual({
          rule: 'required',
          params: [],
          target: null,
        });
      }),
    ));

  test('[F2] every rule says yes or no of any text, and never throws', () =>
    holds(
      fc.property(rule, anyText, fc.dictionary(anyText, anyText), (name, text, others) => {
        const broken = firstBroken(text, name, others);
        expect(broken === null || (!(broken instanceof Promise) && name.startsWith(broken.rule))).toBe(true);
      }),
    ));

  test('[F2] what is included is not excluded', () =>
    holds(
      fc.property(anyText, fc.array(anyText, { minLength: 1 }), (text, listed) => {
        fc.pre(text !== '');
        const isIncluded = firstBroken(text, { included: listed }, {}) === null;
        expect(firstBroken(text, { excluded: listed }, {}) === null).toBe(!isIncluded);
        expect(isIncluded).toBe(listed.includes(text));
      }),
    ));

  test('[F2] a length is right when it is neither too short nor too long', () =>
    holds(
      fc.property(anyText, fc.nat({ max: 45 }), (text, length) => {
        fc.pre(text !== '');
        const isRight = firstBroken(text, { length }, {}) === null;
        expect(firstBroken(text, { min: length, max: length }, {}) === null).toBe(isRight);
      }),
    ));
});

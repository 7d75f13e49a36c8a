import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { readProjectFile } from '../../tests/support/source-files.ts';
import { productMessages, ruleMessages, type RuleName } from './rule-messages.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const texts: Record<RuleName, [message: string, ...params: string[]]> = {
  after: ['The Name must be after 5', '5'],
  alpha: ['The Name field may only contain alphabetic characters'],
  alpha_dash: ['The Name field may contain alpha-numeric characters as well as dashes and underscores'],
  alpha_num: ['The Name field may only contain alpha-numeric characters'],
  alpha_spaces: ['The Name field may only contain alphabetic characters as well as spaces'],
  before: ['The Name must be before 5', '5'],
  between: ['The Name field must be between 1 and 5', '1', '5'],
  confirmed: ['The Name confirmation does not match'],
  credit_card: ['The Name field is invalid'],
  date_between: ['The Name must be between 1 and 5', '1', '5'],
  date_format: ['The Name must be in the format dd', 'dd'],
  decimal: ['The Name field must be numeric and may contain 2 decimal points', '2'],
  digits: ['The Name field must be numeric and contains exactly 4 digits', '4'],
  dimensions: ['The Name field must be 300 pixels by 250 pixels', '300', '250'],
  email: ['The Name field must be a valid email'],
  excluded: ['The Name field must be a valid value'],
  ext: ['The Name field must be a valid file'],
  image: ['The Name field must be an image'],
  included: ['The Name field must be a valid value'],
  integer: ['The Name field must be an integer'],
  ip: ['The Name field must be a valid ip address'],
  is: ['The Name value is not valid'],
  is_not: ['The Name value is not valid'],
  length: ['The Name length must be 5', '5'],
  max: ['The Name field may not be greater than 5 characters', '5'],
  max_value: ['The Name field must be 5 or less', '5'],
  mimes: ['The Name field must have a valid file type'],
  min: ['The Name field must be at least 5 characters', '5'],
  min_value: ['The Name field must be 5 or more', '5'],
  numeric: ['The Name field may only contain numeric characters'],
  regex: ['The Name field format is invalid'],
  required: ['The Name field is required'],
  required_if: ['The Name field is required when the Kind field has this value', 'Kind'],
  size: ['The Name size must be less than 64 KB', '64'],
  url: ['The Name field is not a valid URL'],
};
// The keys are those of the table.
const names = Object.keys(texts) as RuleName[];
const messageOf = (name: RuleName) => ruleMessages[name]('Name', texts[name].slice(1));

test('[F2.b] each of the 35 rules has its English message', () => {
  expect(Object.keys(ruleMessages).toSorted()).toEqual(names.toSorted());
  const said = names.map((name) => i18n._(messageOf(name)));
  expect(said).toEqual(names.map((name) => texts[name][0]));
});

test('[F2.b] each of them has a German one', () => {
  const german = readProjectFile('locales/screens/de.po');
  const untold = names.filter((name) => {
    const { message = '' } = messageOf(name);
    const [, after = ''] = german.split(`msgid "${message}"\nmsgstr `);
    return !/^"[^"]+"/.test(after);
  });
  expect(untold).toEqual([]);
});

test("[F2.c] a rule without a message of its own says 'The {field} value is not valid'", () => {
  expect(i18n._(messageOf('is_not'))).toBe('The Name value is not valid');
});

test('[F1.a] the messages of the product are word by word', () => {
  const said = [productMessages.required, productMessages.email, productMessages.confirmed].map((message) =>
    message ? i18n._(message) : '',
  );
  expect(said).toEqual(['Required', 'This is not a valid email', 'Confirmation does not match']);
});

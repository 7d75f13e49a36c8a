import { expect, test } from 'vitest';
import { setupI18n } from '@lingui/core';
import { codeElementIn, type Clause } from '#machines/clauses/clause.ts';
import { clauses } from '#machines/clauses/clauses.ts';
import { codeWords, fileWords } from './code-words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const wordsOf = (was: string, is: string) => i18n._(codeWords({ file: 'src/a.ts', was, is }));

test.each([
  ['const mostSteps = 50', 'const mostSteps = 5', '50 becomes 5'],
  ['<Trans>No data</Trans>', '<Trans>Nothing</Trans>', '“No data” becomes “Nothing”'],
  ['WEIGHTS: msg`They have to add up`', 'WEIGHTS: msg``', '“They have to add up” is missing'],
  ["sameSite: 'none' }", "sameSite: 'lax' }", '“none” becomes “lax”'],
  ['secure: true, sameSite', 'secure: false, sameSite', 'true becomes false'],
  ['length >= least', 'length > least', 'a limit lies elsewhere'],
  ["admin === 'y'", "admin !== 'y'", 'a condition means its opposite'],
  ['if (!archive) throw', 'if (archive) throw', 'a condition means its opposite'],
  ['changeLink(context, body)', 'readLink(context, body)', '“read link” stands for “change link”'],
  [
    'queryClient.query(referenceQueries.start),',
    '',
    '“query client query reference queries start” is left out',
  ],
  ['isAdmin || isSuperAdmin ? null', 'isAdmin ? null', '“is super admin” is left out'],
  ['[10, 20, 30]', '[20, 10, 30]', 'the order is another'],
  ['title: msg`Offer Wall`,', 'title: null,', '“title” is empty'],
  ['first_week_day: day === undefined ? 1 : day,', 'first_week_day: undefined,', '“first week day” is empty'],
  ['return [...found];', 'return [];', '“found” is left out'],
  ['return found.map((one) => one.split);', 'return [];', '“found map one split” is left out'],
  ['if (!isText(token)) throw', 'if (false) throw', 'a condition never holds'],
  ['isElsewhere(location, current', 'true || isElsewhere(location, current', 'a condition always holds'],
  ['code === 0 || code === rate ?', 'code === 0 ?', '“code rate” is left out'],
  ['String(lifetime)', 'String(lifetime * 2)', '“2” is added'],
  ['row.picture && `${path}`', 'text(row)', '“row picture path” becomes “text row”'],
  [
    'check: (value) => isCreditCard(value)',
    "check: (value) => value !== ''",
    '“is credit card value” becomes “value”',
  ],
  ['check: isIncluded }', 'check: () => true }', 'a condition always holds'],
  ['limit: z._default(integer, -1)', 'limit: z._default(integer, 10)', '-1 becomes 10'],
  ['sum % 10 === 0', 'sum % 10 >= 0', 'a comparison is another one'],
  ['`${type} ${token}`', '`${token}`', '“type” is left out'],
  ['return readTag(context, id);', 'return { id };', '“read tag id” becomes “id”'],
  ['onClose', '{}', '“on close” is left out'],
])('[M3] a fault in the code has words: %s -> %s', (was, is, words) => {
  expect(wordsOf(was, is)).toBe(words);
});

test('[M3] no fault that a clause names is said to do something else, without what', () => {
  const all = Object.values<Clause>(clauses).flatMap(([, ...elements]) =>
    elements.flatMap((element) => codeElementIn(element) ?? []),
  );
  const vague = all.filter((code) => i18n._(codeWords(code)) === 'it does something else');
  expect(vague).toEqual([]);
  expect(
    [...new Set(all.map(({ file }) => fileWords(file)))].filter((name) => !/^[a-z0-9 ]+$/.test(name)),
  ).toEqual([]);
});

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
  ['queryClient.query(referenceQueries.start),', '', 'what it does is left out'],
  ['isAdmin || isSuperAdmin ? null', 'isAdmin ? null', 'a part of it is left out'],
  ['[10, 20, 30]', '[20, 10, 30]', 'the order is another'],
  ['title: msg`Offer Wall`,', 'title: null,', '“title” is empty'],
  ['first_week_day: day === undefined ? 1 : day,', 'first_week_day: undefined,', '“first week day” is empty'],
  ['return [...found];', 'return [];', 'a part of it is left out'],
  ['return found.map((one) => one.split);', 'return [];', 'what it does is left out'],
  ['if (!isText(token)) throw', 'if (false) throw', 'a condition never holds'],
  ['isElsewhere(location, current', 'true || isElsewhere(location, current', 'a condition always holds'],
  ['code === 0 || code === rate ?', 'code === 0 ?', 'a part of it is left out'],
  ['String(lifetime)', 'String(lifetime * 2)', 'something is added to it'],
  ['row.picture && `${path}`', 'text(row)', 'it does something else'],
])('[M3] a fault in the code has words: %s -> %s', (was, is, words) => {
  expect(wordsOf(was, is)).toBe(words);
});

test('[M3] most faults that clauses name are said more exactly than that something else is done', () => {
  const all = Object.values<Clause>(clauses).flatMap(([, ...elements]) =>
    elements.flatMap((element) => codeElementIn(element) ?? []),
  );
  const vague = all.filter((code) => i18n._(codeWords(code)) === 'it does something else');
  expect(vague.length / all.length).toBeLessThan(1 / 6);
  expect(
    [...new Set(all.map(({ file }) => fileWords(file)))].filter((name) => !/^[a-z0-9 ]+$/.test(name)),
  ).toEqual([]);
});

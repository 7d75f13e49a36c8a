import type { CodeElement } from '#machines/clauses/clause.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const token = /[A-Za-z_$][\w$]*|\d[\d_.]*|'[^']*'|"[^"]*"|=>|[=!]==|&&|\|\||\S/g;
const tokensOf = (code: string): readonly string[] => code.match(token) ?? [];

/** 'read link' of readLink. */
export const spelt = (name: string) =>
  name
    .replaceAll(/[_-]+|(?<=[a-z])(?=[A-Z])/g, ' ')
    .trim()
    .toLowerCase();

// What says nothing of its own: of the language, and what functions hand on.
const grammar = new Set(
  'return const void undefined null await async new as typeof readonly sql z i18n context db tx params meta spec'.split(
    ' ',
  ),
);
const mostWords = 6;

const unquoted = (text: string) => text.replaceAll(/^['"]|['"]$/g, '');

/** The names, numbers and texts in some code, each once, in words; a sign where there is nothing else. */
function wordsOf(tokens: readonly string[]): string {
  const named = tokens
    .filter((one) => /\w/.test(one) && !grammar.has(one))
    .map((one) => spelt(unquoted(one)));
  const words = [...new Set(named)];
  if (words.length === 0) return tokens.length === 1 ? tokens.map(unquoted).join('') : '';
  return words.length > mostWords ? `${words.slice(0, mostWords).join(' ')} …` : words.join(' ');
}

/** The longer of two that is left when the shorter is taken out of it in its order; null where that cannot be. */
function beyond(few: readonly string[], many: readonly string[]): readonly string[] | null {
  let next = 0;
  const left = many.filter((one) => {
    const isNext = one === few[next];
    if (isNext) next += 1;
    return !isNext;
  });
  return next === few.length ? left : null;
}

/** What lies between the first and the last difference. */
function between(before: readonly string[], after: readonly string[]) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return {
    was: before.slice(start, before.length - end),
    is: after.slice(start, after.length - end),
    name: spelt(before[start - 2] ?? ''),
    isNamed: /^[:=]$/.test(before[start - 1] ?? ''),
  };
}
type Part = ReturnType<typeof between>;

const nothing = new Set([
  'null',
  'undefined',
  'none',
  'false',
  "''",
  '""',
  '{""}',
  '``',
  '[]',
  '()=>undefined',
]);
const always = new Set(['true', '()=>true']);

/** Where what stands there now says all. */
function constantWords(
  { was: [first], is, name, isNamed }: Part,
  isCondition: boolean,
): MessageDescriptor | null {
  const code = is.join('');
  if (isCondition && code === 'false') return msg`a condition never holds`;
  if (code === 'true||' || (always.has(code) && first !== 'false')) return msg`a condition always holds`;
  return nothing.has(code) && isNamed ? msg`“${name}” is empty` : null;
}

function changeWords(removed: string, added: string): MessageDescriptor | null {
  if (removed === '' && added === '') return null;
  if (added === '') return msg`“${removed}” is left out`;
  return removed === '' ? msg`“${added}” is added` : msg`“${removed}” becomes “${added}”`;
}

/** Of code in which more than one name, number or text differs: which part of it became what; null: all of it. */
export function partWords({ was, is }: Pick<CodeElement, 'was' | 'is'>): MessageDescriptor | null {
  const [before, after] = [tokensOf(was), tokensOf(is)];
  if (before.toSorted().join(' ') === after.toSorted().join(' ')) return msg`the order is another`;
  const part = between(before, after);
  const constant = constantWords(part, before[0] === 'if');
  if (constant) return constant;
  if (nothing.has(part.is.join(''))) return changeWords(wordsOf(part.was), '');
  const [left, more] = [beyond(part.is, part.was), beyond(part.was, part.is)];
  if (left) return changeWords(wordsOf(left), '') ?? msg`a part of it is left out`;
  if (more) return changeWords('', wordsOf(more)) ?? msg`something is added to it`;
  return changeWords(wordsOf(part.was), wordsOf(part.is));
}

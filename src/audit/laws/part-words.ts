import type { CodeElement } from '#machines/clauses/clause.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const token = /[A-Za-z_$][\w$]*|\d[\d_.]*|'[^']*'|"[^"]*"|`[^`]*`|=>|[=!]==|&&|\|\||\S/g;
const tokensOf = (code: string): readonly string[] => code.match(token) ?? [];

/** 'read link' of readLink. */
export const spelt = (name: string) => name.replaceAll(/[_-]|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

const isWithin = (few: readonly string[], many: readonly string[]) => {
  let next = 0;
  for (const one of many) if (one === few[next]) next += 1;
  return next === few.length;
};

/** What lies between the first and the last difference. */
function between(before: readonly string[], after: readonly string[]) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return {
    was: before.slice(start, before.length - end),
    is: after.slice(start, after.length - end).join(''),
    name: spelt(before[start - 2] ?? ''),
    sign: before[start - 1] ?? '',
  };
}

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

/** Of code in which more than one name, number or text differs: which part of it became what; null: all of it. */
export function partWords({ was, is }: Pick<CodeElement, 'was' | 'is'>): MessageDescriptor | null {
  const [before, after] = [tokensOf(was), tokensOf(is)];
  if (before.toSorted().join(' ') === after.toSorted().join(' ')) return msg`the order is another`;
  const part = between(before, after);
  if (before[0] === 'if' && part.is === 'false') return msg`a condition never holds`;
  if (part.is === 'true||') return msg`a condition always holds`;
  const { name } = part;
  if (nothing.has(part.is) && /^[:=]$/.test(part.sign)) return msg`“${name}” is empty`;
  if (nothing.has(part.is)) return msg`what it does is left out`;
  if (isWithin(after, before)) return msg`a part of it is left out`;
  return isWithin(before, after) ? msg`something is added to it` : null;
}

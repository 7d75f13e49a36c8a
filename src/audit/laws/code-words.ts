import type { CodeElement } from '#machines/clauses/clause.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { partWords, spelt } from './part-words.ts';

const messages = [
  /<Trans>([\s\S]*?)<\/Trans>/g,
  /\bmsg`([^`]*)`/g,
  /\bt`([^`]*)`/g,
  /'([^']*)'/g,
  /"([^"]*)"/g,
];
const numbers = /(?<![\w.]|[\w)\]] ?)-?(?<![\w.])\d[\d_]*(?:\.\d+)?(?![\w.])/g;

const foundBy = (pattern: RegExp, code: string) =>
  [...code.matchAll(pattern)].map(([whole, part]) => part ?? whole);

/** The parts of two codes that stand for each other, where all but one are the same; null where more differ. */
function onlyOther(pattern: RegExp, { was, is }: Pick<CodeElement, 'was' | 'is'>): [string, string] | null {
  const [before, after] = [foundBy(pattern, was), foundBy(pattern, is)];
  const isAlike = was.replace(pattern, '#') === is.replace(pattern, '#') && before.length === after.length;
  const others = before.flatMap((one, nth) => (one === after[nth] ? [] : [[one, after[nth] ?? ''] as const]));
  const [other] = others;
  return isAlike && other && others.length === 1 ? [...other] : null;
}

/** Letters from a source, in which blanks are as they happen to stand. */
const plain = (code: string) =>
  code
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

function textWords(code: CodeElement): MessageDescriptor | null {
  for (const pattern of messages) {
    const other = onlyOther(pattern, code);
    if (!other) continue;
    const [before, after] = [plain(other[0]), plain(other[1])];
    if (before === '') return msg`“${after}” stands where nothing did`;
    return after === '' ? msg`“${before}” is missing` : msg`“${before}” becomes “${after}”`;
  }
  return null;
}

const limits = /[<>]=?/g;
const equalities = /[=!]==/g;
const comparisons = /[=!]==?|[<>]=?/g;
const answers = /\b(?:true|false)\b/g;
const names = /[A-Za-z_$][\w$]*/g;

const isNegated = ({ was, is }: CodeElement) => was.replace('!', '') === is || was === is.replace('!', '');

/** What differs in one place. */
function placeWords(code: CodeElement): MessageDescriptor | null {
  const other = onlyOther(numbers, code) ?? onlyOther(answers, code);
  if (other) {
    const [before, after] = other;
    return msg`${before} becomes ${after}`;
  }
  if (onlyOther(limits, code)) return msg`a limit lies elsewhere`;
  if (onlyOther(equalities, code) || isNegated(code)) return msg`a condition means its opposite`;
  return onlyOther(comparisons, code) ? msg`a comparison is another one` : null;
}

function nameWords(code: CodeElement): MessageDescriptor | null {
  const other = onlyOther(names, code);
  if (!other) return null;
  const before = spelt(other[0]);
  const after = spelt(other[1]);
  return msg`“${after}” stands for “${before}”`;
}

/** What was broken in the code, in words. */
export function codeWords(code: CodeElement): MessageDescriptor {
  const words = placeWords(code) ?? textWords(code) ?? nameWords(code);
  if (words) return words;
  return partWords(code) ?? msg`it does something else`;
}

/** 'failed state' of src/ui/feedback/failed-state.tsx. */
export const fileWords = (file: string): string =>
  (file.split('/').at(-1) ?? file).replace(/\.(?:[a-z]+\.)?[a-z]+$/, '').replaceAll('-', ' ');

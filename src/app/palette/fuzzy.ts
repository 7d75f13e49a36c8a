/** `score`: higher is better; `marks`: indices of the letters that match, ascending. */
export type Match = { score: number; marks: readonly number[] };

const ascii = /^[\0-\x7F]*$/;

// One letter for one, so that indices stay valid.
const foldLetter = (letter: string) => letter.normalize('NFD').charAt(0).toLowerCase().charAt(0);

export const fold = (text: string): string =>
  ascii.test(text)
    ? text.toLowerCase()
    : Array.from({ length: text.length }, (_, place) => foldLetter(text.charAt(place))).join('');

const isLetter = (letter: string) => /[\p{L}\p{N}]/u.test(letter);
const startsWord = (text: string, place: number) => place === 0 || !isLetter(text.charAt(place - 1));
const run = (start: number, length: number) => Array.from({ length }, (_, index) => start + index);

// At the beginning of the text, else of a word, else, from two letters on, anywhere.
function whole(word: string, text: string): Match | null {
  let found = text.indexOf(word);
  if (found < 0) return null;
  const first = found;
  while (found >= 0 && !startsWord(text, found)) found = text.indexOf(word, found + 1);
  if (found === 0) return { score: 100, marks: run(0, word.length) };
  if (found > 0) return { score: 80, marks: run(found, word.length) };
  return word.length > 1 ? { score: 60, marks: run(first, word.length) } : null;
}

// The letters in order with others between them: the closer, the better.
function scattered(word: string, text: string): Match | null {
  const marks: number[] = [];
  let place = text.indexOf(word.charAt(0));
  while (place >= 0 && !startsWord(text, place)) place = text.indexOf(word.charAt(0), place + 1);
  if (place < 0) return null;
  for (const letter of word) {
    place = text.indexOf(letter, marks.length === 0 ? place : (marks.at(-1) ?? 0) + 1);
    if (place < 0) return null;
    marks.push(place);
  }
  const spread = (marks.at(-1) ?? 0) - (marks[0] ?? 0) + 1;
  return { score: Math.round((40 * word.length) / spread), marks };
}

// Every word has to match, whole or letter by letter from the start of a word; no words match everything.
export function matchWords(words: readonly string[], text: string): Match | null {
  const marks = new Set<number>();
  let score = 0;
  for (const word of words) {
    const match = whole(word, text) ?? (word.length > 1 ? scattered(word, text) : null);
    if (!match) return null;
    score += match.score;
    for (const mark of match.marks) marks.add(mark);
  }
  return { score: score / Math.max(words.length, 1), marks: [...marks].toSorted((a, b) => a - b) };
}

export const wordsOf = (typed: string): string[] => fold(typed).split(/\s+/).filter(Boolean);

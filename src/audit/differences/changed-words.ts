import { diffWordsWithSpace } from 'diff';

/** A piece of two texts side by side: of both, or of one alone. */
export type Piece = { text: string; of: 'both' | 'before' | 'after' };

const sideOf = ({ added, removed }: { added: boolean; removed: boolean }): Piece['of'] => {
  if (added) return 'after';
  return removed ? 'before' : 'both';
};

/** What two texts have in common and what not, word by word; nothing where one of them is not there. */
export const piecesOf = (before: string | null, after: string | null): Piece[] =>
  before === null || after === null
    ? []
    : diffWordsWithSpace(before, after).map(({ value, ...one }) => ({ text: value, of: sideOf(one) }));

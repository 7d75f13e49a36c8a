import { describe, expect, test } from 'vitest';
import { fold, matchWords, wordsOf } from './fuzzy.ts';

/** The label with the matching letters in brackets, or null. */
function shown(typed: string, label: string) {
  const match = matchWords(wordsOf(typed), fold(label));
  if (!match) return null;
  return label.replace(/./gs, (letter, place: number) =>
    match.marks.includes(place) ? `[${letter}]` : letter,
  );
}

describe('finding by name', () => {
  test.each([
    ['lum', 'Lumen VPN', '[L][u][m]en VPN'],
    ['vpn', 'Lumen VPN', 'Lumen [V][P][N]'],
    ['umen', 'Lumen VPN', 'L[u][m][e][n] VPN'],
    ['lvpn', 'Lumen VPN', '[L]umen [V][P][N]'],
    ['vpn lum', 'Lumen VPN', '[L][u][m]en [V][P][N]'],
    ['oko', 'Stromwechsel – Ökostrom', 'Stromwechsel – [Ö][k][o]strom'],
    ['ÖKO', 'Stromwechsel – Ökostrom', 'Stromwechsel – [Ö][k][o]strom'],
    ['an', 'Banana ant', 'Banana [a][n]t'],
    ['', 'Lumen VPN', 'Lumen VPN'],
    ['mv', 'Lumen VPN', null],
    ['x', 'Lumen VPN', null],
    ['lumen gold', 'Lumen VPN', null],
  ])('[A5] %j in %j marks %j', (typed, label, marked) => {
    expect(shown(typed, label)).toBe(marked);
  });

  test('[A5] prefers the beginning, then a word, then a part, then scattered letters', () => {
    const labels = ['A cold line', 'Unable', 'Fast able', 'Able'];
    const scored = labels.map((label) => [label, matchWords(wordsOf('able'), fold(label))?.score ?? null]);
    expect(scored).toEqual([
      ['A cold line', null],
      ['Unable', 60],
      ['Fast able', 80],
      ['Able', 100],
    ]);
    expect(matchWords(['acl'], fold('A cold line'))?.score).toBe(24);
  });

  test('[A5] keeps every letter in its place, whatever its accent or case', () => {
    for (const text of ['Straße', 'İstanbul', 'Ǆ', 'ﬁ', 'Œuvre', 'ὈΔΥΣΣΕΎΣ', '🚀 Start']) {
      expect(fold(text)).toHaveLength(text.length);
    }
  });
});

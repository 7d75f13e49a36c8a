import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { PageWords } from './read-page.ts';

type Card = Omit<PageWords, 'image'> & { host: string };

// At most `most` lines; the rest becomes an ellipsis.
function linesOf(text: string, { length, most }: { length: number; most: number }) {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < length) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word.length > length ? `${word.slice(0, length - 1)}…` : word);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''} …`];
}

const text = (at: { y: number; size: number; fill: string; weight: number }, line: string) =>
  html`<text x="48" y="${at.y}" font-size="${at.size}" font-weight="${at.weight}" fill="${at.fill}"
    >${line}</text
  >`;

// 640 by 400: host, title and description of a page without a picture.
export function drawCard({ host, title, description }: Card) {
  const titles = linesOf(title || host, { length: 28, most: 3 });
  const words = linesOf(description, { length: 52, most: 4 });
  const from = 150 + titles.length * 46;
  const drawn = html`<svg
    xmlns="http://www.w3.org/2000/svg"
    width="640"
    height="400"
    viewBox="0 0 640 400"
    font-family="system-ui, sans-serif"
  >
    <rect width="640" height="400" fill="#f4f6f8" />
    <rect width="640" height="72" fill="#1d3a5f" />
    ${text({ y: 45, size: 22, fill: '#ffffff', weight: 600 }, host)}
    ${titles.map((line, index) => text({ y: 140 + index * 46, size: 36, fill: '#17212b', weight: 700 }, line))}
    ${words.map((line, index) => text({ y: from + index * 30, size: 20, fill: '#4a5866', weight: 400 }, line))}
  </svg>` as HtmlEscapedString; // Nothing in it has to be waited for.
  return drawn.valueOf();
}

import type { Page } from '@playwright/test';

/** `frame` stands before `main`, `first` are the first twenty items in it. */
export type Reading = Record<'frame' | 'landmarks' | 'headings' | 'first', readonly string[]>;

type Item = { role: string; name: string; spoken: string };

const landmarks = new Set('banner navigation main region complementary contentinfo search form'.split(' '));
// Their content is spoken.
const containers = new Set(['row', 'rowgroup', 'cell', 'table', 'list', 'listitem', 'article', 'document']);
const line = /^([a-z]+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]+\])*)(?::(?: (.*))?)?$/;

const heading = /^heading (.*) \[level=(\d)\]$/;

const withoutQuotes = (text: string) =>
  /^'.*'$/.test(text) ? text.slice(1, -1).replaceAll("''", "'") : text.replace(/^"(.*)"$/, '$1');
// Figures are those of the demo's days.
const masked = (text: string) => text.replace(/\d[\d,.:/]*/g, '#').trim();

// Role, name, state and value of a line of the tree.
const partsOf = (raw: string): string[] =>
  (line.exec(withoutQuotes(raw.trim().replace(/^- /, '')).replace(/^'(.*)'(:.*)$/, '$1$2')) ?? [])
    .slice(1)
    .map((part: string | undefined) => part?.trim() ?? '');

function itemOf(raw: string): Item | null {
  const [role = '', name = '', state = '', value = ''] = partsOf(raw);
  const isSpoken = name !== '' || value !== '' || landmarks.has(role);
  if (!isSpoken || containers.has(role)) return null;
  const text = withoutQuotes(value);
  const parts = [role === 'text' ? '' : role, masked(name), state, text === name ? '' : masked(text)];
  return { role, name: name || text, spoken: parts.filter(Boolean).join(' ') };
}

/** What a screen reader reads of a page, from its top, as the browser's accessibility tree has it; figures are #. */
export async function readingOf(page: Page): Promise<Reading> {
  const items = (await page.locator('body').ariaSnapshot()).split('\n').flatMap((raw) => itemOf(raw) ?? []);
  // A label is read with its control; the toasts come and go.
  const read = items.filter(
    ({ role, name, spoken }, nth) =>
      spoken !== 'region Notifications' && (role !== 'text' || name !== items[nth - 1]?.name),
  );
  const from = read.findIndex(({ role }) => role === 'main');
  return {
    frame: read.slice(0, from).map(({ spoken }) => spoken),
    landmarks: read.filter(({ role }) => landmarks.has(role)).map(({ spoken }) => spoken),
    headings: read.flatMap(({ spoken }) => spoken.replace(heading, '$2 $1').match(/^\d .*/) ?? []),
    first: read.slice(from + 1, from + 21).map(({ spoken }) => spoken),
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { locales } from '#contract/locales.ts';
import { speakPseudo } from './pseudo-locale.ts';

// The same in every language; includes the title before the network's name is loaded.
const alike = [...Object.values(locales), ...'CPA CPC CPI CPL CPM CPS https'.split(' '), 'Publisher portal'];

// Visible and announced texts, without code, typed texts and earlier announcements. Runs in the page.
function textsNow(): string[] {
  const typed = 'textarea, [aria-hidden=true]:has(+ textarea)';
  // What is pointed at keeps its tooltip, whose text was read as it opened, from the attribute.
  const foreign = `${typed}, [data-scope=tooltip], code, kbd, samp, [translate=no], [data-scope=toast], #arrived, #announcer, script, style, template`;
  const attributes = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'title',
    'data-tip',
    'placeholder',
    'alt',
  ];
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement?.checkVisibility() && !parentElement.closest(foreign)) texts.push(textContent ?? '');
  }
  for (const element of document.querySelectorAll('body *')) {
    if (!element.checkVisibility() || element.closest(foreign)) continue;
    texts.push(...attributes.map((name) => element.getAttribute(name) ?? ''));
  }
  return texts;
}

// Strings and keys of an answer, and neighbours of a record: first and last name.
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const record = Object.values(value).filter((part) => typeof part === 'string');
  return [record.join(' '), ...Object.entries(value).flatMap(([name, part]) => [name, ...stringsIn(part)])];
}

// Unread answers never end.
const longestMs = 1000;

/** Collects texts of the network, which are in no catalogue. */
export function watchData(page: Page): () => Promise<string[]> {
  const texts: string[] = [];
  const reading: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.includes('json')) return;
    const keep = (body: unknown) => texts.push(...stringsIn(body));
    reading.push(response.json().then(keep, () => undefined));
  });
  return async () => {
    await Promise.race([Promise.all(reading), wait(longestMs)]);
    return texts;
  };
}

// Adjacent words without an accent.
const plainWords = /[a-z]{2,}(?:[ '’.&/:-]+[a-z]{2,})*/gi;

/** Fails for each text that is neither in the catalogues nor of the network. */
export async function expectTranslated(
  page: Page,
  data: () => Promise<string[]>,
  timeout?: number,
): Promise<void> {
  await speakPseudo(page);
  const dates = new Intl.DateTimeFormat('en', { month: 'long', weekday: 'long' });
  const days = Array.from({ length: 366 }, (_, day) => dates.format(new Date(2026, 0, day + 1)));
  const allowed = `\n${[...(await data()), ...days, ...alike].join('\n')}\n`.toLowerCase();
  const isAllowed = (words: string) => allowed.includes(words.toLowerCase());
  const isStrange = (text: string) => [...text.matchAll(plainWords)].some(([words]) => !isAllowed(words));
  // A slow machine re-renders late.
  await expect
    .poll(async () => [...new Set((await page.evaluate(textsNow)).filter(isStrange))], { timeout })
    .toEqual([]);
}

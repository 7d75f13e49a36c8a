import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { locales } from '#contract/locales.ts';
import { speakPseudo } from './pseudo-locale.ts';

/** What is written alike in every language; the page's title until the network's name is known. */
const alike = [...Object.values(locales), ...'CPA CPC CPI CPL CPM CPS https'.split(' '), 'Publisher portal'];

/** All texts that a visitor can see or hear, without code, typed ones and what was shown before: toasts, screens arrived at, things said. In the page. */
function textsNow(): string[] {
  const typed = 'textarea, [aria-hidden=true]:has(+ textarea)';
  const foreign = `${typed}, code, kbd, samp, [translate=no], [data-scope=toast], #arrived, #announcer, script, style, template`;
  const attributes = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'title',
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

/** Every string of an answer, every name in it, and what stands together in one record: first and last name. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const record = Object.values(value).filter((part) => typeof part === 'string');
  return [record.join(' '), ...Object.entries(value).flatMap(([name, part]) => [name, ...stringsIn(part)])];
}

// What the portal asked for and does not read never ends.
const longestMs = 1000;

/** Collects what the network tells a page: such texts come from no catalogue. */
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

/** Words without any accent, as they stand beside each other. */
const plainWords = /[a-z]{2,}(?:[ '’.&/:-]+[a-z]{2,})*/gi;

/** Fails with each text on the page that neither the catalogues nor the network's answers have. */
export async function expectTranslated(
  page: Page,
  data: () => Promise<string[]>,
  timeout?: number,
): Promise<void> {
  await speakPseudo(page);
  const dates = new Intl.DateTimeFormat('en', { month: 'long', weekday: 'long' });
  const days = Array.from({ length: 366 }, (_, day) => dates.format(new Date(2026, 0, day + 1)));
  const known = `\n${[...(await data()), ...days, ...alike].join('\n')}\n`.toLowerCase();
  const isKnown = (words: string) => known.includes(words.toLowerCase());
  const isStrange = (text: string) => [...text.matchAll(plainWords)].some(([words]) => !isKnown(words));
  // A slow machine takes its time to write every text anew.
  await expect
    .poll(async () => [...new Set((await page.evaluate(textsNow)).filter(isStrange))], { timeout })
    .toEqual([]);
}

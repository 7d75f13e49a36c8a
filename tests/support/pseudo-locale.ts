import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import * as z from 'zod/mini';
import { root } from './project.ts';

// By id, as lingui compiles them.
type Texts = Record<string, unknown>;

const compiled = z.object({ messages: z.record(z.string(), z.unknown()) });
const catalogues = fs
  .readdirSync(path.join(root, 'locales'), { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'en.po');

// Accents on every letter, and a third longer, as German texts are.
async function accented(file: string): Promise<Texts> {
  const entries = await formatter().parse(fs.readFileSync(path.join(root, 'locales', file), 'utf8'), {
    locale: 'en',
    sourceLocale: 'en',
    filename: file,
  });
  const texts = Object.entries(entries).map(([id, { translation = '' }]): [string, string] => [
    id,
    translation,
  ]);
  const options = { namespace: 'json', pseudoLocale: 'en' };
  const { source } = createCompiledCatalog('en', Object.fromEntries(texts), options);
  const longer = source.replaceAll(/[àēĩōũ]/g, '$&$&');
  return compiled.parse(JSON.parse(longer)).messages;
}

async function allAccented(): Promise<Texts> {
  const files = await Promise.all(catalogues.map(accented));
  return Object.fromEntries(files.flatMap((texts) => Object.entries(texts)));
}

const pseudoTexts = allAccented();

type Speaker = { load: (locale: string, texts: Texts) => void; locale: string };

/** Replaces the page's English with accented texts: a text without accents is not in the catalogues. */
export async function speakPseudo(page: Page): Promise<void> {
  const texts = await pseudoTexts;
  await page.evaluate(async (messages) => {
    const scripts = [...document.querySelectorAll('script[type=module][src]')];
    const preloads = [...document.querySelectorAll('link[rel=modulepreload]')];
    const addresses = [...scripts, ...preloads].map(
      (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
    );
    const isSpeaker = (value: unknown): value is Speaker =>
      typeof value === 'object' && value !== null && 'loadAndActivate' in value;
    for (const address of addresses) {
      const module = (await import(address)) as Record<string, unknown>; // The very one that runs.
      const speaker = Object.values(module).find(isSpeaker);
      if (speaker) {
        speaker.load(speaker.locale, messages);
        return;
      }
    }
    throw new Error('None of the scripts on the page exports the singleton of lingui');
  }, texts);
}

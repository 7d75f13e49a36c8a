import type { LocaleName } from '#contract/locales.ts';
import { sentences as german } from '#contract/sentences/de.ts';
import { sentences as english } from '#contract/sentences/en.ts';

const sentences: Record<LocaleName, Readonly<Record<string, string>>> = { en: english, de: german };

/** What a call does. */
export const sentenceOf = (locale: LocaleName, name: string): string => sentences[locale][name] ?? '';

import type { LocaleName } from '#contract/locales.ts';

/** How texts of the network write dates and figures in each language. */
export const regional: Record<LocaleName, string> = { en: 'en-GB', de: 'de-DE' };

import type { LocaleName } from '#contract/locales.ts';
import { useLingui } from '@lingui/react';

/** A sentence of the charts, the requirements or a drawing in the language of the reader. */
export type Say = (english: string) => string;
/** The sentences of one language by their English ones: the charts themselves import no catalogue. */
export type ChartTexts = Readonly<Record<string, string>>;

const files = import.meta.glob<ChartTexts>('../../../locales/charts/*.json', { import: 'default' });
const loaded = new Map<string, ChartTexts>();

/** English stands in the charts. */
export async function loadChartTexts(locale: LocaleName): Promise<void> {
  const texts = await files[`../../../locales/charts/${locale}.json`]?.();
  if (texts) loaded.set(locale, texts);
}

export function useSay(): Say {
  const { i18n } = useLingui();
  const texts = loaded.get(i18n.locale);
  return (english) => texts?.[english] ?? english;
}

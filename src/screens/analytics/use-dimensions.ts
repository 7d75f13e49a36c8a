import type { Dimension } from '#contract/reports.ts';
import { useFormats, type Formats } from '#i18n/formats.tsx';
import { addDays } from '#contract/days.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

const names: Record<Dimension, MessageDescriptor> = {
  date: msg`Day`,
  week: msg`Week`,
  month: msg`Month`,
  hour: msg`Hour`,
  offer_id: msg`Offer`,
  link_id: msg`Tracking link`,
  country: msg`Country`,
  os: msg`Operating system`,
  device: msg`Device`,
  browser: msg`Browser`,
  carrier: msg`Carrier`,
  sub1: msg`Sub ID 1`,
  sub2: msg`Sub ID 2`,
  sub3: msg`Sub ID 3`,
  sub4: msg`Sub ID 4`,
  sub5: msg`Sub ID 5`,
};

type Key = string | number;

/** How keys read that are no names already. */
const writers: Partial<Record<Dimension, (key: string, formats: Formats) => string>> = {
  date: (key, { day }) => day(key),
  week: (key, { day }) => `${day(key)} – ${day(addDays(key, 6))}`,
  month: (key, { month }) => month(key),
  hour: (key, { day }) => `${day(key)} ${key.slice(11)}`,
};

/** What the language has a name for; an unknown country is named by the network. */
const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && code !== 'ZZ';

/**
 * What figures are split and narrowed down by, in the reader's language. `label` writes a key: days, weeks, months and
 * hours (UTC) by the configured patterns, countries by name; everything else as the network calls it.
 */
export function useDimensions() {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const unset = t`Not set`;
  return useMemo(
    () => ({
      name: (dimension: Dimension): string => i18n._(names[dimension]),
      label: (dimension: Dimension, key: Key, called?: string): string => {
        const text = String(key);
        if (text === '') return unset;
        if (dimension === 'country' && isCountry(text)) return formats.country(text);
        return writers[dimension]?.(text, formats) ?? called ?? text;
      },
    }),
    // Formats and texts change with the language, `i18n` itself never does.
    [i18n, formats, unset],
  );
}

import type { Dimension } from '#contract/reports.ts';
import { deviceName } from '#offers/device-name.ts';
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

const writers: Partial<Record<Dimension, (key: string, formats: Formats) => string>> = {
  date: (key, { day }) => day(key),
  week: (key, { day }) => `${day(key)} – ${day(addDays(key, 6))}`,
  month: (key, { month }) => month(key),
  hour: (key, { day }) => `${day(key)} ${key.slice(11)}`,
};

// Unknown countries keep the network's name.
const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && code !== 'ZZ';

/**
 * Names and keys of dimensions in the reader's language. `label` writes days, weeks, months and hours (UTC) in the
 * configured format, countries and devices by name, anything else as the network does.
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
        if (dimension === 'device') return called ?? deviceName(text, i18n);
        return writers[dimension]?.(text, formats) ?? called ?? text;
      },
    }),
    // `i18n` itself never changes; formats and texts do, with the language.
    [i18n, formats, unset],
  );
}

const subIds: ReadonlySet<Dimension> = new Set(['sub1', 'sub2', 'sub3', 'sub4', 'sub5']);

/** Their names in a sentence; several sub IDs are one. */
export function useListed(
  dimensions: readonly Dimension[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
) {
  const { t, i18n } = useLingui();
  const { name } = useDimensions();
  const areSeveral = dimensions.filter((one) => subIds.has(one)).length > 1;
  const listed = dimensions.map((one) => (areSeveral && subIds.has(one) ? t`Sub ID` : name(one)));
  return new Intl.ListFormat(i18n.locale, { type }).format(new Set(listed));
}

import { useLingui } from '@lingui/react';

export function useFormats() {
  const { locale } = useLingui().i18n;
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const shares = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return {
    /** A point in time, from ISO 8601. */
    moment: (at: string) => moments.format(new Date(at)),
    share: (value: number) => shares.format(value),
  };
}

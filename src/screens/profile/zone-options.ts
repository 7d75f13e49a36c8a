import { nameOfTimezone } from '#contract/time-zones.ts';

// The saved one may be of a newer or older list of zones than that of the browser, which need not have UTC.
export function zoneOptions(saved: string | undefined) {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  if (saved !== undefined) zones.add(saved);
  return [...zones].map((value) => ({ value, label: nameOfTimezone(value) }));
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** The two largest units: '2 hr 5 min', '3 days'. */
export function writeDuration(seconds: number, locale: string): string {
  if (!Number.isFinite(seconds)) return '–';
  const first = units.findIndex(([, size]) => seconds >= size);
  const shown = units.slice(first < 0 ? -1 : first).slice(0, 2);
  const parts = shown.map(([unit, size], nth) => {
    const whole = nth === 0 ? seconds : seconds % (shown[0]?.[1] ?? 1);
    return { unit, count: Math.floor(whole / size) };
  });
  return parts
    .filter(({ count }, nth) => nth === 0 || count > 0)
    .map(({ unit, count }) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count),
    )
    .join(' ');
}

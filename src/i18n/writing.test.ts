import { expect, test } from 'vitest';
import { createFormats } from './formats.tsx';
import { dateStyles, numberLocale, numberStyles, patternsOf } from './writing.ts';

const network = { shortDate: 'dd MMM', date: 'yyyy/MM/dd', time: 'HH:mm', dateTime: 'yyyy/MM/dd HH:mm:ss' };

test('[C1] [A12] dates are written as the network says, or in the chosen way', () => {
  const at = new Date('2026-11-05T16:02:08Z');
  const written = dateStyles.map((style) => {
    const { day, shortDay, dateTime, clock } = createFormats('en', patternsOf(style, network), {
      zone: 'UTC',
    });
    return [style, day('2026-11-05'), shortDay('2026-11-05'), dateTime(at), clock(at)];
  });
  expect(written).toEqual([
    ['network', '2026/11/05', '05 Nov', '2026/11/05 16:02:08', '16:02:08'],
    ['iso', '2026-11-05', '05 Nov', '2026-11-05 16:02:08', '16:02:08'],
    ['dayFirst', '05.11.2026', '05.11.', '05.11.2026 16:02:08', '16:02:08'],
    ['monthFirst', '11/05/2026', 'Nov 5', '11/05/2026 4:02:08 PM', '4:02:08 PM'],
  ]);
});

test('[C1] [A12] numbers are written as in the language, or with the chosen sign before the decimals', () => {
  const written = (['en', 'de'] as const).map((locale) =>
    numberStyles.map((style) =>
      createFormats(locale, network, { figures: numberLocale(locale, style) }).money(90_454.91, 'EUR'),
    ),
  );
  expect(written).toEqual([
    ['€90,454.91', '€90,454.91', '90.454,91\u00a0€'],
    ['90.454,91\u00a0€', '€90,454.91', '90.454,91\u00a0€'],
  ]);
});

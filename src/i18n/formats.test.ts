import { expect, test } from 'vitest';
import { createFormats } from './formats.tsx';

const patterns = { shortDate: 'dd MMM', date: 'yyyy/MM/dd', time: 'HH:mm', dateTime: 'yyyy/MM/dd HH:mm:ss' };
const written = (locale: 'en' | 'de') => {
  const formats = createFormats(locale, patterns);
  return {
    count: formats.count(1_275_936),
    money: formats.money(90_454.91, 'EUR'),
    epc: formats.money(0.0709, 'EUR', 3),
    rate: formats.rate(0.9521),
    share: formats.share(9),
    change: formats.change(-12.44),
    nothing: formats.count(null),
    day: formats.day('2026-11-20'),
    shortDay: formats.shortDay('2026-10-22'),
    clock: formats.clock(new Date(2026, 10, 20, 9, 5, 3)),
    hour: formats.shortDay('2026-10-22T05:00'),
    country: formats.country('DE'),
  };
};

test('[C1] figures and dates in English', () => {
  expect(written('en')).toEqual({
    count: '1,275,936',
    money: '€90,454.91',
    epc: '€0.071',
    rate: '0.95%',
    share: '9%',
    change: '12.4%',
    nothing: '–',
    day: '2026/11/20',
    shortDay: '22 Oct',
    clock: '09:05:03',
    hour: '22 Oct',
    country: 'Germany',
  });
});

test('[C1] figures and dates in German', () => {
  expect(written('de')).toEqual({
    count: '1.275.936',
    money: '90.454,91\u00a0€',
    epc: '0,071\u00a0€',
    rate: '0,95\u00a0%',
    share: '9\u00a0%',
    change: '12,4\u00a0%',
    nothing: '–',
    day: '2026/11/20',
    shortDay: '22 Okt.',
    clock: '09:05:03',
    hour: '22 Okt.',
    country: 'Deutschland',
  });
});

test.each(['en', 'de'] as const)(
  '[C1] [O10] in %s nothing is written without a sign, however it came about',
  (locale) => {
    const formats = createFormats(locale, patterns);
    const all = (value: number) => [
      formats.count(value),
      formats.rate(value),
      formats.share(value),
      formats.change(value),
      formats.money(value, 'EUR'),
      formats.money(value, 'EUR', 3),
    ];
    expect([...all(-0), ...all(-0.0004)]).toEqual([...all(0), ...all(0)]);
    expect(formats.money(-0.005, 'EUR')).toMatch(/^-/);
  },
);

test('[P4] [C1] a value that came as none is a dash, a code that nobody knows stays as it came', () => {
  const formats = createFormats('en', patterns);
  const { count, rate, share, change, money, day, shortDay, dateTime, clock, country } = formats;
  const none = [count, rate, share, change].map((write) => write(Number.NaN));
  const noDays = [day(''), shortDay(''), dateTime(new Date('')), clock(new Date(''))];
  const noMoney = [money(Number.NaN, 'EUR'), money(12.5, '')];
  expect([...none, ...noDays, ...noMoney]).toEqual(Array.from({ length: 10 }, () => '–'));
  expect([money(12.5, 'EURO'), day('soon'), country('brand-new')]).toEqual([
    '12.50 EURO',
    'soon',
    'brand-new',
  ]);
});

import { expect, test } from 'vitest';
import { mainCountries, takenBy } from './main-countries.ts';

const clicksIn = (countries: Record<string, number>) =>
  Object.entries(countries).map(([country, clicks]) => ({ keys: { country }, values: { clicks } }));

test('[O1] the countries of most clicks: three at most, none of less than a tenth', () => {
  expect(mainCountries(clicksIn({ NL: 9, CH: 11, DE: 45, AT: 20, FR: 15 }))).toEqual([
    { code: 'DE', percent: 45 },
    { code: 'AT', percent: 20 },
    { code: 'FR', percent: 15 },
  ]);
  expect(mainCountries(clicksIn({ DE: 96, AT: 4 }))).toEqual([{ code: 'DE', percent: 96 }]);
});

test('[O1] clicks without a country count and are none of them; no clicks, no countries', () => {
  expect(mainCountries(clicksIn({ '': 60, DE: 40 }))).toEqual([{ code: 'DE', percent: 40 }]);
  expect(mainCountries(clicksIn({ DE: 0 }))).toEqual([]);
  expect(mainCountries([])).toEqual([]);
});

test('[O1] an offer takes those of its countries, all where it names none', () => {
  const shares = [
    { code: 'DE', percent: 45 },
    { code: 'AT', percent: 20 },
  ];
  expect(takenBy({ countries: ['AT', 'CH'] }, shares)).toEqual([{ code: 'AT', percent: 20 }]);
  expect(takenBy({ countries: [] }, shares)).toEqual(shares);
});

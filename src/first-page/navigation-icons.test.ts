import { navigationEntries } from '#routes';
import { expect, test } from 'vitest';
import { navigationIcons } from 'virtual:navigation-icons';

test('[A5] [A6] the icons of the navigation are those that rows name', () => {
  expect(Object.keys(navigationIcons)).toEqual([...new Set(navigationEntries.map(({ icon }) => icon))]);
  expect(Object.values(navigationIcons)).not.toContain(undefined);
});

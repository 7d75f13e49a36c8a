import { expect, test } from 'vitest';
import { charts } from '#machines/charts.ts';
import { misnamedEffects } from './unprovided.ts';

test.each(Object.entries(charts).map(([name, { machine }]) => [name, machine] as const))(
  '[M1] each effect of %s fails under its own name while nobody provides it',
  async (_, machine) => {
    expect(await misnamedEffects(machine)).toEqual([]);
  },
);

import { expect, test } from 'vitest';
import { isTaken } from './is-taken.ts';

test('only the unique violation of the database means that another write was faster', () => {
  const coded = (code: unknown) => Object.assign(new Error('duplicate key'), { code });
  expect(
    [coded('23505'), coded('23502'), new Error('23505'), { code: '23505' }, '23505', null].map(isTaken),
  ).toEqual([true, false, false, false, false, false]);
});

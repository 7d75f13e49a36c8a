import { expect, test } from 'vitest';
import { changesBeside } from './changes-beside.ts';

const paused = { field: 'paused', from: 'true', to: 'false' };
const name = { field: 'name', from: 'Old', to: 'New' };

test.each([
  ['offerActions.unpause', [paused], []],
  ['postbacks.setDefault', [{ field: 'is_default', from: 'false', to: 'true' }], []],
  ['offerActions.unpause', [paused, name], [name]],
  ['postbacks.update', [paused, name], [paused, name]],
  ['of.a.newer.network', [paused], [paused]],
])('[P5] beside the title of %s stand only changes that it does not name', (call, changes, beside) => {
  expect(changesBeside(call, changes)).toEqual(beside);
});

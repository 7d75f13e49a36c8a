import { afterEach, expect, test } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import type { BulkCommand } from '#machines/bulk-command/bulk-command.machine.ts';
import { useBulkCommand } from '#portal/bulk-command.ts';
import { mount } from './mount.tsx';
import { closePortals, openPortal, settled } from './open-portal.ts';

afterEach(closePortals);

test('[O5] [O9] commands on many rows that are final are asked about first, and a row that is gone meanwhile is named and not tried again', async () => {
  const opened = await openPortal({ at: '/profile', token: 'a' });
  const removed: number[] = [];
  const remove = (_: BulkCommand, id: number) => {
    removed.push(id);
    const status = { 2: 404, 3: 403 }[id];
    return status === undefined ? Promise.resolve() : Promise.reject(new ApiError({ status }));
  };
  const { view, does, leave } = await mount(opened.portal, () => useBulkCommand(remove));
  const rows = [1, 2, 3].map((id) => ({ id, name: `Link ${id}`, status: 'other' as const }));
  await does(() => view().start('remove', rows));
  expect([view().isAsking, view().isBusy, removed]).toEqual([true, false, []]);
  await does(() => view().abandon());
  expect([view().isAsking, view().command, view().jobs]).toEqual([false, null, []]);
  await does(() => view().start('remove', rows));
  await does(() => view().confirm());
  await does(settled);
  const states = view().jobs.map(({ name, state }) => [name, state]);
  expect([states, removed]).toEqual([
    [
      ['Link 1', 'done'],
      ['Link 2', 'gone'],
      ['Link 3', 'failed'],
    ],
    [1, 2, 3],
  ]);
  expect([...view().settled]).toEqual([1, 2]);
  expect([view().isAsking, view().isOver, view().hasFailed, view().canUndo]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  await leave();
});

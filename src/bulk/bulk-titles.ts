import type { BulkCommand } from '#machines/bulk-command/bulk-command.machine.ts';
import type { Bulk } from '#portal/bulk-command.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

type Titles = {
  busy: (rows: number) => MessageDescriptor;
  over: MessageDescriptor;
};

const titles: Record<BulkCommand, Titles> = {
  pause: {
    busy: (rows) => msg`${plural(rows, { one: 'Pausing # row', other: 'Pausing # rows' })}`,
    over: msg`Paused`,
  },
  unpause: {
    busy: (rows) => msg`${plural(rows, { one: 'Resuming # row', other: 'Resuming # rows' })}`,
    over: msg`Resumed`,
  },
  withdraw: {
    busy: (rows) => msg`${plural(rows, { one: 'Withdrawing # row', other: 'Withdrawing # rows' })}`,
    over: msg`Withdrawn`,
  },
  remove: {
    busy: (rows) => msg`${plural(rows, { one: 'Deleting # row', other: 'Deleting # rows' })}`,
    over: msg`Deleted`,
  },
};

/** What a command on many rows is doing, or whether it was done. */
export function titleOf({ isBusy, jobs }: Bulk, command: BulkCommand): MessageDescriptor {
  const { busy, over } = titles[command];
  if (isBusy) return busy(jobs.length);
  const done = jobs.filter(({ state }) => state === 'done').length;
  if (done === 0) return msg`Nothing was done`;
  return done === jobs.length ? over : msg`Done in part`;
}

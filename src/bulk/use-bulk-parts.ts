import type { BulkCommand, SelectedRow } from '#machines/bulk-command/bulk-command.machine.ts';
import { useBulkCommand, type Bulk } from '#portal/bulk-command.ts';
import { createElement, type ReactNode } from 'react';
import { BulkButtons } from './bulk-buttons.tsx';
import { BulkDialog, type Question } from './bulk-dialog.tsx';
import { CopyAll } from './copy-all.tsx';
import { OfflineHold } from './offline-hold.tsx';

type BulkParts<Row> = {
  carryOut: Parameters<typeof useBulkCommand>[0];
  commands: readonly BulkCommand[];
  selectedOf: (row: Row) => SelectedRow;
  /** The address of a row, where those of many can be copied. */
  addressOf?: (row: Row) => string;
  /** What else can be done with selected rows. */
  also?: (rows: readonly Row[]) => ReactNode;
  /** What is asked before a command that is final. */
  question?: (jobs: Bulk['jobs']) => Question;
};

const noQuestion = () => null;

/**
 * The commands on selected rows of a list (O3, O4, O9). Example: `<ListView bulk={useBulkParts({ carryOut, commands:
 * ['remove'], selectedOf, question })} … />`.
 */
export function useBulkParts<Row>(parts: BulkParts<Row>) {
  const { carryOut, commands, selectedOf, addressOf, also, question } = parts;
  const bulk = useBulkCommand(carryOut);
  return {
    nameOf: (row: Row) => selectedOf(row).name,
    actions: (rows: readonly Row[]) =>
      createElement(
        OfflineHold,
        null,
        addressOf && createElement(CopyAll, { addresses: rows.map(addressOf) }),
        createElement(BulkButtons, { bulk, commands, rows: rows.map(selectedOf) }),
        also?.(rows),
      ),
    isSettled: (row: Row) => bulk.settled.has(selectedOf(row).id),
    progress: (deselect: (isDropped: (row: Row) => boolean) => void) =>
      createElement(BulkDialog, {
        bulk,
        question: question ?? noQuestion,
        onDone: (ids) => deselect((row) => ids === null || ids.has(selectedOf(row).id)),
      }),
  };
}

import type { SelectedRow } from '#machines/bulk-command/bulk-command.machine.ts';
import { useBulkCommand } from '#portal/bulk-command.ts';
import { createElement } from 'react';
import { BulkButtons } from './bulk-buttons.tsx';
import { BulkDialog } from './bulk-dialog.tsx';

/** Pauses and resumes selected rows of a list (O3, O4), e.g. `<ListView bulk={useBulkParts('offer', tickedOf)} … />`. */
export function useBulkParts<Row>(kind: 'offer' | 'campaign', tickedOf: (row: Row) => SelectedRow) {
  const bulk = useBulkCommand(kind);
  return {
    nameOf: (row: Row) => tickedOf(row).name,
    actions: (rows: readonly Row[]) => createElement(BulkButtons, { bulk, rows: rows.map(tickedOf) }),
    progress: (clear: () => void) => createElement(BulkDialog, { bulk, onDone: clear }),
  };
}

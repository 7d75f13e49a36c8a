import { useBulkCommand } from '#portal/bulk-command.ts';
import { createElement } from 'react';
import { BulkButtons, type Ticked } from './bulk-buttons.tsx';
import { BulkDialog } from './bulk-dialog.tsx';

/**
 * What a list needs so that its ticked rows can be paused and resumed (O3, O4); `tickedOf` says what a row is and how it
 * stands. Example: `<ListView bulk={useBulkParts('offer', tickedOf)} … />`.
 */
export function useBulkParts<Row>(kind: 'offer' | 'campaign', tickedOf: (row: Row) => Ticked) {
  const bulk = useBulkCommand(kind);
  return {
    nameOf: (row: Row) => tickedOf(row).name,
    actions: (rows: readonly Row[]) => createElement(BulkButtons, { bulk, rows: rows.map(tickedOf) }),
    progress: (clear: () => void) => createElement(BulkDialog, { bulk, onDone: clear }),
  };
}

import type { ReactNode } from 'react';

type CopiedProps = {
  /** The head of its column among copied rows; absent: that of the cell. */
  head?: string;
  children: ReactNode;
};

/** A part of a cell that is one of its own when rows are copied for a spreadsheet. */
export function Copied({ head = '', children }: CopiedProps) {
  return <span data-copy={head}>{children}</span>;
}

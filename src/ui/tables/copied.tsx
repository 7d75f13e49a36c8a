import type { ReactNode } from 'react';

type CopiedProps = {
  /** The head of its column among copied rows; absent: that of the cell. */
  head?: string;
  /** What is copied where not all of it shows. */
  text?: string;
  children: ReactNode;
};

/** A part of a cell that is one of its own when rows are copied for a spreadsheet. */
export function Copied({ head = '', text, children }: CopiedProps) {
  return (
    <span data-copy={head} data-copy-text={text}>
      {children}
    </span>
  );
}

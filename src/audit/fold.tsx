import { audit } from '#styled/recipes';
import { useState, type ReactNode } from 'react';

type FoldProps = {
  summary: ReactNode;
  /** Made when it is opened for the first time: there are thousands. */ children: () => ReactNode;
};

export function Fold({ summary, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={audit().details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen ? children() : null}
    </details>
  );
}

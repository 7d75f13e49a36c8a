import { audit } from '#styled/recipes';
import { usePrintedAt } from '#ui/layout/use-printed-at.ts';
import { createContext, use, useState, type ReactNode } from 'react';

type Unfolded = { names: readonly string[]; onChange: (names: readonly string[]) => void };

/** What is unfolded on a page whose address keeps it, by the names of its folds. */
export const UnfoldedContext = createContext<Unfolded | null>(null);

/** Open or not: in the address where the page keeps it there, else here alone. */
function useFold(name: string | undefined): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  const unfolded = use(UnfoldedContext);
  if (name === undefined || unfolded === null) return [isOpen, setOpen];
  const { names, onChange } = unfolded;
  const has = names.includes(name);
  const set = (next: boolean) => {
    if (next !== has) onChange(next ? [...names, name] : names.filter((one) => one !== name));
  };
  return [has, set];
}

type FoldProps = {
  summary: ReactNode;
  /** Where the address says what is unfolded. */
  name?: string;
  /** It is open on paper. */
  isPrinted?: boolean;
  /** Made when it is opened for the first time: there are thousands. */
  children: () => ReactNode;
};

export function Fold({ summary, name, isPrinted = false, children }: FoldProps) {
  const [isUnfolded, setOpen] = useFold(name);
  const isOnPaper = usePrintedAt() !== null && isPrinted;
  const isOpen = isUnfolded || isOnPaper;
  return (
    <details
      className={audit().details}
      open={isOpen}
      // Paper opens it as well, which nobody has chosen.
      onToggle={({ currentTarget }) => isOnPaper || setOpen(currentTarget.open)}
    >
      <summary>
        <span>{summary}</span>
      </summary>
      {isOpen ? children() : null}
    </details>
  );
}

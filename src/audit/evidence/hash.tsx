import { audit } from '#styled/recipes';
import { Code } from '#ui/content/code.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { usePrintedAt } from '#ui/layout/use-printed-at.ts';
import { Fold } from '../fold.tsx';

type HashProps = { /** Of the button that copies it. */ label: string; children: string };

/** As people tell hashes apart at a glance; whole once it is opened, and on paper. */
export function Hash({ label, children }: HashProps) {
  const isPrinted = usePrintedAt() !== null;
  if (isPrinted) return <Code>{children}</Code>;
  return (
    <div className={audit().hash}>
      <Fold summary={<Code>{`${children.slice(0, 12)}…`}</Code>}>{() => <Code>{children}</Code>}</Fold>
      <CopyButton text={children} label={label} />
    </div>
  );
}

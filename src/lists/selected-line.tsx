import { Button } from '#ui/controls/button.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { ToolbarLine } from '#ui/layout/toolbar.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { mostSelected } from './load-rows.ts';

type SelectAllProps = {
  count: number;
  total: number;
  /** How many rows have loaded, null at rest. */
  loaded: number | null;
  onStart: () => void;
  onCancel: () => void;
};

function SelectAll({ count, total, loaded, onStart, onCancel }: SelectAllProps) {
  const { t } = useLingui();
  const most = Math.min(total, mostSelected);
  const isLimited = total > most;
  const isLoading = loaded !== null;
  const full = isLimited ? t`At most ${most} rows can be selected at once` : t`All rows are selected`;
  const label = isLimited ? (
    <Trans>
      Select the first {most} of {total}
    </Trans>
  ) : (
    <Trans>Select all {total}</Trans>
  );
  return (
    <>
      {isLoading ? <Progress label={t`${loaded} of ${most} loaded`} share={(loaded / most) * 100} /> : null}
      {/* One button throughout, so that it keeps the focus. */}
      <Button
        variant="ghost"
        disabledReason={isLoading || count < most ? null : full}
        onClick={isLoading ? onCancel : onStart}
      >
        {isLoading ? <Trans>Cancel</Trans> : label}
      </Button>
    </>
  );
}

type SelectedLineProps = Omit<SelectAllProps, 'total'> & {
  total: number | undefined;
  onClear: () => void;
  /** Around the table. */
  region: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** How many rows are selected, the rest of them, and what can be done with them; nothing where none is. */
export function SelectedLine({ count, total = 0, onClear, region, children, ...all }: SelectedLineProps) {
  if (count === 0) return null;
  const clear = () => {
    // The line goes, and the button with it.
    region.current?.querySelector('table')?.parentElement?.focus();
    onClear();
  };
  return (
    <ToolbarLine>
      <span>
        <Plural value={count} one="# row selected" other="# rows selected" />
      </span>
      <SelectAll {...{ count, total }} {...all} />
      {children}
      <Button variant="ghost" onClick={clear}>
        <Trans>Clear selection</Trans>
      </Button>
    </ToolbarLine>
  );
}

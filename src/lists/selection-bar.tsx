import { Button } from '#ui/controls/button.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { BottomBar } from '#ui/layout/toolbar.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { onlineManager } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { mostSelected } from './load-rows.ts';

type SelectAllProps = {
  count: number;
  total: number;
  /** How many rows have loaded, null at rest. */
  loaded: number | null;
  onStart: () => void;
  onCancel: () => void;
};

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();

function useWhyNotAll(isFull: boolean, full: string): string | null {
  const { t } = useLingui();
  const hasConnection = useSyncExternalStore(subscribe, isOnline, isOnline);
  if (isFull) return full;
  return hasConnection ? null : t`You are offline. More rows can be selected once there is a connection.`;
}

function SelectAll({ count, total, loaded, onStart, onCancel }: SelectAllProps) {
  const { t } = useLingui();
  const most = Math.min(total, mostSelected);
  const isLimited = total > most;
  const isLoading = loaded !== null;
  const full = isLimited ? t`At most ${most} rows can be selected at once` : t`All rows are selected`;
  const whyNot = useWhyNotAll(count >= most, full);
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
        size="sm"
        disabledReason={isLoading ? null : whyNot}
        onClick={isLoading ? onCancel : onStart}
      >
        {isLoading ? <Trans>Cancel</Trans> : label}
      </Button>
    </>
  );
}

type EndedProps = { count: number; onSelectAgain: () => void; onForget: () => void };

function Ended({ count, onSelectAgain, onForget }: EndedProps) {
  const { t } = useLingui();
  return (
    <>
      <span>
        <Plural
          value={count}
          one="The filters have changed: # row is no longer selected"
          other="The filters have changed: # rows are no longer selected"
        />
      </span>
      <Button size="sm" onClick={onSelectAgain}>
        <Plural value={count} one="Select it again" other="Select them again" />
      </Button>
      <IconButton icon={X} label={t`Close`} onClick={onForget} />
    </>
  );
}

type SelectionBarProps = Omit<SelectAllProps, 'total'> & {
  total: number | undefined;
  /** How many of the selected rows are on the page. */
  shown: number;
  /** What other filters have ended. */
  ended: Omit<EndedProps, 'onForget'>;
  onClear: () => void;
  /** Around the table. */
  region: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/**
 * How many rows are selected, the rest of them, and what can be done with them; that other filters have ended the
 * selection, which then is not lost.
 */
export function SelectionBar(props: SelectionBarProps) {
  const { count, total = 0, shown, ended, onClear, region, children, ...all } = props;
  const { t } = useLingui();
  // The bar changes, and the button goes.
  const withFocus = (act: () => void) => () => {
    region.current?.querySelector('table')?.parentElement?.focus();
    act();
  };
  const { onSelectAgain } = ended;
  if (count === 0) {
    return (
      <BottomBar>
        {ended.count > 0 ? (
          <Ended count={ended.count} onSelectAgain={withFocus(onSelectAgain)} onForget={withFocus(onClear)} />
        ) : null}
      </BottomBar>
    );
  }
  const elsewhere = count - shown;
  return (
    <BottomBar>
      <span>
        <Plural value={count} one="# row selected" other="# rows selected" />
      </span>
      {elsewhere > 0 ? (
        <small>
          <Plural value={elsewhere} one="# is not on this page" other="# are not on this page" />
        </small>
      ) : null}
      <SelectAll {...{ count, total }} {...all} />
      {children}
      <IconButton icon={X} label={t`Clear selection`} onClick={withFocus(onClear)} />
    </BottomBar>
  );
}

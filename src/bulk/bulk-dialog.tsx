import type { BulkJob } from '#machines/bulk-command/bulk-command.machine.ts';
import type { Bulk } from '#portal/bulk-command.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { useFocusAfterRemoval } from '#ui/overlays/use-focus-after-removal.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { BulkResults } from './bulk-results.tsx';
import { titleOf } from './bulk-titles.ts';
import { OfflineHold } from './offline-hold.tsx';

/** What is asked before a command that is final. */
export type Question = { title: ReactNode; text: ReactNode; confirm: ReactNode };

function Asking({ bulk, confirm }: { bulk: Bulk; confirm: ReactNode }) {
  return (
    <>
      <Button onClick={bulk.abandon}>
        <Trans>Cancel</Trans>
      </Button>
      <Button writes variant="danger" onClick={bulk.confirm}>
        {confirm}
      </Button>
    </>
  );
}

function Busy({ bulk }: { bulk: Bulk }) {
  const { i18n } = useLingui();
  const { whyNotCancel, cancel } = bulk;
  return (
    <Button icon={X} disabledReason={whyNotCancel && i18n._(whyNotCancel)} onClick={cancel}>
      <Trans>Cancel the waiting ones</Trans>
    </Button>
  );
}

function Over({ bulk, onClose }: { bulk: Bulk; onClose: () => void }) {
  const failed = bulk.jobs.filter(({ state }) => state === 'failed').length;
  return (
    <>
      {bulk.canUndo ? (
        <Button writes icon={Undo2} onClick={bulk.undo}>
          <Trans>Undo</Trans>
        </Button>
      ) : null}
      {bulk.hasFailed ? (
        <Button writes icon={RotateCcw} onClick={bulk.retry}>
          <Plural value={failed} one="Try the failed one again" other="Try the # failed ones again" />
        </Button>
      ) : null}
      <Button variant="primary" onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    </>
  );
}

// The key that has led here may be pressed once more: it must not meet a button that took the place of its own.
const focus = (status: HTMLElement | null) => status?.focus();
const statusIn = () => document.querySelector<HTMLElement>('[role=dialog] [role=status]');

function Status({ jobs, isBusy }: Pick<Bulk, 'jobs' | 'isBusy'>) {
  const { t } = useLingui();
  const countOf = (...states: BulkJob['state'][]) =>
    jobs.filter(({ state }) => states.includes(state)).length;
  const all = jobs.length;
  const [settled, done, gone] = [all - countOf('waiting', 'running'), countOf('done'), countOf('gone')];
  return (
    <div ref={focus} role="status" tabIndex={-1}>
      {isBusy ? (
        <Progress label={t`${settled} of ${all} done`} share={(settled / all) * 100} />
      ) : (
        <>
          <Trans>
            {done} of {all} done
          </Trans>
          {gone > 0 ? (
            <>
              {', '}
              <Plural value={gone} one="# already removed" other="# already removed" />
            </>
          ) : null}
        </>
      )}
    </div>
  );
}

type BulkDialogProps = {
  bulk: Bulk;
  question: (jobs: Bulk['jobs']) => Question | null;
  /** The rows that are dealt with; null: all of them. */
  onDone: (ids: ReadonlySet<number> | null) => void;
};

/** Asks before a command that is final, then says how each row fares. */
export function BulkDialog({ bulk, question, onDone }: BulkDialogProps) {
  const { i18n } = useLingui();
  const { command, jobs, settled, isAsking, isBusy, isOver } = bulk;
  useFocusAfterRemoval(command !== null);
  if (command === null) return null;
  const close = () => {
    bulk.close();
    if (!isOver) return;
    onDone(settled.size === jobs.length ? null : settled);
  };
  const asked = isAsking ? question(jobs) : null;
  const running = isBusy ? <Busy bulk={bulk} /> : <Over bulk={bulk} onClose={close} />;
  return (
    <OfflineHold>
      <Dialog
        open
        onClose={isAsking ? bulk.abandon : close}
        title={asked?.title ?? i18n._(titleOf(bulk, command))}
        initialFocus={asked ? undefined : statusIn}
        actions={asked ? <Asking bulk={bulk} confirm={asked.confirm} /> : running}
      >
        {asked ? <p>{asked.text}</p> : <Status key={isBusy ? 'busy' : 'over'} jobs={jobs} isBusy={isBusy} />}
        <BulkResults bulk={bulk} />
      </Dialog>
    </OfflineHold>
  );
}

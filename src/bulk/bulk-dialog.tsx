import { textOfAll } from '#i18n/error-messages.ts';
import type { BulkCommand, BulkJob } from '#machines/bulk-command/bulk-command.machine.ts';
import type { Bulk } from '#portal/bulk-command.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { ItemList, type Item } from '#ui/content/item-list.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { useFocusAfterRemoval } from '#ui/overlays/use-focus-after-removal.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Ban, Check, CircleAlert, Clock, RotateCcw, SearchX, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';

/** What is asked before a command that is final. */
export type Question = { title: ReactNode; text: ReactNode; confirm: ReactNode };

const titles: Record<BulkCommand, { busy: (rows: number) => MessageDescriptor; over: MessageDescriptor }> = {
  pause: {
    busy: (rows) => msg`${plural(rows, { one: 'Pausing # row', other: 'Pausing # rows' })}`,
    over: msg`Paused`,
  },
  unpause: {
    busy: (rows) => msg`${plural(rows, { one: 'Resuming # row', other: 'Resuming # rows' })}`,
    over: msg`Resumed`,
  },
  withdraw: {
    busy: (rows) => msg`${plural(rows, { one: 'Withdrawing # row', other: 'Withdrawing # rows' })}`,
    over: msg`Withdrawn`,
  },
  remove: {
    busy: (rows) => msg`${plural(rows, { one: 'Removing # row', other: 'Removing # rows' })}`,
    over: msg`Removed`,
  },
};

type Appearance = Pick<Item, 'icon' | 'tone'> & { note: MessageDescriptor };

const appearances: Record<BulkJob['state'], Appearance> = {
  waiting: { icon: Clock, tone: 'neutral', note: msg`Waiting` },
  running: { icon: 'busy', tone: 'neutral', note: msg`Under way` },
  done: { icon: Check, tone: 'success', note: msg`Done` },
  failed: { icon: CircleAlert, tone: 'error', note: msg`Failed` },
  gone: { icon: SearchX, tone: 'neutral', note: msg`Was gone already` },
  canceled: { icon: Ban, tone: 'neutral', note: msg`Canceled, nothing was sent` },
};

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

function Status({ jobs, isBusy }: Pick<Bulk, 'jobs' | 'isBusy'>) {
  const { t } = useLingui();
  const countOf = (...states: BulkJob['state'][]) =>
    jobs.filter(({ state }) => states.includes(state)).length;
  const all = jobs.length;
  const [settled, done, gone] = [all - countOf('waiting', 'running'), countOf('done'), countOf('gone')];
  return (
    <div role="status">
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
              <Plural value={gone} one="# was gone already" other="# were gone already" />
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
  const { t, i18n } = useLingui();
  const { command, jobs, isAsking, isBusy, isOver } = bulk;
  useFocusAfterRemoval(command !== null);
  if (command === null) return null;
  const close = () => {
    bulk.close();
    if (!isOver) return;
    const settled = jobs.filter(({ state }) => state === 'done' || state === 'gone');
    onDone(settled.length === jobs.length ? null : new Set(settled.map(({ id }) => id)));
  };
  const { busy, over } = titles[command];
  const asked = isAsking ? question(jobs) : null;
  const running = isBusy ? <Busy bulk={bulk} /> : <Over bulk={bulk} onClose={close} />;
  return (
    <Dialog
      open
      onClose={isAsking ? bulk.abandon : close}
      title={asked?.title ?? i18n._(isBusy ? busy(jobs.length) : over)}
      actions={asked ? <Asking bulk={bulk} confirm={asked.confirm} /> : running}
    >
      {asked ? <p>{asked.text}</p> : <Status jobs={jobs} isBusy={isBusy} />}
      <ItemList
        label={asked ? t`Selected rows` : t`Results`}
        items={jobs.map(({ id, name, state, messages }) => {
          const { icon, tone, note } = appearances[state];
          const why = textOfAll(messages, i18n);
          return { id, icon, tone, title: name, note: asked ? undefined : why || i18n._(note) };
        })}
      />
    </Dialog>
  );
}

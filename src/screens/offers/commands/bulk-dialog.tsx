import { textOfAll } from '#i18n/error-messages.ts';
import type { BulkCommand, BulkJob } from '#machines/bulk-command/bulk-command.machine.ts';
import type { Bulk } from '#portal/bulk-command.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { ItemList, type Item } from '#ui/content/item-list.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Ban, Check, CircleAlert, Clock, RotateCcw, Undo2, X } from 'lucide-react';

const titles: Record<BulkCommand, { busy: (rows: number) => MessageDescriptor; over: MessageDescriptor }> = {
  pause: {
    busy: (rows) => msg`${plural(rows, { one: 'Pausing # row', other: 'Pausing # rows' })}`,
    over: msg`Paused`,
  },
  unpause: {
    busy: (rows) => msg`${plural(rows, { one: 'Resuming # row', other: 'Resuming # rows' })}`,
    over: msg`Resumed`,
  },
};

type Appearance = Pick<Item, 'icon' | 'tone'> & { note: MessageDescriptor };

const appearances: Record<BulkJob['state'], Appearance> = {
  waiting: { icon: Clock, tone: 'neutral', note: msg`Waiting` },
  running: { icon: 'busy', tone: 'neutral', note: msg`Under way` },
  done: { icon: Check, tone: 'success', note: msg`Done` },
  failed: { icon: CircleAlert, tone: 'error', note: msg`Failed` },
  canceled: { icon: Ban, tone: 'neutral', note: msg`Canceled, nothing was sent` },
};

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
  const countOf = (state: BulkJob['state']) => bulk.jobs.filter((job) => job.state === state).length;
  const failed = countOf('failed');
  return (
    <>
      {countOf('done') > 0 ? (
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

export function BulkDialog({ bulk, onDone }: { bulk: Bulk; onDone: () => void }) {
  const { t, i18n } = useLingui();
  const { command, jobs, isBusy, isOver, hasFailed } = bulk;
  if (command === null) return null;
  const all = jobs.length;
  const settled = jobs.filter(({ state }) => state !== 'waiting' && state !== 'running').length;
  const close = () => {
    bulk.close();
    if (isOver && !hasFailed) onDone();
  };
  const { busy, over } = titles[command];
  const done = jobs.filter(({ state }) => state === 'done').length;
  return (
    <Dialog
      open
      onClose={close}
      title={isBusy ? i18n._(busy(all)) : i18n._(over)}
      actions={isBusy ? <Busy bulk={bulk} /> : <Over bulk={bulk} onClose={close} />}
    >
      <div role="status">
        {isBusy ? (
          <Progress label={t`${settled} of ${all} done`} share={(settled / all) * 100} />
        ) : (
          <Trans>
            {done} of {all} done
          </Trans>
        )}
      </div>
      <ItemList
        label={t`Results`}
        items={jobs.map(({ id, name, state, messages }) => {
          const { icon, tone, note } = appearances[state];
          const why = textOfAll(messages, i18n);
          return { id, icon, tone, title: name, note: why || i18n._(note) };
        })}
      />
    </Dialog>
  );
}

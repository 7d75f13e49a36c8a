import { textOfAll } from '#i18n/error-messages.ts';
import type { BulkJob } from '#machines/bulk-command/bulk-command.machine.ts';
import type { Bulk } from '#portal/bulk-command.ts';
import { ItemList, type Item } from '#ui/content/item-list.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Ban, Check, CircleAlert, Clock, SearchX } from 'lucide-react';

type Appearance = Pick<Item, 'icon' | 'tone'> & { note: MessageDescriptor };

const appearances: Record<BulkJob['state'], Appearance> = {
  waiting: { icon: Clock, tone: 'neutral', note: msg`Waiting` },
  running: { icon: 'busy', tone: 'neutral', note: msg`Under way` },
  done: { icon: Check, tone: 'success', note: msg`Done` },
  failed: { icon: CircleAlert, tone: 'error', note: msg`Failed` },
  gone: { icon: SearchX, tone: 'neutral', note: msg`Already removed` },
  canceled: { icon: Ban, tone: 'neutral', note: msg`Cancelled, nothing was sent` },
};

// Not to be searched for among many that went well.
const failedFirst = (jobs: Bulk['jobs']): Bulk['jobs'] => [
  ...jobs.filter(({ state }) => state === 'failed'),
  ...jobs.filter(({ state }) => state !== 'failed'),
];

/** The rows of a command: which it is for while it is asked about, then how each fares. */
export function BulkResults({ bulk: { jobs, isAsking, isOver } }: { bulk: Bulk }) {
  const { t, i18n } = useLingui();
  return (
    <ItemList
      label={isAsking ? t`Selected rows` : t`Results`}
      items={(isOver ? failedFirst(jobs) : jobs).map(({ id, name, state, messages }) => {
        const { icon, tone, note } = appearances[state];
        const why = textOfAll(messages, i18n);
        return { id, icon, tone, title: name, note: isAsking ? undefined : why || i18n._(note) };
      })}
    />
  );
}

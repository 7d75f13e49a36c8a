import { messagesOf } from '#i18n/error-messages.ts';
import {
  bulkCommandMachine,
  type BulkCommand,
  type BulkRow,
} from '#machines/bulk-command/bulk-command.machine.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { bulkCommandEffects } from './effects/bulk-command.ts';
import { commandsOf } from './offer-commands.ts';
import { usePortal } from './portal-context.tsx';

/**
 * Pausing and resuming many offers or campaigns, three at a time (O3, O4). `jobs` says how each of them went, with the
 * `messages` of why not; `retry` takes up those that failed, `undo` takes back those that went well, `cancel` calls off
 * those that still wait. What is under way when the screen is left ends by itself, the rest is not sent.
 */
export function useBulkCommand(kind: 'offer' | 'campaign') {
  const portal = usePortal();
  const [machine] = useState(() =>
    bulkCommandMachine.provide(bulkCommandEffects((id) => commandsOf(portal).chartOf({ kind, id }))),
  );
  const actor = useActorRef(machine, { inspect: portal.trail.inspect });
  const snapshot = useSelector(actor, (current) => current);
  const { command, jobs } = snapshot.context;
  return {
    command,
    jobs: jobs.map(({ failure, ...job }) => ({ ...job, messages: failure ? messagesOf(failure) : [] })),
    isBusy: snapshot.hasTag('busy'),
    isOver: snapshot.hasTag('over'),
    hasFailed: snapshot.hasTag('failed'),
    start: (name: BulkCommand, rows: readonly BulkRow[]) =>
      actor.send({ type: 'bulk.start', command: name, rows }),
    cancel: () => actor.send({ type: 'bulk.cancel' }),
    retry: () => actor.send({ type: 'bulk.retry' }),
    undo: () => actor.send({ type: 'bulk.undo' }),
    close: () => actor.send({ type: 'bulk.close' }),
  };
}
/** See `useBulkCommand`. */
export type Bulk = ReturnType<typeof useBulkCommand>;

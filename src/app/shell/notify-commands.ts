import { commandOf, commandsOf, type OfferCommandActor, type Commanded } from '#portal/offer-command.ts';
import type { Portal } from '#portal/create-portal.ts';
import { notificationCentreOf } from '#portal/notification-centre.ts';
import { perPortal } from '#portal/per-portal.ts';
import type { OfferCommand } from '#machines/offer-command/offer-command.machine.ts';
import { notify } from '#ui/feedback/notify.ts';
import { announce } from '#ui/feedback/announce.ts';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What can be taken back, in words. */
const texts: Partial<Record<OfferCommand, (name: string) => MessageDescriptor>> = {
  pause: (name) => msg`${name} was paused`,
  unpause: (name) => msg`${name} was resumed`,
};
const numbers: Record<Commanded['kind'], (id: number) => MessageDescriptor> = {
  offer: (id) => msg`Offer ${id}`,
  campaign: (id) => msg`Campaign ${id}`,
};

/** A notification for what a command has done, with Undo while that is possible. */
function follow(
  portal: Portal,
  actor: OfferCommandActor,
  { kind, id, name = i18n._(numbers[kind](id)) }: Commanded,
) {
  const action = `${kind} ${id}`;
  const { offer, expire } = notificationCentreOf(portal);
  actor.on('undo.offered', ({ command }) => {
    const text = command && texts[command]?.(name);
    if (!text) return;
    offer(action, () => actor.send({ type: 'command.undo' }));
    announce(i18n._(text));
    notify({ type: 'success', quiet: true, text: i18n._(text), action: { name: 'undo', id: action } });
  });
  actor.on('undo.withdrawn', () => expire(action));
  actor.on('command.undone', () => announce(i18n._(msg`Undone`)));
}

/** Follows every command on an offer or a campaign, on any screen (O3, O4, O13). */
export const notifyCommands = perPortal((portal) =>
  commandsOf(portal).on('subject.added', ({ subject }) =>
    follow(portal, commandOf(portal, subject), subject),
  ),
);

import { firstLocale } from '#i18n/i18n.ts';
import type { Notice, notificationsMachine } from '#machines/notifications.machine.ts';
import { hearNotices } from '#ui/notify.ts';
import { createActor, type ActorRefFrom } from 'xstate';
import type { TrailRecorder } from './trail.ts';

export type NoticesActor = ActorRefFrom<typeof notificationsMachine>;

/** The chart of the notices; its code is fetched with the first one, which waits until there is a language. */
export function createNotices({ inspect }: Pick<TrailRecorder, 'inspect'>) {
  let starting: Promise<NoticesActor> | null = null;
  let running: NoticesActor | null = null;
  const listeners = new Set<() => void>();

  async function start(): Promise<NoticesActor> {
    const { notificationsMachine: machine } = await import('#machines/notifications.machine.ts');
    await firstLocale;
    running = createActor(machine, { inspect }).start();
    for (const listener of listeners) listener();
    return running;
  }

  async function raise(notice: Notice) {
    starting ??= start();
    (await starting).send({ type: 'notice.raise', notice });
  }
  hearNotices((notice) => void raise(notice));

  return {
    /** None before the first notice. */
    chart: () => running,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

import { firstLocale } from '#i18n/i18n.ts';
import type {
  Announcement,
  notificationsMachine,
  OpenNotice,
  ToldNotice,
} from '#machines/notifications/notifications.machine.ts';
import { loadPart } from '#ui/platform/load-part.ts';
import { hearNotices } from '#ui/feedback/notify.ts';
import { useSelector } from '@xstate/react';
import { createActor, type ActorRefFrom } from 'xstate';
import { readToken } from './token-cookie.ts';
import type { EventLogRecorder } from './event-log.ts';

export type NoticesActor = ActorRefFrom<typeof notificationsMachine>;

const loadChart = () => import('#machines/notifications/notifications.machine.ts');

/** The chart of the notices; its code is fetched with the first one, which waits until there is a language. */
export function createNotices({ inspect }: Pick<EventLogRecorder, 'inspect'>) {
  let starting: Promise<NoticesActor> | null = null;
  let running: NoticesActor | null = null;
  const listeners = new Set<() => void>();

  async function start(): Promise<NoticesActor> {
    const { notificationsMachine: machine } = await loadPart(loadChart);
    await firstLocale;
    running = createActor(machine, { inspect }).start();
    for (const listener of listeners) listener();
    return running;
  }

  const started = (): Promise<NoticesActor> => (starting ??= start());

  const told: ToldNotice[] = [];
  let keep = (notice: ToldNotice): void => void told.push(notice);

  async function raise({ quiet: _, ...notice }: Announcement) {
    (await started()).send({ type: 'notice.raise', notice });
  }
  hearNotices((notice) => {
    if (!notice.quiet) void raise(notice);
    if (readToken() !== null) keep({ ...notice, at: Date.now() });
  });

  return {
    /** None before the first notice. */
    chart: () => running,
    /** Starts the chart before it is needed: many screen readers are silent about a notice that comes together with its place. */
    prepare: async () => void (await started()),
    /** Hands over what whoever is signed in was told, and what he is told from now on. */
    hand(to: (notice: ToldNotice) => void) {
      keep = to;
      told.splice(0).forEach(to);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The notices that are open, the oldest first. */
export const useNoticeList = (chart: NoticesActor): readonly OpenNotice[] =>
  useSelector(chart, ({ context }) => context.notices);

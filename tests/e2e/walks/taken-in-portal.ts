import type { BrowserContext } from '@playwright/test';
import { eventLogChannel, type LogMessage } from '#machines/lib/log-entry.ts';

const binding = 'noteTakenTransitions';

/** The transitions that the portals of a context really take, by name, as their event log tells it (M3). */
export async function takenInPortal(context: BrowserContext): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  await context.exposeBinding(binding, (_, ids: readonly string[]) => {
    for (const id of ids) taken.add(id);
  });
  await context.addInitScript(
    ([channelName, bindingName]) => {
      const channel = new BroadcastChannel(channelName);
      channel.addEventListener('message', ({ data }: MessageEvent<LogMessage>) => {
        // A viewer that leaves takes the log along.
        if (data.type === 'log.opened' || data.type === 'log.leave') {
          channel.postMessage({ type: 'log.request' });
        }
        const ofSnapshot = data.type === 'log.snapshot' ? data.entries : [];
        const entries = data.type === 'log.entry' ? [data.entry] : ofSnapshot;
        const ids = entries.flatMap(({ took }) => took);
        const note: unknown = Reflect.get(window, bindingName);
        if (ids.length > 0 && typeof note === 'function') Reflect.apply(note, window, [ids]);
      });
    },
    [eventLogChannel, binding] as const,
  );
  return taken;
}

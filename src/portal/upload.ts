import { uploadMachine, type UploadEffects, type UploadInput } from '#machines/upload/upload.machine.ts';
import { fromPromise, type ActorRefFrom } from 'xstate';
import { messagesAbout, useChart } from './use-chart.ts';

/** The system id of the chart, to which progress is sent. */
export const uploadName = 'upload';

/** Sends a file and tells in percent how much has gone out; stops with the signal. */
export type SendFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<unknown>;

/** What the chart of uploads has done: the file sent, and abandoned when the chart moves on (O3, P3). */
export const uploadEffects = (send: SendFile) =>
  ({
    actors: {
      send: fromPromise(async ({ input: { file }, signal, system }) => {
        // The hook runs the chart under this name.
        const chart = system.get(uploadName) as ActorRefFrom<typeof uploadMachine> | undefined;
        const onProgress = (share: number) => chart?.send({ type: 'upload.progress', share });
        if (file instanceof File) await send(file, { signal, onProgress });
      }),
    },
  }) satisfies UploadEffects;

/**
 * Sends files one at a time (O3, P3): `share` says in percent how much has gone out, `fault` what keeps a file from being
 * sent, `messages` why it did not arrive. Leaving the screen stops it. `send` stays that of the first render.
 */
export function useUpload({ send, types, largest }: UploadInput & { send: SendFile }) {
  const { actor, snapshot } = useChart(() => uploadMachine.provide(uploadEffects(send)), {
    systemId: uploadName,
    input: { types, largest },
  });
  const { value, context } = snapshot;
  return {
    state: value,
    file: context.file?.name ?? '',
    share: context.share,
    fault: context.fault,
    messages: messagesAbout(context.failure),
    choose: (file: File) => actor.send({ type: 'upload.choose', file }),
    cancel: () => actor.send({ type: 'upload.cancel' }),
    retry: () => actor.send({ type: 'upload.retry' }),
  };
}
export type Upload = ReturnType<typeof useUpload>;

import { messagesAbout } from '#i18n/error-messages.ts';
import { useChart } from '#statecharts/use-chart.ts';
import { uploadMachine, type UploadEffects, type UploadInput } from '#machines/upload/upload.machine.ts';
import { fromPromise } from 'xstate';

/** Reports progress in percent; stops with the signal. */
export type SendFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<unknown>;

export const uploadEffects = (send: SendFile) =>
  ({
    actors: {
      send: fromPromise(async ({ input: { file, onProgress }, signal }) => {
        if (file instanceof File) await send(file, { signal, onProgress });
      }),
    },
  }) satisfies UploadEffects;

/**
 * Sends files one at a time (O3, P3): `share` is in percent, `fault` is why a file is not accepted, `messages` why it did
 * not arrive. Leaving the screen stops it. `send` stays that of the first render.
 */
export function useUpload({ send, types, largest }: UploadInput & { send: SendFile }) {
  const { actor, snapshot } = useChart(() => uploadMachine.provide(uploadEffects(send)), {
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

import type { UploadEffects, uploadMachine } from '#machines/upload/upload.machine.ts';
import { fromPromise, type ActorRefFrom } from 'xstate';

/** Under which name the chart has to run, so that it is told how far its file is. */
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

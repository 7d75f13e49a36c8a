import { messagesOf } from '#i18n/error-messages.ts';
import { uploadMachine, type UploadInput } from '#machines/upload/upload.machine.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { uploadEffects, uploadName, type SendFile } from './effects/upload.ts';
import { usePortal } from './portal-context.tsx';

/**
 * Sends files one at a time (O3, P3): `share` says in percent how much has gone out, `fault` what keeps a file from being
 * sent, `messages` why it did not arrive. Leaving the screen stops it. `send` stays that of the first render.
 */
export function useUpload({ send, types, largest }: UploadInput & { send: SendFile }) {
  const { trail } = usePortal();
  const [machine] = useState(() => uploadMachine.provide(uploadEffects(send)));
  const actor = useActorRef(machine, {
    systemId: uploadName,
    input: { types, largest },
    inspect: trail.inspect,
  });
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  return {
    state: value,
    file: context.file?.name ?? '',
    share: context.share,
    fault: context.fault,
    messages: context.failure ? messagesOf(context.failure) : [],
    choose: (file: File) => actor.send({ type: 'upload.choose', file }),
    cancel: () => actor.send({ type: 'upload.cancel' }),
    retry: () => actor.send({ type: 'upload.retry' }),
  };
}
export type Upload = ReturnType<typeof useUpload>;

import { RequestCanceled } from '#api/api-error.ts';
import type { FailureDetails } from '#i18n/error-messages.ts';
import { useEffect, useRef, useState } from 'react';
import { errorsOfFailure, isApiError, unknownFailure } from './field-errors.ts';
import type { FieldDefinitions } from './field-types.ts';
import { VersionConflict } from './versions.ts';

type Update = (options: { error: ReturnType<typeof errorsOfFailure> }) => void;

// A conflict, or the end of the session: nothing to show in the form.
const isSilent = (error: unknown) => error instanceof VersionConflict || error instanceof RequestCanceled;

type Sending = { failure?: FailureDetails | null; isBusy?: boolean };

// Calls of a form: one at a time, errors shown where they belong (E2).
export function useSending({ failure, isBusy = false }: Sending, fields: FieldDefinitions) {
  const [isSending, setIsSending] = useState(false);
  const lock = useRef(false);
  const lastUpdate = useRef<Update | null>(null);

  useEffect(() => {
    if (failure) lastUpdate.current?.({ error: errorsOfFailure(failure, fields) });
  }, [failure, fields]);

  async function wait<Answer>(saving: Promise<Answer>, onSaved: (answer: Answer) => void) {
    lock.current = true;
    setIsSending(true);
    const end = await saving.then(
      (answer) => ({ answer }),
      (reason: unknown) => ({ reason }),
    );
    lock.current = false;
    setIsSending(false);
    if ('answer' in end) onSaved(end.answer);
    else if (!isSilent(end.reason)) report(end.reason);
  }

  function report(reason: unknown) {
    // Report what is no failed call to the listeners of uncaught errors.
    if (!isApiError(reason)) window.reportError(reason);
    lastUpdate.current?.({ error: errorsOfFailure(isApiError(reason) ? reason : unknownFailure, fields) });
  }

  return {
    isBusy: isBusy || isSending,
    isLocked: () => isBusy || lock.current,
    send: <Answer>(saving: Promise<Answer> | void, update: Update, onSaved: (answer: Answer) => void) => {
      lastUpdate.current = update;
      if (saving) void wait(saving, onSaved);
    },
  };
}

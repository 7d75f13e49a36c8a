import { RequestCanceled } from '#api/api-error.ts';
import type { FailureDetails } from '#i18n/error-messages.ts';
import { formMachine, type FormAnswer, type FormEffects } from '#machines/form/form.machine.ts';
import { useChart } from '#statecharts/use-chart.ts';
import { parseSubmission, report, type SubmissionResult } from '@conform-to/react/future';
import { useCallback, useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { fromPromise } from 'xstate';
import { unsentOf } from './field-values.ts';
import { errorsOfFailure, isApiError, unknownFailure, type FieldError } from './field-errors.ts';
import type { FieldDefinitions } from './field-types.ts';
import { elementOf } from './use-changes.ts';
import { VersionConflict } from './versions.ts';

type Save = () => Promise<unknown> | void;

const notSaved: FormAnswer = { isSaved: false, saved: null };

// A conflict, or the end of the session: nothing to show in the form.
const isSilent = (error: unknown) => error instanceof VersionConflict || error instanceof RequestCanceled;

function answerTo(error: unknown): FormAnswer {
  if (isSilent(error)) return notSaved;
  if (isApiError(error)) throw error;
  // Report what is no failed call to the listeners of uncaught errors.
  window.reportError(error);
  throw Object.assign(new Error('The input could not be saved'), unknownFailure);
}

const saveEffects = (save: () => ReturnType<Save>) =>
  ({
    actors: {
      save: fromPromise(async () => {
        try {
          const saving = save();
          return saving ? { isSaved: true, saved: await saving } : notSaved;
        } catch (error) {
          return answerTo(error);
        }
      }),
    },
  }) satisfies FormEffects;

// The machine of one form, and what its next call is.
function createForm() {
  const next: { save: Save | null } = { save: null };
  return {
    machine: formMachine.provide(saveEffects(() => next.save?.())),
    prepare: (save: Save) => void Object.assign(next, { save }),
  };
}

type Refused = { result: SubmissionResult<readonly FieldError[]> | null; unsent: readonly string[] };

/** Of the call of another chart. */
type Elsewhere = { failure?: FailureDetails | null; isBusy?: boolean };
type Options = {
  id: string;
  fields: FieldDefinitions;
  isRestored: boolean;
  onSaved: (saved: unknown) => void;
  /** The element that asks which version to keep. */
  question: RefObject<HTMLElement | null>;
};

// The chart of a form: one call at a time, errors shown where they belong (E2).
export function useFormChart(
  { failure, isBusy = false }: Elsewhere,
  { id, fields, isRestored, question, ...handlers }: Options,
) {
  const [refused, refuse] = useState<Refused>({ result: null, unsent: [] });
  const [{ machine, prepare }] = useState(createForm);
  const { actor, snapshot } = useChart(() => machine, { input: { isRestored } });

  const onSaved = useEffectEvent(handlers.onSaved);
  const onFailed = useEffectEvent((failed: FailureDetails) => {
    const form = elementOf(id);
    if (!form) return;
    // Not every call that fails was submitted: another button may have made it.
    const submission = parseSubmission(new FormData(form));
    refuse({
      result: report(submission, { error: errorsOfFailure(failed, fields), keepFiles: true }),
      unsent: unsentOf(fields, form),
    });
  });
  useEffect(() => {
    const subscriptions = [
      actor.on('form.saved', ({ saved }) => onSaved(saved)),
      // Saving rejects with failures alone.
      actor.on('form.failed', ({ error }) => onFailed(error as FailureDetails)),
      actor.on('conflict.asked', () => question.current?.focus()),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, question]);
  useEffect(() => {
    if (failure) actor.send({ type: 'call.failed', error: failure });
  }, [actor, failure]);

  const isSending = useCallback(() => actor.getSnapshot().hasTag('busy'), [actor]);
  return {
    isSending,
    isBusy: isBusy || snapshot.hasTag('busy'),
    /** The save takes longer than usual. */
    isSlow: snapshot.hasTag('slow'),
    isRestored: snapshot.hasTag('restored'),
    isConflicting: snapshot.hasTag('conflicting'),
    isLocked: () => isBusy || actor.getSnapshot().hasTag('busy'),
    /** What the fields and the form show of the last failure. */
    refusal: refused.result,
    /** The fields that were disabled or not on screen then. */
    unsent: refused.unsent,
    submit(call: Save, isOverwriting: boolean) {
      prepare(call);
      actor.send({ type: 'form.submit', isOverwriting });
    },
    actor,
    replaceInput: () => actor.send({ type: 'input.replaced' }),
  };
}

type FormActor = ReturnType<typeof useFormChart>['actor'];

// Tells the chart how the input stands to what is saved by now.
export function useStanding(actor: FormActor, isRemoved: boolean, conflicts: readonly string[]): void {
  const found = conflicts.length > 0 ? 'version.conflicts' : 'version.agrees';
  const type = isRemoved ? 'version.isGone' : found;
  useEffect(() => actor.send({ type }), [actor, type]);
}

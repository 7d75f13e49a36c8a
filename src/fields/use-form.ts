import type { KnownFailure } from '#i18n/error-messages.ts';
import { useForm as useConform, useFormData, type FormMetadata } from '@conform-to/react/future';
import { isEqual } from 'es-toolkit';
import { useEffect, useMemo, useRef, useState, type SubmitEvent } from 'react';
import { draftOf, readDraft, useDraftOf, type Draft } from './draft.ts';
import { errorsOfFailure, isTold, unknownFailure, type FieldError, type RuleTexts } from './field-errors.ts';
import type { FieldDefinitions, FormValues } from './field-types.ts';
import { completeValues, readPresent, writeValues } from './field-values.ts';
import { focusField } from './focus-field.ts';
import { useLeaveGuard } from './leave-guard.ts';
import type { RuleSet } from './rule-set.ts';
import { useValidation } from './use-validation.ts';

type Errors = readonly FieldError[];
type Update = (options: { error: ReturnType<typeof errorsOfFailure> }) => void;

export type FormOptions<Definitions extends FieldDefinitions> = {
  /** The id of the form element; ids of its fields begin with it. */
  id: string;
  /** What is saved, or what the form begins with; what is left out begins empty. */
  saved?: Partial<FormValues<Definitions>>;
  /**
   * Takes the values when they are right. Of a promise the form waits for the end: a failed call is told at its fields
   * and everything typed stays; a kept one makes the values the saved ones. Nothing, when a chart makes the call.
   */
  onSubmit: (values: FormValues<Definitions>) => Promise<unknown> | void;
  /** Whether a chart is at it; the form waits. */
  isBusy?: boolean;
  /** What the call of a chart has failed with. */
  failure?: KnownFailure | null;
  /** Rules that depend on something, in place of those of the definition. */
  rules?: { readonly [Name in keyof Definitions]?: RuleSet };
  /** Asks before changes that are not saved are left. */
  asksBeforeLeaving?: boolean;
  draft?: Draft;
  texts?: RuleTexts;
};

/** A form as its parts know it. */
export type FormOf<Definitions extends FieldDefinitions> = {
  id: string;
  fields: Definitions;
  rules: Readonly<Record<string, RuleSet>>;
  texts: RuleTexts;
  isBusy: boolean;
  /** Whether anything differs from what is saved. */
  isDirty: boolean;
  state: FormMetadata<Errors>;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Says now what is wrong, as if it were sent. */
  check: () => void;
  /** Back to what is saved. */
  reset: () => void;
  values: () => FormValues<Definitions>;
  focus: (name: keyof Definitions & string) => void;
};

const elementOf = (id: string) => document.forms.namedItem(id);

/** The values that stand in a form now, saved ones where a field is not on screen. */
function valuesOf<Definitions extends FieldDefinitions>(
  fields: Definitions,
  saved: FormValues<Definitions>,
  form: HTMLFormElement | null,
): FormValues<Definitions> {
  return form ? { ...saved, ...readPresent(fields, form) } : saved;
}

/** One call at a time: what comes while it runs is dropped. */
function useSending<Definitions extends FieldDefinitions>(
  { onSubmit, failure, isBusy = false }: FormOptions<Definitions>,
  fields: Definitions,
) {
  const [isSending, setIsSending] = useState(false);
  const lock = useRef(false);
  const lastUpdate = useRef<Update | null>(null);

  useEffect(() => {
    if (failure) lastUpdate.current?.({ error: errorsOfFailure(failure, fields) });
  }, [failure, fields]);

  async function wait(saving: Promise<unknown>, onSaved: () => void) {
    lock.current = true;
    setIsSending(true);
    const error = await saving.then(
      () => null,
      (reason: unknown) => ({ reason }),
    );
    lock.current = false;
    setIsSending(false);
    if (!error) {
      onSaved();
      return;
    }
    // Whoever listens to uncaught errors learns of the one that is not a failed call.
    if (!isTold(error.reason)) window.reportError(error.reason);
    lastUpdate.current?.({
      error: errorsOfFailure(isTold(error.reason) ? error.reason : unknownFailure, fields),
    });
  }

  return {
    isBusy: isBusy || isSending,
    isLocked: () => isBusy || lock.current,
    send: (values: FormValues<Definitions>, update: Update, onSaved: () => void) => {
      lastUpdate.current = update;
      const saving = onSubmit(values);
      if (saving) void wait(saving, onSaved);
    },
  };
}

/**
 * A form on its definition: checked by its rules while it is filled in and before it is sent, sent once, its failures
 * told where they belong, what was typed never lost (F1 to F4, E2). Give the result to `Form` and `FormField`.
 */
export function useForm<Definitions extends FieldDefinitions>(
  fields: Definitions,
  options: FormOptions<Definitions>,
): FormOf<Definitions> {
  const { id, draft, texts = 'product', asksBeforeLeaving = false } = options;
  const [saved, setSaved] = useState(() => completeValues(fields, options.saved ?? {}));
  const { rules, validate } = useValidation(fields, options.rules);
  const sending = useSending(options, fields);
  const written = useMemo(() => writeValues(fields, saved), [fields, saved]);
  const [begun] = useState(() => ({ ...written, ...readDraft(fields, draft) }));

  const { form, intent } = useConform<Record<string, string>, Errors, FormValues<Definitions>>({
    id,
    defaultValue: begun,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formElement }) => validate(readPresent(fields, formElement), saved),
    onSubmit: (event, { value, update }) => {
      event.preventDefault();
      sending.send(value, update, () => adopt(value));
    },
  });

  function adopt(values: FormValues<Definitions>) {
    // What is saved may have led away from the form.
    if (!elementOf(id)) return;
    setSaved(values);
    intent.reset({ defaultValue: writeValues(fields, values) });
  }

  const changed = useFormData(
    id,
    () => draftOf(fields, writeValues(fields, valuesOf(fields, saved, elementOf(id))), written),
    { acceptFiles: true, fallback: {} },
  );
  const isDirty = useFormData(id, () => !isEqual(valuesOf(fields, saved, elementOf(id)), saved), {
    acceptFiles: true,
    fallback: false,
  });
  useDraftOf(draft, changed);
  useLeaveGuard(asksBeforeLeaving && isDirty);
  useNewerSaved({ incoming: completeValues(fields, options.saved ?? {}), isDirty, adopt });

  return {
    id,
    fields,
    rules,
    texts,
    isBusy: sending.isBusy,
    isDirty,
    state: form,
    submit: (event) => {
      if (sending.isLocked()) event.preventDefault();
      else form.props.onSubmit(event);
    },
    check: () => intent.validate(),
    reset: () => adopt(saved),
    values: () => valuesOf(fields, saved, elementOf(id)),
    focus: (name) => focusField(`${id}-${name}`),
  };
}

type NewerSaved<Values> = { incoming: Values; isDirty: boolean; adopt: (values: Values) => void };

/** What is saved has changed elsewhere: a form without changes of its own shows it. */
function useNewerSaved<Values>({ incoming, isDirty, adopt }: NewerSaved<Values>) {
  const known = useRef(incoming);
  useEffect(() => {
    if (isEqual(known.current, incoming)) return;
    known.current = incoming;
    if (!isDirty) adopt(incoming);
  });
}

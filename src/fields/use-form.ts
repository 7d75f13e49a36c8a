import type { KnownFailure } from '#i18n/error-messages.ts';
import { useForm as useConform, useFormData, type FormMetadata } from '@conform-to/react/future';
import { isEqual } from 'es-toolkit';
import { useEffect, useMemo, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { draftOf, draftOn, readDraft, useDraftOf, versionOfDraft } from './draft.ts';
import type { FieldError, RuleTexts } from './field-errors.ts';
import type { FieldDefinitions, FormValues } from './field-types.ts';
import { completeValues, readPresent, writeValues } from './field-values.ts';
import { focusField } from './focus-field.ts';
import { useLeaveGuard } from './leave-guard.ts';
import type { RuleSet } from './rule-set.ts';
import { useDraft, type Draft } from './use-draft.ts';
import { useSending } from './use-sending.ts';
import { useValidation } from './use-validation.ts';
import { changedNames, isNewer, isOvertaken, revisionOf, useVersions, type Version } from './versions.ts';

type Errors = readonly FieldError[];

export type FormOptions<Definitions extends FieldDefinitions> = {
  /** The id of the form element; ids of its fields begin with it. */
  id: string;
  /** What is saved, or what the form begins with; what is left out begins empty. */
  saved?: Partial<FormValues<Definitions>>;
  /** Counts the changes of what is saved, where the network does: so that nobody else's change is lost without a word. */
  revision?: number | undefined;
  /** Loads what is saved by now, after somebody else has saved something. */
  loadNewer?: () => Promise<{ saved: Partial<FormValues<Definitions>>; revision?: number | undefined }>;
  /**
   * Takes the values when they are right. Of a promise the form waits for the end: a failed call is told at its fields
   * and everything typed stays; a kept one makes the values the saved ones, of the `revision` that it resolves with. Nothing,
   * when a chart makes the call. `revision` is the one that the values may replace.
   */
  onSubmit: (values: FormValues<Definitions>, revision?: number) => Promise<unknown> | void;
  /** Whether a chart is at it; the form waits. */
  isBusy?: boolean;
  /** What the call of a chart has failed with. */
  failure?: KnownFailure | null;
  /** Rules that depend on something, in place of those of the definition. */
  rules?: { readonly [Name in keyof Definitions]?: RuleSet };
  /** Asks before changes that are not saved are left. */
  asksBeforeLeaving?: boolean;
  /** Under which name the portal keeps what is typed until it is sent; null where only ticks or secrets are. */
  draft: string | null;
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
  /** Back to what is saved; the draft is forgotten. */
  reset: () => void;
  values: () => FormValues<Definitions>;
  focus: (name: keyof Definitions & string) => void;
  /** Somebody else has saved other values meanwhile; `FormErrors` asks what is to become of those in the form. */
  conflict: {
    changed: readonly (keyof Definitions & string)[];
    loadNewer: () => void;
    /** Saves what stands in the form over the newer version. */
    keepMine: () => void;
  } | null;
  /** Where the question about a conflict stands. */
  question: RefObject<HTMLElement | null>;
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

const versionOf = <Definitions extends FieldDefinitions>(
  fields: Definitions,
  { saved = {}, revision }: Pick<FormOptions<Definitions>, 'saved' | 'revision'>,
): Version<FormValues<Definitions>> => ({ saved: completeValues(fields, saved), revision });

function useFormVersions<Definitions extends FieldDefinitions>(
  fields: Definitions,
  { loadNewer, onSubmit, ...given }: FormOptions<Definitions>,
) {
  const draft = useDraft(given.draft);
  const versions = useVersions({
    incoming: versionOf(fields, given),
    begin: (incoming) => versionOfDraft(fields, draft, incoming),
    save: onSubmit,
    load: loadNewer && (async () => versionOf(fields, await loadNewer())),
  });
  return { ...versions, draft };
}

type Changes<Definitions extends FieldDefinitions> = Pick<
  FormOptions<Definitions>,
  'id' | 'asksBeforeLeaving'
> & { base: Version<FormValues<Definitions>>; draft: Draft | undefined };

const unchanged = { changed: {}, isDirty: false };

/** Whether anything in the form differs from what is saved; the draft keeps what does, and leaving asks. */
function useChanges<Definitions extends FieldDefinitions>(
  fields: Definitions,
  { id, base: { saved, revision }, draft, asksBeforeLeaving = false }: Changes<Definitions>,
) {
  const written = useMemo(() => writeValues(fields, saved), [fields, saved]);
  // In one look: whoever asks for what stands in a form has the browser lay it out.
  const { changed, isDirty } = useFormData(
    id,
    () => {
      const present = valuesOf(fields, saved, elementOf(id));
      const changes = draftOf(fields, writeValues(fields, present), written);
      return { changed: draftOn(changes, written, revision), isDirty: !isEqual(present, saved) };
    },
    { acceptFiles: true, fallback: unchanged },
  );
  useDraftOf(draft, changed);
  useLeaveGuard(asksBeforeLeaving && isDirty);
  return isDirty;
}

const keepMine = 'keep-mine';

/** Sends the form over somebody else's change. Its button is there for this moment only, so that Enter never stands for it. */
function sendKnowingly(form: HTMLFormElement | null) {
  const button = document.createElement('button');
  button.value = keepMine;
  button.hidden = true;
  form?.append(button);
  form?.requestSubmit(button);
  button.remove();
}

const isKnowing = ({ nativeEvent }: { nativeEvent: Event }) =>
  'submitter' in nativeEvent &&
  nativeEvent.submitter instanceof HTMLButtonElement &&
  nativeEvent.submitter.value === keepMine;

/**
 * A form on its definition: checked by its rules while it is filled in and before it is sent, sent once, its failures
 * told where they belong, what was typed never lost (F1 to F4, E2). Give the result to `Form` and `FormField`.
 */
export function useForm<Definitions extends FieldDefinitions>(
  fields: Definitions,
  options: FormOptions<Definitions>,
): FormOf<Definitions> {
  const { id, texts = 'product' } = options;
  const versions = useFormVersions(fields, options);
  const { draft, base } = versions;
  const { saved } = base;
  const { rules, validate } = useValidation(fields, options.rules);
  const sending = useSending(options, fields);
  const question = useRef<HTMLElement>(null);
  const [begun] = useState(() => ({ ...writeValues(fields, saved), ...readDraft(fields, draft) }));

  const { form, intent } = useConform<Record<string, string>, Errors, FormValues<Definitions>>({
    id,
    defaultValue: begun,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formElement }) => validate(readPresent(fields, formElement), saved),
    onSubmit: (event, { value, update }) => {
      event.preventDefault();
      if (versions.isOvertaken && !isKnowing(event)) question.current?.focus();
      else {
        sending.send(versions.attempt(value, isKnowing(event)), update, (answer) =>
          adopt({ saved: value, revision: revisionOf(answer) ?? versions.newest.revision }),
        );
      }
    },
  });

  function adopt(version: Version<FormValues<Definitions>>) {
    draft?.write({});
    // What is saved may have led away from the form.
    if (!elementOf(id)) return;
    versions.setBase(version);
    intent.reset({ defaultValue: writeValues(fields, version.saved) });
  }

  const isDirty = useChanges(fields, { ...options, base, draft });
  useNewerSaved({ ...versions, isDirty, adopt });
  const focus = (name: string) => focusField(`${id}-${name}`);
  const conflict = () => ({
    changed: changedNames(saved, versions.newest.saved),
    loadNewer: () => {
      adopt(versions.newest);
      focus(Object.keys(fields)[0] ?? '');
    },
    keepMine: () => sendKnowingly(elementOf(id)),
  });

  const given = { id, fields, rules, texts, question };
  return {
    ...given,
    isBusy: sending.isBusy,
    isDirty,
    state: form,
    submit: (event) => (sending.isLocked() ? event.preventDefault() : form.props.onSubmit(event)),
    check: () => intent.validate(),
    reset: () => adopt(base),
    values: () => valuesOf(fields, saved, elementOf(id)),
    focus,
    conflict: isDirty && versions.isOvertaken ? conflict() : null,
  };
}

type NewerSaved<Values> = {
  incoming: Version<Values>;
  base: Version<Values>;
  newest: Version<Values>;
  isDirty: boolean;
  adopt: (version: Version<Values>) => void;
};

/** What is saved has changed elsewhere: a form without changes of its own shows it. */
function useNewerSaved<Values>({ incoming, base, newest, isDirty, adopt }: NewerSaved<Values>) {
  const known = useRef(incoming.saved);
  const isShown = useRef(false);
  useEffect(() => {
    // What a draft has brought along is not seen before the form stands.
    if (!isShown.current) {
      isShown.current = true;
      return;
    }
    const isOther = !isEqual(known.current, incoming.saved) && !isNewer(base, incoming);
    known.current = incoming.saved;
    if (isDirty) return;
    if (isOvertaken(base, newest)) adopt(newest);
    else if (isOther) adopt(incoming);
  });
}

import { useForm as useConform, type FormMetadata } from '@conform-to/react/future';
import { pick } from 'es-toolkit';
import { useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { readDraft } from './draft.ts';
import type { FieldError, RuleTexts } from './field-errors.ts';
import type { FieldDefinitions, FormValues } from './field-types.ts';
import { readPresent, writeValues } from './field-values.ts';
import { focusField } from './focus-field.ts';
import type { FormOptions } from './form-options.ts';
import type { Leaving } from './leave-guard.ts';
import { useFormVersions, useNewerSaved } from './form-versions.ts';
import type { Version } from './merge.ts';
import type { RuleSet } from './rule-set.ts';
import { elementOf, useChanges, valuesOf } from './use-changes.ts';
import type { Draft } from './use-draft.ts';
import { useFormChart, useStanding } from './use-form-chart.ts';
import { useValidation } from './use-validation.ts';
import { revisionOf, type Saved, type Versions } from './versions.ts';

type Errors = readonly FieldError[];

export type FormOf<Definitions extends FieldDefinitions> = {
  id: string;
  fields: Definitions;
  rules: Readonly<Record<string, RuleSet>>;
  texts: RuleTexts;
  isBusy: boolean;
  /** The save takes longer than usual. */
  isSlow: boolean;
  isDisabled: boolean;
  isDirty: boolean;
  /** The fields whose values are not saved. */
  unsaved: readonly string[];
  /** The fields whose files were chosen before a reload, which keeps none. */
  lostFiles: readonly string[];
  state: FormMetadata<Errors>;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Validates now, as on submit. */
  check: () => void;
  /** Resets to the saved values and removes the draft. */
  reset: () => void;
  /** Whether a draft was restored and is still unsaved. */
  isRestored: boolean;
  /** Discards the restored draft. */
  discard: () => void;
  values: () => FormValues<Definitions>;
  saved: FormValues<Definitions>;
  /** The fields that the last refused save had no values of. */
  unsent: readonly string[];
  /** What was in fields that are not on screen any more, as text. */
  left: Map<string, string>;
  focus: (name: keyof Definitions & string) => void;
  /** Concurrent changes of the same fields; `FormErrors` asks which to keep. */
  conflict: {
    changed: readonly (keyof Definitions & string)[];
    loadNewer: () => void;
    /** Saves local changes over the newer version. */
    keepMine: () => void;
  } | null;
  /** It was removed concurrently: submitting creates it again. */
  isRemoved: boolean;
  /** The element of the conflict question. */
  question: RefObject<HTMLElement | null>;
};

const keepMine = 'keep-mine';

// Submits over the concurrent change. Its button is mounted for this moment only, so that Enter never triggers it.
function submitOverConflict(form: HTMLFormElement | null) {
  const button = document.createElement('button');
  button.value = keepMine;
  button.hidden = true;
  form?.append(button);
  form?.requestSubmit(button);
  button.remove();
}

const isOverwriteButton = ({ nativeEvent }: { nativeEvent: Event }) =>
  'submitter' in nativeEvent &&
  nativeEvent.submitter instanceof HTMLButtonElement &&
  nativeEvent.submitter.value === keepMine;

type FormExits<Definitions extends FieldDefinitions> = Pick<
  Versions<FormValues<Definitions>>,
  'base' | 'newest'
> & {
  id: string;
  fields: Definitions;
  conflicts: readonly (keyof Definitions & string)[];
  adopt: (version: Version<FormValues<Definitions>>) => void;
};

// What can be done with the input besides submitting it.
function formExits<Definitions extends FieldDefinitions>(form: FormExits<Definitions>) {
  const { id, base, newest, conflicts, adopt } = form;
  const focus = (name: string) => focusField(`${id}-${name}`);
  function begin(version: typeof base) {
    adopt(version);
    focus(Object.keys(form.fields)[0] ?? '');
  }
  const conflict = {
    changed: conflicts,
    loadNewer: () => begin(newest),
    keepMine: () => submitOverConflict(elementOf(id)),
  };
  return {
    focus,
    reset: () => adopt(base),
    discard: () => begin(base),
    conflict: conflicts.length > 0 ? conflict : null,
  };
}

function leavingOf({
  unguarded,
  guardsClosing = false,
}: Pick<FormOptions<FieldDefinitions>, 'unguarded' | 'guardsClosing'>): Leaving {
  if (unguarded === undefined) return 'guarded';
  return guardsClosing ? 'guardsClosing' : 'unguarded';
}

// Removes the draft once it is saved, even if the form is gone by then.
const withoutDraft =
  <Answer>(save: () => Promise<Answer> | void, draft: Draft | undefined) =>
  () =>
    save()?.then((saved) => {
      draft?.write({});
      return saved;
    });

// The initial values: the saved ones, with the draft on top.
function useInitialValues<Definitions extends FieldDefinitions>(
  fields: Definitions,
  saved: FormValues<Definitions>,
  draft: Draft | undefined,
) {
  const [drafted] = useState(() => readDraft(fields, draft));
  const [initialValues] = useState(() => ({ ...writeValues(fields, saved), ...drafted }));
  return { initialValues, hasDraft: Object.keys(drafted).length > 0 };
}

/**
 * A form from its definition: validated while typing and on submit, submitted once, errors at their fields, input
 * never lost (F1 to F4, E2). Pass the result to `Form` and `FormField`.
 */
export function useForm<Definitions extends FieldDefinitions, Answer = unknown>(
  fields: Definitions,
  options: FormOptions<Definitions, Answer>,
): FormOf<Definitions> {
  type Values = FormValues<Definitions>;
  const { id, texts = 'product', onSaved } = options;
  const versions = useFormVersions(fields, options);
  const { draft, base, newest, isRemoved } = versions;
  const { rules, validate } = useValidation(fields, options);
  const question = useRef<HTMLElement>(null);
  const { initialValues, hasDraft } = useInitialValues(fields, base.saved, draft);
  // What `save` resolves with.
  const onDone = (saved: unknown) => finish(saved as Saved<Values, Answer>);
  const chart = useFormChart(options, { id, fields, question, isRestored: hasDraft, onSaved: onDone });

  const { form, intent } = useConform<Record<string, string>, Errors, Values>({
    id,
    defaultValue: initialValues,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formElement }) => validate(readPresent(fields, formElement), base.saved),
    lastResult: chart.refusal,
    onSubmit: (event, { value }) => {
      event.preventDefault();
      const isOverwriting = isOverwriteButton(event);
      const attempt = () => versions.attempt(value, isOverwriting);
      chart.submit(withoutDraft(attempt, draft), isOverwriting);
    },
  });
  function show(version: Version<Values>, shown: Values) {
    versions.setBase(version);
    intent.reset({ defaultValue: writeValues(fields, shown) });
  }
  function adopt(version: Version<Values>) {
    draft?.write({});
    letGo();
    // Saving may have navigated away from the form.
    if (!elementOf(id)) return;
    chart.replaceInput();
    show(version, version.saved);
  }
  function finish({ values: saved, answer }: Saved<Values, Answer>) {
    const stands = elementOf(id) !== null;
    adopt({ saved, revision: revisionOf(answer) ?? newest.revision });
    if (stands) onSaved?.(answer);
  }

  const { conflicts, letGo, ...own } = useChanges(fields, { ...versions, ...chart, id }, leavingOf(options));
  useStanding(chart.actor, isRemoved, conflicts);
  const values = () => valuesOf(fields, base.saved, elementOf(id));
  useNewerSaved({ ...versions, isDirty: own.isDirty, isBusy: chart.isBusy, values, show, adopt });
  const given = { id, fields, rules, texts, question, values, saved: base.saved, ...own };
  return {
    ...given,
    ...formExits({ id, fields, base, newest, conflicts: chart.isConflicting ? conflicts : [], adopt }),
    isRemoved,
    ...pick(chart, ['isBusy', 'isSlow', 'unsent']),
    isDisabled: options.isDisabled ?? false,
    state: form,
    submit: (event) => (chart.isLocked() ? event.preventDefault() : form.props.onSubmit(event)),
    check: () => intent.validate(),
    isRestored: chart.isRestored && own.isDirty,
  };
}

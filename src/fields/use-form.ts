import type { FailureDetails } from '#i18n/error-messages.ts';
import { useForm as useConform, type FormMetadata } from '@conform-to/react/future';
import { useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { readDraft } from './draft.ts';
import type { FieldError, RuleTexts } from './field-errors.ts';
import type { FieldDefinitions, FormValues } from './field-types.ts';
import { readPresent, writeValues } from './field-values.ts';
import { focusField } from './focus-field.ts';
import { useFormVersions, useNewerSaved } from './form-versions.ts';
import type { Version } from './merge.ts';
import type { RuleSet } from './rule-set.ts';
import { elementOf, useChanges, valuesOf } from './use-changes.ts';
import type { Draft } from './use-draft.ts';
import { useSending } from './use-sending.ts';
import { useValidation } from './use-validation.ts';
import { revisionOf, type Saved, type Versions } from './versions.ts';

type Errors = readonly FieldError[];

export type FormOptions<Definitions extends FieldDefinitions, Answer = unknown> = {
  /** The id of the form element; ids of its fields begin with it. */
  id: string;
  /** What is saved, or what the form begins with; what is left out begins empty. */
  saved?: Partial<FormValues<Definitions>>;
  /** Counts the changes of what is saved, where the network does: so that nobody else's change is lost without a word. */
  revision?: number | undefined;
  /** Loads what is saved by now, after somebody else has saved something. */
  loadNewer?: () => Promise<{ saved: Partial<FormValues<Definitions>>; revision?: number | undefined }>;
  /** Makes it anew from what was typed, where somebody else can remove it meanwhile. */
  makeAnew?: ((values: FormValues<Definitions>) => Promise<Answer>) | undefined;
  /** Whether the screen knows that it was removed. */
  isRemoved?: boolean;
  /**
   * Takes the values when they are right. Of a promise the form waits for the end: a failed call is told at its fields
   * and everything typed stays; a kept one makes the values the saved ones, of the `revision` that it resolves with. Nothing,
   * when a chart makes the call. `revision` is the one that the values may replace.
   */
  onSubmit: (values: FormValues<Definitions>, revision?: number) => Promise<Answer> | void;
  /** Leads on once everything is saved and nothing holds the page any more; given what `onSubmit` resolves with. */
  onSaved?: (answer: Answer) => void;
  /** Whether a chart is at it; the form waits. */
  isBusy?: boolean;
  /** What the call of a chart has failed with. */
  failure?: FailureDetails | null;
  /** Rules that depend on something, in place of those of the definition. */
  rules?: { readonly [Name in keyof Definitions]?: RuleSet };
  /** Its fields make sense only together: changes on both sides are a conflict, whichever fields they are in. */
  isWhole?: boolean;
  /** Why unsaved changes may be left without a question; each other form asks. */
  leftUnasked?: string;
  /** Closing or reloading the page asks nevertheless: only the page keeps what was typed. */
  closingAsks?: boolean;
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
  /** What was typed before has come back with the form, and is still not saved. */
  isRestored: boolean;
  /** Takes back what has come back. */
  discard: () => void;
  values: () => FormValues<Definitions>;
  focus: (name: keyof Definitions & string) => void;
  /** Somebody else has saved other values of the same fields; `FormErrors` asks whose are to stay. */
  conflict: {
    changed: readonly (keyof Definitions & string)[];
    loadNewer: () => void;
    /** Saves what was changed here over the newer version. */
    keepMine: () => void;
  } | null;
  /** Somebody else has removed it: sending makes it anew. */
  isRemoved: boolean;
  /** Where the question about a conflict stands. */
  question: RefObject<HTMLElement | null>;
};

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

type WaysOut<Definitions extends FieldDefinitions> = Pick<
  Versions<FormValues<Definitions>>,
  'base' | 'newest'
> & {
  id: string;
  fields: Definitions;
  conflicts: readonly (keyof Definitions & string)[];
  adopt: (version: Version<FormValues<Definitions>>) => void;
};

/** What may become of what was typed, beside sending it. */
function waysOut<Definitions extends FieldDefinitions>(form: WaysOut<Definitions>) {
  const { id, base, newest, conflicts, adopt } = form;
  const focus = (name: string) => focusField(`${id}-${name}`);
  function begin(version: typeof base) {
    adopt(version);
    focus(Object.keys(form.fields)[0] ?? '');
  }
  const conflict = {
    changed: conflicts,
    loadNewer: () => begin(newest),
    keepMine: () => sendKnowingly(elementOf(id)),
  };
  return {
    focus,
    reset: () => adopt(base),
    discard: () => begin(base),
    conflict: conflicts.length > 0 ? conflict : null,
  };
}

/** What a form begins with: what is saved, and on top of it what was typed before. */
function useBeginning<Definitions extends FieldDefinitions>(
  fields: Definitions,
  saved: FormValues<Definitions>,
  draft: Draft | undefined,
) {
  const [drafted] = useState(() => readDraft(fields, draft));
  const [begun] = useState(() => ({ ...writeValues(fields, saved), ...drafted }));
  const [isRestored, setRestored] = useState(Object.keys(drafted).length > 0);
  return { begun, isRestored, settle: () => setRestored(false) };
}

/**
 * A form on its definition: checked by its rules while it is filled in and before it is sent, sent once, its failures
 * told where they belong, what was typed never lost (F1 to F4, E2). Give the result to `Form` and `FormField`.
 */
export function useForm<Definitions extends FieldDefinitions, Answer = unknown>(
  fields: Definitions,
  options: FormOptions<Definitions, Answer>,
): FormOf<Definitions> {
  type Values = FormValues<Definitions>;
  const { id, texts = 'product', onSaved, leftUnasked, closingAsks = false } = options;
  const versions = useFormVersions(fields, options);
  const { draft, base, newest, isRemoved } = versions;
  const { rules, validate } = useValidation(fields, options.rules);
  const sending = useSending(options, fields);
  const question = useRef<HTMLElement>(null);
  const { begun, isRestored, settle } = useBeginning(fields, base.saved, draft);

  const { form, intent } = useConform<Record<string, string>, Errors, Values>({
    id,
    defaultValue: begun,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formElement }) => validate(readPresent(fields, formElement), base.saved),
    onSubmit: (event, { value, update }) => {
      event.preventDefault();
      const isAsked = !isRemoved && versions.mergeWith(value).conflicts.length > 0 && !isKnowing(event);
      if (isAsked) question.current?.focus();
      else sending.send(versions.attempt(value, isKnowing(event)), update, finish);
    },
  });
  function show(version: Version<Values>, shown: Values) {
    versions.setBase(version);
    intent.reset({ defaultValue: writeValues(fields, shown) });
  }
  function adopt(version: Version<Values>) {
    draft?.write({});
    letGo();
    // What is saved may have led away from the form.
    if (!elementOf(id)) return;
    settle();
    show(version, version.saved);
  }
  function finish({ values: saved, answer }: Saved<Values, Answer>) {
    const stands = elementOf(id) !== null;
    adopt({ saved, revision: revisionOf(answer) ?? newest.revision });
    if (stands) onSaved?.(answer);
  }

  const unasked = closingAsks ? 'closingAsks' : 'free';
  const leaving = leftUnasked === undefined ? 'asks' : unasked;
  const { isDirty, conflicts, letGo } = useChanges(fields, { ...versions, id, leaving });
  const values = () => valuesOf(fields, base.saved, elementOf(id));
  useNewerSaved({ ...versions, isDirty, isBusy: sending.isBusy, values, show, adopt });
  const given = { id, fields, rules, texts, question, isDirty, values };
  return {
    ...given,
    ...waysOut({ id, fields, base, newest, conflicts: isRemoved ? [] : conflicts, adopt }),
    isRemoved,
    isBusy: sending.isBusy,
    state: form,
    submit: (event) => (sending.isLocked() ? event.preventDefault() : form.props.onSubmit(event)),
    check: () => intent.validate(),
    isRestored: isRestored && isDirty,
  };
}

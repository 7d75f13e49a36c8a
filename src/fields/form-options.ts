import type { FailureDetails } from '#i18n/error-messages.ts';
import type { RuleTexts } from './field-errors.ts';
import type { FieldDefinitions, FormValues } from './field-types.ts';
import type { RuleSet } from './rule-set.ts';

export type FindProblems<Values> = (values: Values) => readonly { field: string; code: string }[];

export type FormOptions<Definitions extends FieldDefinitions, Answer = unknown> = {
  /** The id of the form element, and the prefix of its field ids. */
  id: string;
  /** The saved or initial values; missing ones start empty. */
  saved?: Partial<FormValues<Definitions>>;
  /** Counts saved changes, where the network does, so that a concurrent change is never overwritten silently. */
  revision?: number | undefined;
  /** Loads the saved version after a concurrent change. */
  loadNewer?: () => Promise<{ saved: Partial<FormValues<Definitions>>; revision?: number | undefined }>;
  /** Creates it again from the form values, if it can be removed concurrently. */
  recreate?: ((values: FormValues<Definitions>) => Promise<Answer>) | undefined;
  /** Whether it is known to be removed. */
  isRemoved?: boolean;
  /**
   * Receives valid values. While its promise is pending the form waits; if it rejects, errors appear at their fields
   * and input stays; if it resolves, the values become the saved ones, of the `revision` that it resolves with.
   * Returns nothing when a chart makes the call. `revision` is the one to be replaced, `former` its values, or null if
   * these are the same.
   */
  onSubmit: (
    values: FormValues<Definitions>,
    revision: number | undefined,
    former: FormValues<Definitions> | null,
  ) => Promise<Answer> | void;
  /** Called once everything is saved and the leave guard is released; receives what `onSubmit` resolved with. */
  onSaved?: (answer: Answer) => void;
  /** Whether a chart is busy; the form waits. */
  isBusy?: boolean;
  /** Disables its fields. */
  isDisabled?: boolean;
  /** The failure of a chart's call. */
  failure?: FailureDetails | null;
  /** Dynamic rules, in place of those of the definition. */
  rules?: { readonly [Name in keyof Definitions]?: RuleSet };
  /** Contradictions between fields, found as they are typed; a code has its text in `field-errors.ts`. */
  problems?: FindProblems<FormValues<Definitions>>;
  /** Its fields only make sense together: any two concurrent changes conflict. */
  isWhole?: boolean;
  /** The reason why unsaved changes may be left without asking; other forms ask. */
  unguarded?: string;
  /** Ask on closing or reloading the page nevertheless: only the page holds the input. */
  guardsClosing?: boolean;
  /** The name of the draft; null for forms with checkboxes or secrets only. */
  draft: string | null;
  texts?: RuleTexts;
};

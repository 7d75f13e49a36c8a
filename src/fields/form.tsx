import type { FocusEvent, ReactNode } from 'react';
import { FormProvider } from '@conform-to/react/future';
import type { FieldDefinitions } from './field-types.ts';
import { holdDoubleClick } from './double-click.ts';
import { FormRestored } from './form-restored.tsx';
import { useFocusInSight } from './use-focus-in-sight.ts';
import type { FormOf } from './use-form.ts';

type FormProps<Definitions extends FieldDefinitions> = { of: FormOf<Definitions>; children: ReactNode };

const isSubmit = (target: EventTarget | null) =>
  target instanceof HTMLButtonElement && target.type === 'submit';

/** The element of a form; its fields, errors and buttons stand inside. */
export function Form<Definitions extends FieldDefinitions>({ of: form, children }: FormProps<Definitions>) {
  const { onBlur, onInput } = form.state.props;
  useFocusInSight(form.id, Object.keys(form.state.fieldErrors));
  const handlers = {
    // On its way to the button that sends it a form is checked as a whole: an error that comes or goes now would move it.
    onBlur: (event: FocusEvent<HTMLFormElement>) =>
      isSubmit(event.relatedTarget) ? undefined : onBlur(event),
    onInput,
    onClick: holdDoubleClick,
    onSubmit: form.submit,
  };
  return (
    <FormProvider context={form.state.context}>
      <form id={form.id} noValidate aria-busy={form.isBusy} {...handlers}>
        {form.isRestored ? <FormRestored isBusy={form.isBusy} onDiscard={form.discard} /> : null}
        {children}
      </form>
    </FormProvider>
  );
}

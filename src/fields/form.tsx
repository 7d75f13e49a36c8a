import { Button } from '#ui/controls/button.tsx';
import { useWhileBusy } from '#ui/controls/use-while-busy.ts';
import { Callout } from '#ui/feedback/callout.tsx';
import { FormHead } from '#ui/layout/form-head.tsx';
import { useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { FormProvider } from '@conform-to/react/future';
import { holdDoubleClick } from './double-click.ts';
import type { FieldDefinitions } from './field-types.ts';
import type { FormOf } from './use-form.ts';

type FormProps<Definitions extends FieldDefinitions> = { of: FormOf<Definitions>; children: ReactNode };

const isSubmit = (target: EventTarget | null) =>
  target instanceof HTMLButtonElement && target.type === 'submit';

// Errors that appear or disappear shift what stands below: keep the focused field of the form `id` in place.
function useKeepFocusInView(id: string, broken: readonly string[]): void {
  const named = broken.join();
  const shown = useRef(named);
  useLayoutEffect(() => {
    if (shown.current === named) return;
    shown.current = named;
    const focused = document.activeElement;
    if (focused && document.forms.namedItem(id)?.contains(focused)) {
      focused.scrollIntoView({ block: 'nearest' });
    }
  }, [id, named]);
}

type FormRestoredProps = { isBusy: boolean; onDiscard: () => void };

function FormRestored({ isBusy, onDiscard }: FormRestoredProps) {
  const whileBusy = useWhileBusy(isBusy);
  return (
    <FormHead>
      <Callout
        action={
          <Button size="sm" onClick={onDiscard} disabledReason={whileBusy}>
            <Trans>Discard</Trans>
          </Button>
        }
      >
        <Trans>Your unsaved changes were restored.</Trans>
      </Callout>
    </FormHead>
  );
}

/** The <form> element; fields, errors and buttons go inside. */
export function Form<Definitions extends FieldDefinitions>({ of: form, children }: FormProps<Definitions>) {
  const { onBlur, onInput } = form.state.props;
  useKeepFocusInView(form.id, Object.keys(form.state.fieldErrors));
  const handlers = {
    // Skip validation on blur towards the submit button: submitting validates anyway, and an error would shift the
    // button.
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

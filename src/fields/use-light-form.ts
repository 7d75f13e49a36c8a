import { loadPart } from '#ui/platform/load-part.ts';
import { useState, type InputEvent, type SubmitEvent } from 'react';
import type { Checked, FormErrors } from './check-form.ts';
import { holdDoubleClick } from './double-click.ts';

type LightForm<Value> = {
  /** Loads the validation, see `checkForm`. */
  loadCheck: () => Promise<(formData: FormData) => Checked<Value>>;
  onSubmit: (value: Value) => void;
};

// Submits now if the form was submitted before its script arrived.
function sendWaiting(form: HTMLFormElement | null) {
  if (form?.dataset['submitted'] === undefined) return;
  delete form.dataset['submitted'];
  queueMicrotask(() => form.requestSubmit());
}

/**
 * A small form for the initial render: its validation loads while the visitor types. It validates on submit, focuses
 * the first error, and clears an error when its field changes (F1, F4). Spread `form` on the form element;
 * `errorOf(name)` is the first error of a field. `check` is 'loading' while a submitted form waits for its script,
 * 'retrying' while the script is retried; the form is submitted when it arrives.
 */
export function useLightForm<Value>({ loadCheck, onSubmit }: LightForm<Value>) {
  const [errors, setErrors] = useState<FormErrors>({});
  const [check, setCheck] = useState<'idle' | 'loading' | 'retrying'>('idle');

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (check !== 'idle') return;
    const form = event.currentTarget;
    setCheck('loading');
    const read = await loadPart(loadCheck, { onFailure: () => setCheck('retrying') });
    setCheck('idle');
    // It was unmounted while waiting.
    if (!form.isConnected) return;
    const checked = read(new FormData(form));
    setErrors('errors' in checked ? checked.errors : {});
    if ('value' in checked) {
      onSubmit(checked.value);
      return;
    }
    const first = [...form.elements].find(
      (element) => (element.getAttribute('name') ?? '') in checked.errors,
    );
    if (first instanceof HTMLElement) first.focus();
  }

  function takeBack(event: InputEvent<HTMLFormElement>) {
    const name = event.target instanceof HTMLInputElement ? event.target.name : '';
    if (name in errors) setErrors(({ [name]: _, ...others }) => others);
  }

  return {
    check,
    errorOf: (name: keyof Value & string) => errors[name]?.[0],
    form: {
      noValidate: true,
      onClick: holdDoubleClick,
      ref: sendWaiting,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
      onInput: takeBack,
      onFocus: () => void loadCheck().catch(() => undefined),
    },
  };
}

import { loadPart } from '#ui/platform/load-part.ts';
import { useState, type InputEvent, type SubmitEvent } from 'react';
import type { Checked, FormErrors } from './check-form.ts';
import { holdDoubleClick } from './double-click.ts';

type LightForm<Value> = {
  /** Loads the check of what was typed, see `checkForm`. */
  loadCheck: () => Promise<(formData: FormData) => Checked<Value>>;
  onSubmit: (value: Value) => void;
};

/** A form that was submitted before its script was there goes now. */
function sendWaiting(form: HTMLFormElement | null) {
  if (form?.dataset['submitted'] === undefined) return;
  delete form.dataset['submitted'];
  queueMicrotask(() => form.requestSubmit());
}

/**
 * A small form of the first screen: its checks arrive while the visitor types, not with the screen. It checks on
 * submitting, puts the focus on the first error, and takes an error back as soon as its field is changed (F1, F4).
 * Spread `form` on the form element; `errorOf(name)` is the first error of a field. `check` is 'awaited' while a submitted
 * form waits for its script, and 'lost' while that has to be asked for again: the form goes when it arrives.
 */
export function useLightForm<Value>({ loadCheck, onSubmit }: LightForm<Value>) {
  const [errors, setErrors] = useState<FormErrors>({});
  const [check, setCheck] = useState<'unused' | 'awaited' | 'lost'>('unused');

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (check !== 'unused') return;
    const form = event.currentTarget;
    setCheck('awaited');
    const read = await loadPart(loadCheck, { onFailure: () => setCheck('lost') });
    setCheck('unused');
    // It was left while it waited.
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

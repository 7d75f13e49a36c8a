import { useState, type InputEvent, type SubmitEvent } from 'react';
import type * as z from 'zod/mini';
import type { FormErrors } from './check-form.ts';

const loadCheck = () => import('./check-form.ts');

type LightForm<Value> = { schema: z.ZodMiniType<Value>; onSubmit: (value: Value) => void };

/**
 * A small form of the first screen: its checks arrive while the visitor types, not with the screen. It checks on
 * submitting, puts the focus on the first error, and takes an error back as soon as its field is changed (F1, F4).
 * Spread `form` on the form element; `errorOf(name)` is the first error of a field.
 */
export function useLightForm<Value>({ schema, onSubmit }: LightForm<Value>) {
  const [errors, setErrors] = useState<FormErrors>({});

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const formData = new FormData(form);
    const { checkForm } = await loadCheck();
    const checked = checkForm(formData, schema);
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
    errorOf: (name: keyof Value & string) => errors[name]?.[0],
    form: {
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
      onInput: takeBack,
      onFocus: () => void loadCheck(),
    },
  };
}

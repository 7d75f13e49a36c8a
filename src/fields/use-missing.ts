import { useFormData } from '@conform-to/react/future';
import type { FieldDefinitions } from './field-types.ts';
import { isRequired } from './rule-set.ts';
import { isEmpty } from './rules.ts';
import type { FormOf } from './use-form.ts';

/** The fields that are still missing or invalid; updates while typing. */
export function useMissing<Definitions extends FieldDefinitions>(
  form: FormOf<Definitions>,
): ReadonlySet<string> {
  const required = Object.keys(form.fields).filter((name) => isRequired(form.rules[name] ?? ''));
  const empty = useFormData(
    form.id,
    () => {
      const values: Readonly<Record<string, unknown>> = form.values();
      return required.filter((name) => isEmpty(values[name]) || values[name] === false).join(' ');
    },
    { acceptFiles: true, fallback: required.join(' ') },
  );
  const wrong = Object.keys(form.fields).filter((name) => form.state.getField(name).errors);
  return new Set([...empty.split(' '), ...wrong]);
}

import { useFormData } from '@conform-to/react/future';
import type { FieldDefinitions } from './field-types.ts';
import type { FormOf } from './use-form.ts';

/** The current texts of several fields, by name. */
export const useFieldTexts = <Definitions extends FieldDefinitions, Name extends keyof Definitions & string>(
  { id, state }: Pick<FormOf<Definitions>, 'id' | 'state'>,
  names: readonly Name[],
): Record<Name, string> => {
  const textsOf = (read: (name: Name) => string) =>
    // One entry for each of the names.
    Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;
  return useFormData(id, (data) => textsOf((name) => data.get(name) ?? ''), {
    fallback: textsOf((name) => state.getField<string>(name).defaultValue ?? ''),
  });
};

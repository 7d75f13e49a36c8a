import { useFormData } from '@conform-to/react/future';

/** The current text of a field; `begun` is its initial value. */
export const useFieldText = (formId: string, name: string, begun = ''): string =>
  useFormData(formId, (data) => data.get(name) ?? '', { fallback: begun });

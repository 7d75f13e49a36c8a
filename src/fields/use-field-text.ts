import { useFormData } from '@conform-to/react/future';

/** The current text of a field; `initial` is its initial value. */
export const useFieldText = (formId: string, name: string, initial = ''): string =>
  useFormData(formId, (data) => data.get(name) ?? '', { fallback: initial });

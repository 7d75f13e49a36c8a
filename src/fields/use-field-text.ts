import { useFormData } from '@conform-to/react/future';

/** What stands in a field now, as text, for what depends on it; `begun` is what it began with. */
export const useFieldText = (formId: string, name: string, begun = ''): string =>
  useFormData(formId, (data) => data.get(name) ?? '', { fallback: begun });

import type { Option } from '#fields/field-control.ts';

type Item = { id: string | number; name: string };

export const optionsOf = (items: readonly Item[] | undefined): readonly Option[] =>
  (items ?? []).map(({ id, name }) => ({ value: String(id), label: name }));

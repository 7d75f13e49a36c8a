import type { Option } from '#fields/field-control.ts';

type Item = { id: string | number; name: string };

/** The entries of a dictionary to choose from; none while it is on its way. */
export const optionsOf = (items: readonly Item[] | undefined): readonly Option[] =>
  (items ?? []).map(({ id, name }) => ({ value: String(id), label: name }));

import type { Option } from './field-control.ts';

/** The maximum of options shown at once; typing narrows them down. */
export const mostShown = 200;

// Lower case without accents: 'cote' finds 'Côte d’Ivoire'.
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLocaleLowerCase();

/** Options that contain the typed text, those that start with it first. */
export function searchOptions(options: readonly Option[], typed: string): readonly Option[] {
  const query = plain(typed.trim());
  if (query === '') return options;
  const fitting = options.flatMap((option) => {
    const at = plain(option.label).indexOf(query);
    return at === -1 ? [] : [{ option, isFirst: at === 0 }];
  });
  return [...fitting.filter(({ isFirst }) => isFirst), ...fitting.filter(({ isFirst }) => !isFirst)].map(
    ({ option }) => option,
  );
}

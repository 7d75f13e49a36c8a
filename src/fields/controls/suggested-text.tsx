import { Autocomplete } from '#ui/controls/autocomplete.tsx';
import { useControl } from '@conform-to/react/future';
import { debounce } from 'es-toolkit';
import { useEffect, useMemo, useState } from 'react';
import type { NativeProps } from '../field-control.ts';

export type SuggestedProps = NativeProps<{ placeholder?: string; size?: 'md' | 'lg' }> & {
  /** Called 100 ms after the last key (E14). */
  suggest: (typed: string) => readonly string[] | Promise<readonly string[]>;
};

const wait = 100;

export function SuggestedText({ name, initial, suggest, options, isDisabled, isReadOnly }: SuggestedProps) {
  const control = useControl({ defaultValue: initial });
  const [offers, setOffers] = useState<readonly string[]>([]);
  const ask = useMemo(
    () =>
      debounce((typed: string) => {
        Promise.resolve(suggest(typed)).then(setOffers, () => setOffers([]));
      }, wait),
    [suggest],
  );
  useEffect(() => () => ask.cancel(), [ask]);
  return (
    <Autocomplete
      name={name}
      register={control.register}
      value={control.value ?? ''}
      onChange={(text) => control.change(text)}
      onType={ask}
      onBlur={() => control.blur()}
      offers={offers}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      placeholder={options.placeholder}
      size={options.size}
    />
  );
}

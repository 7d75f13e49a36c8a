import { Combobox as Ark, createListCollection } from '@ark-ui/react/combobox';
import { Portal } from '@ark-ui/react/portal';
import { useMemo, type ComponentProps } from 'react';
import { combobox, input } from '#styled/recipes';
import { useFieldControl, useFieldLabel } from './field-control.ts';
import type { Input } from './input.tsx';

type AutocompleteProps = Pick<ComponentProps<typeof Input>, 'name' | 'placeholder' | 'size' | 'onBlur'> & {
  register: (element: HTMLInputElement | null) => void;
  value: string;
  onChange: (text: string) => void;
  onType: (text: string) => void;
  offers: readonly string[];
  isDisabled?: boolean;
  isReadOnly?: boolean;
};

/** A text input with suggestions; any text is valid. */
export function Autocomplete({ register, value, onChange, onType, offers, ...own }: AutocompleteProps) {
  const styles = combobox();
  const { id, ...aria } = useFieldControl();
  const collection = useMemo(() => createListCollection({ items: [...offers] }), [offers]);
  return (
    <Ark.Root
      className={styles.root}
      collection={collection}
      inputValue={value}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason === 'input-change') onType(inputValue);
        onChange(inputValue);
      }}
      allowCustomValue
      disabled={own.isDisabled}
      readOnly={own.isReadOnly}
      ids={{ input: id, label: useFieldLabel() }}
      positioning={{ sameWidth: true, gutter: 4 }}
    >
      <Ark.Control>
        <Ark.Input
          ref={register}
          name={own.name}
          className={input({ size: own.size })}
          placeholder={own.placeholder}
          onBlur={own.onBlur}
          {...aria}
        />
      </Ark.Control>
      <Portal>
        <Ark.Positioner hidden={offers.length === 0}>
          <Ark.Content className={styles.content}>
            {offers.map((offer) => (
              <Ark.Item key={offer} item={offer} className={styles.item}>
                <Ark.ItemText className={styles.itemText}>{offer}</Ark.ItemText>
              </Ark.Item>
            ))}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

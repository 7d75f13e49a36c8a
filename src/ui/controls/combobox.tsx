import { Combobox as Ark, createListCollection, useComboboxContext } from '@ark-ui/react/combobox';
import { Portal } from '@ark-ui/react/portal';
import { useLingui } from '@lingui/react/macro';
import { Check, ChevronsUpDown, X } from 'lucide-react';
import { memo, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { combobox } from '#styled/recipes';
import {
  ComboboxText,
  useTextSelection,
  useTextResolution,
  type ComboboxOption,
  type ComboboxProps,
} from './combobox-text.tsx';
import { useBackToClose } from '../overlays/use-escape.ts';
import { useFieldControl, useFieldLabel } from './field-control.ts';
import { Icon } from '../content/icon.tsx';
import { usePreservedFocus } from './use-preserved-focus.ts';
import { Spinner } from '../feedback/spinner.tsx';

type ChosenProps = Pick<ComboboxProps, 'chosen' | 'isDisabled' | 'isReadOnly'> & {
  onRemove: (value: string) => void;
};

function Chosen({ chosen, isDisabled, isReadOnly, onRemove }: ChosenProps) {
  const { t } = useLingui();
  const styles = combobox();
  return chosen.map(({ value, label }) => (
    <span key={value} className={styles.tag}>
      <span className={styles.tagText}>{label}</span>
      {isDisabled || isReadOnly ? null : (
        <button
          type="button"
          className={styles.remove}
          aria-label={t`Remove ${label}`}
          onClick={({ detail, currentTarget }) => {
            // Only on a key press: focusing the input on a tap opens the keyboard of a phone.
            if (detail === 0) currentTarget.closest('[data-part=control]')?.querySelector('input')?.focus();
            onRemove(value);
          }}
        >
          <Icon of={X} size="xs" />
        </button>
      )}
    </span>
  ));
}

function Buttons({ isBusy, isDisabled, isReadOnly, isMultiple, size }: ComboboxProps) {
  const { t } = useLingui();
  const styles = combobox({ size });
  // A required single value can be replaced, not cleared.
  const cannotClear = useFieldControl()['aria-required'] === true && isMultiple !== true;
  return (
    <span className={styles.buttons}>
      {isBusy ? <Spinner /> : null}
      {isDisabled || isReadOnly || cannotClear ? null : (
        <Ark.ClearTrigger className={styles.clear} aria-label={t`Clear`}>
          <Icon of={X} size="sm" />
        </Ark.ClearTrigger>
      )}
      <Ark.Trigger className={styles.trigger} aria-label={t`Show options`} tabIndex={-1}>
        <Icon of={ChevronsUpDown} size="sm" />
      </Ark.Trigger>
    </span>
  );
}

// More than fit into the list.
const visibleOptions = 12;

type ListProps = Pick<ComboboxProps, 'options' | 'chosen' | 'note'>;
type Api = ReturnType<typeof useComboboxContext>;

type OptionProps = {
  option: ComboboxOption;
  isChosen: boolean;
  isHighlighted: boolean;
  propsOf: Api['getItemProps'];
};

// Memoised: a list has two hundred options, and most changes concern two of them.
const ListOption = memo(
  function ListOption({ option, isChosen, propsOf }: OptionProps) {
    const styles = combobox();
    return (
      <div {...propsOf({ item: option })} className={styles.item}>
        <span className={styles.itemText}>{option.label}</span>
        {isChosen ? (
          <span className={styles.indicator} aria-hidden="true">
            <Icon of={Check} size="sm" />
          </span>
        ) : null}
      </div>
    );
  },
  (before, now) =>
    before.option === now.option &&
    before.isChosen === now.isChosen &&
    before.isHighlighted === now.isHighlighted,
);

// Render the options around the selected one first, where the list opens, then the rest.
function useShown(options: Options, isChosen: (option: ComboboxOption) => boolean) {
  const painted = useDeferredValue(options.length, 0);
  if (painted > 0) return { start: 0, shown: options.slice(0, Math.max(painted, visibleOptions)) };
  const first = options.findIndex(isChosen);
  const start = Math.max(first - visibleOptions, 0);
  return { start, shown: options.slice(start, Math.max(first, 0) + visibleOptions) };
}

function Options({ options, chosen }: Omit<ListProps, 'note'>) {
  const { highlightedValue, getItemProps, open, setOpen } = useComboboxContext();
  useBackToClose(open, () => setOpen(false));
  const values = new Set(chosen.map(({ value }) => value));
  const isChosen = ({ value }: ComboboxOption) => values.has(value);
  const { start, shown } = useShown(options, isChosen);
  const before = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = before.current?.parentElement;
    const option = list?.querySelector('[aria-selected=true]');
    if (list && option) list.scrollTop += endOf(option) - endOf(list);
  }, []);
  return (
    <>
      {start > 0 ? (
        <div ref={before} style={{ height: `calc(${start} * var(--combobox-option))` }} role="presentation" />
      ) : null}
      {shown.map((option) => (
        <ListOption
          key={option.value}
          option={option}
          isChosen={isChosen(option)}
          isHighlighted={option.value === highlightedValue}
          propsOf={getItemProps}
        />
      ))}
    </>
  );
}

const endOf = (element: Element) => element.getBoundingClientRect().bottom;

function List({ options, chosen, note }: ListProps) {
  const styles = combobox();
  return (
    <Portal>
      <Ark.Positioner>
        <Ark.Content className={styles.content}>
          <Options options={options} chosen={chosen} />
          {note ? (
            <div className={styles.note} role="status">
              {note}
            </div>
          ) : null}
        </Ark.Content>
      </Ark.Positioner>
    </Portal>
  );
}

type Options = readonly ComboboxOption[];

// Options plus selected ones that do not match the typed text.
const useCollection = (options: Options, chosen: Options) =>
  useMemo(
    () =>
      createListCollection({
        items: [
          ...options,
          ...chosen.filter(({ value }) => options.every((option) => option.value !== value)),
        ],
        isItemDisabled: ({ isDisabled }) => isDisabled ?? false,
      }),
    [options, chosen],
  );

function LocalizedCombobox(props: ComboboxProps) {
  const { options, chosen, onChange, onSearch, isMultiple = false } = props;
  const styles = combobox({ size: props.size });
  const input = useRef<HTMLInputElement>(null);
  const { choose, typed, settle } = useTextResolution(useTextSelection(props));
  const { closed, onFocus } = usePreservedFocus();
  const { id } = useFieldControl();
  const labelId = useFieldLabel();
  const values = chosen.map(({ value }) => value);
  const collection = useCollection(options, chosen);
  return (
    <Ark.Root
      className={styles.root}
      collection={collection}
      multiple={isMultiple}
      closeOnSelect={!isMultiple}
      value={values}
      onValueChange={({ value }) => onChange(value)}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason !== 'input-change') return;
        typed();
        onSearch(inputValue);
      }}
      onOpenChange={({ open }) => {
        if (open) return;
        closed();
        onSearch('');
      }}
      onInteractOutside={() => settle(input.current?.value ?? '')}
      selectionBehavior={isMultiple ? 'clear' : 'replace'}
      openOnClick
      disabled={props.isDisabled}
      readOnly={props.isReadOnly}
      invalid={props.isInvalid}
      ids={{ input: id, label: labelId }}
      positioning={{ sameWidth: true, gutter: 4 }}
      lazyMount
      unmountOnExit
    >
      <Ark.Control className={styles.control}>
        <div className={styles.values}>
          {isMultiple ? (
            <Chosen {...props} onRemove={(value) => onChange(values.filter((other) => other !== value))} />
          ) : null}
          <ComboboxText {...props} {...{ onFocus, choose, settle }} register={input} />
        </div>
        <Buttons {...props} />
      </Ark.Control>
      <List options={options} chosen={chosen} note={props.note} />
    </Ark.Root>
  );
}

/** One or many of a searchable list; selected values stand before the text. */
export function Combobox(props: ComboboxProps) {
  const { i18n } = useLingui();
  // Ark keeps the text of the selected option: remount it in another language.
  return <LocalizedCombobox key={i18n.locale} {...props} />;
}

import { Combobox as Ark, useComboboxContext } from '@ark-ui/react/combobox';
import { useLingui } from '@lingui/react/macro';
import {
  useEffect,
  useEffectEvent,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { combobox, type ComboboxVariantProps } from '#styled/recipes';
import type { Variants } from '../platform/variants.ts';
import { useFieldControl } from './field-control.ts';

export type ComboboxOption = { value: string; label: string; isDisabled?: boolean };

export type ComboboxProps = Variants<ComboboxVariantProps, 'size'> & {
  /** The options that match the typed text. */
  options: readonly ComboboxOption[];
  /** Selected options in order, matching or not. */
  chosen: readonly ComboboxOption[];
  onChange: (values: string[]) => void;
  /** The typed text; empty when the list closes. */
  onSearch: (typed: string) => void;
  onBlur?: () => void;
  isMultiple?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isInvalid?: boolean;
  isBusy?: boolean;
  placeholder?: string;
  note?: ReactNode;
};

// The option a text stands for: an exact match, else the only one it is a prefix of.
function matchOption(
  typed: string,
  options: readonly ComboboxOption[],
  locale: string,
): ComboboxOption | null {
  const isSame = (label: string) => label.localeCompare(typed, locale, { sensitivity: 'base' }) === 0;
  const open = options.filter(({ isDisabled }) => !isDisabled);
  const begun = open.filter(({ label }) => isSame(label.slice(0, typed.length)));
  return open.find(({ label }) => isSame(label)) ?? (begun.length === 1 ? (begun[0] ?? null) : null);
}

// Leaving the text (Tab, Enter, pointer) selects the option it stands for; returns whether that changed the value.
export function useTextSelection({ options, chosen, onChange, isMultiple, isReadOnly }: ComboboxProps) {
  const { i18n } = useLingui();
  const values = chosen.map(({ value }) => value);
  return (typed: string) => {
    const option = typed === '' || isReadOnly ? null : matchOption(typed, options, i18n.locale);
    if (option === null || values.includes(option.value)) return false;
    onChange(isMultiple ? [...values, option.value] : [option.value]);
    return true;
  };
}

// Tracks whether typed text is still unresolved.
export function useTextResolution(choose: (typed: string) => boolean) {
  const isTyped = useRef(false);
  return {
    choose,
    typed: () => {
      isTyped.current = true;
    },
    settle: (typed: string) => {
      const wasTyped = isTyped.current;
      isTyped.current = false;
      return !wasTyped || choose(typed);
    },
  };
}

// Backspace in the empty input removes the last selected option.
function keysOf(
  { chosen, onChange, isMultiple, isReadOnly }: ComboboxProps,
  choose: (typed: string) => boolean,
) {
  return ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    const typed = currentTarget.value;
    if (key === 'Backspace' && typed === '' && isMultiple && !isReadOnly) {
      onChange(chosen.slice(0, -1).map(({ value }) => value));
    }
    const isHighlighted = currentTarget.hasAttribute('aria-activedescendant');
    if (key === 'Tab' || (key === 'Enter' && !isHighlighted)) choose(typed);
  };
}

type TextProps = ComboboxProps & {
  register: RefObject<HTMLInputElement | null>;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  choose: (typed: string) => boolean;
  /** Whether the text may stay when the input is left. */
  settle: (typed: string) => boolean;
};

// An option's label may load after it was selected: update the text unless something else was typed.
function useLateName(label: string) {
  const { inputValue, setInputValue } = useComboboxContext();
  const named = useRef(label);
  const follow = useEffectEvent((before: string) => {
    if (inputValue === before) setInputValue(label);
  });
  useEffect(() => {
    if (named.current !== label) follow(named.current);
    named.current = label;
  }, [label]);
}

// A press that opens the list selects the text of the selected option, as Tab does: what is typed then replaces it.
function useTextOnPress(label: string) {
  const { open } = useComboboxContext();
  const opens = useRef(false);
  return {
    onPointerDown: () => {
      opens.current = !open;
    },
    onClick: ({ currentTarget: input }: MouseEvent<HTMLInputElement>) => {
      const isMarked = input.selectionStart !== input.selectionEnd;
      if (!opens.current || isMarked) return;
      // Ark moves the caret to the end in the frame after it has opened the list.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (input.value === label) input.select();
        }),
      );
    },
  };
}

// An open list resolves the text on close; after Escape or the toggle button the text stands until blur.
export function ComboboxText({ register, onFocus, choose, settle, ...props }: TextProps) {
  const { open, setOpen, setInputValue } = useComboboxContext();
  const pressKey = keysOf(props, choose);
  const { chosen, isMultiple, onBlur } = props;
  const label = isMultiple ? '' : chosen.map((option) => option.label).join('');
  useLateName(label);
  return (
    <Ark.Input
      ref={register}
      className={combobox({ size: props.size }).input}
      placeholder={chosen.length > 0 ? undefined : props.placeholder}
      onKeyDown={(event) => {
        pressKey(event);
        // Ark handles keys only after the list's first frame.
        if (event.key !== 'Escape' || !open) return;
        event.preventDefault();
        setOpen(false);
      }}
      {...useTextOnPress(label)}
      onFocus={onFocus}
      onBlur={({ currentTarget }) => {
        if (!open && !settle(currentTarget.value)) setInputValue(label);
        onBlur?.();
      }}
      {...useFieldControl()}
    />
  );
}

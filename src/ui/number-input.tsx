import { NumberInput as Ark } from '@ark-ui/react/number-input';
import { useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { button, input } from '#styled/recipes';
import { useFieldControl } from './field-control.ts';
import { Icon } from './icon.tsx';
import { InputGroup } from './input-group.tsx';

type NumberInputProps = {
  /** null: nothing entered. */
  value: number | null;
  /** What stands there now, not yet within the limits; null for nothing or no number. */
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  min?: number;
  max?: number;
  step?: number;
  /** Digits behind the point. */
  precision?: number;
  unit?: ReactNode;
  placeholder?: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
};

/** A step that would leave the limits says so instead of being dead; a fixed field has none. */
const heldAt = (limit: string | null, isFixed: boolean) =>
  isFixed
    ? {}
    : {
        disabled: false,
        title: limit ?? undefined,
        'aria-disabled': limit !== null || undefined,
        'data-held': limit === null ? undefined : '',
      };

type SteppersProps = Pick<NumberInputProps, 'value' | 'min' | 'max' | 'isDisabled' | 'isReadOnly'> & {
  written: (number: number) => string;
};

function Steppers({ value, written, isDisabled, isReadOnly, ...limits }: SteppersProps) {
  const { t } = useLingui();
  const { min = -Infinity, max = Infinity } = limits;
  const number = value ?? Number.NaN;
  const isFixed = isDisabled === true || isReadOnly === true;
  const stepper = button({ variant: 'ghost', size: 'sm', square: true });
  const [least, most] = [written(min), written(max)];
  const whyNotLess = number <= min ? t`The least is ${least}` : null;
  const whyNotMore = number >= max ? t`The most is ${most}` : null;
  return (
    <>
      <Ark.DecrementTrigger className={stepper} {...heldAt(whyNotLess, isFixed)}>
        <Icon of={Minus} size="sm" />
      </Ark.DecrementTrigger>
      <Ark.IncrementTrigger className={stepper} {...heldAt(whyNotMore, isFixed)}>
        <Icon of={Plus} size="sm" />
      </Ark.IncrementTrigger>
    </>
  );
}

/** A number, written as the language does; its buttons and the arrow keys step, leaving it puts it within its limits. */
export function NumberInput({ value, onChange, onBlur, unit, precision = 0, ...settings }: NumberInputProps) {
  const { t, i18n } = useLingui();
  const { id, ...aria } = useFieldControl();
  const digits = { minimumFractionDigits: precision, maximumFractionDigits: precision };
  const written = (number: number | null) =>
    number === null ? '' : new Intl.NumberFormat(i18n.locale, digits).format(number);
  const [shown, setShown] = useState({ value, text: written(value), locale: i18n.locale });
  if (shown.value !== value || shown.locale !== i18n.locale) {
    setShown({ value, text: written(value), locale: i18n.locale });
  }
  return (
    <Ark.Root
      value={shown.text}
      onValueChange={(details) => {
        const next = Number.isNaN(details.valueAsNumber) ? null : details.valueAsNumber;
        setShown({ value: next, text: details.value, locale: i18n.locale });
        if (next !== value) onChange(next);
      }}
      locale={i18n.locale}
      formatOptions={digits}
      min={settings.min}
      max={settings.max}
      step={settings.step ?? 1}
      disabled={settings.isDisabled}
      readOnly={settings.isReadOnly}
      inputMode={precision > 0 ? 'decimal' : 'numeric'}
      ids={{ input: id }}
      translations={{ incrementLabel: t`Increase`, decrementLabel: t`Decrease` }}
    >
      <InputGroup
        end={
          <>
            {unit}
            <Steppers value={shown.value} written={written} {...settings} />
          </>
        }
      >
        <Ark.Input
          className={input()}
          placeholder={settings.placeholder}
          onBlur={onBlur}
          // Ark's own is English in every language; without it it is called by its role.
          aria-roledescription=""
          {...aria}
        />
      </InputGroup>
    </Ark.Root>
  );
}

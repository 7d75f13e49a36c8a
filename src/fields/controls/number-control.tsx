import { numberLocale } from '#i18n/writing.ts';
import { NumberInput } from '#ui/controls/number-input.tsx';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { WidgetProps } from '../field-control.ts';
import { numberFault, textOfFault } from '../number-faults.ts';
import { stepNumber, textOfNumber, type NumberLimits } from '../numbers.ts';
import { blurredEntry, shownText, typedEntry, type Entry, type TypedNumber } from '../typed-number.ts';

// Between `min` and `max` with `precision` 0 decimals: steps are clamped, typed values are validated (F6).
type NumberOptions = NumberLimits & {
  step?: number;
  unit?: string;
  placeholder?: string;
  /** Buttons for a step up or down: not for amounts, which are typed to the cent. */
  hasSteps?: boolean;
};

/** Reads and writes numbers in the format of the language; parsed on blur (F6). */
export function NumberControl({
  options,
  value,
  onChange,
  onBlur,
  ...state
}: WidgetProps<NumberOptions, TypedNumber>) {
  const { i18n } = useLingui();
  const [entry, setEntry] = useState<Entry | null>(null);
  const { min, max, step = 1, precision = 0, unit, placeholder, hasSteps } = options;
  const locale = numberLocale(i18n.locale);
  const format = { locale, precision, unit };
  const start = typeof value === 'number' ? value : null;
  const text = shownText(entry, value, format);

  const whyNot = (direction: 1 | -1) => {
    const fault = typeof value === 'string' ? numberFault(value, options, locale) : null;
    if (fault) return textOfFault(fault, i18n);
    const end = direction > 0 ? max : min;
    if (start === null || end === undefined || (end - start) * direction > 0) return null;
    return textOfFault({ fault: direction > 0 ? 'most' : 'least', bound: end }, i18n);
  };

  return (
    <NumberInput
      text={text}
      range={{ now: start, min, max, text: start === null ? undefined : textOfNumber(start, format) }}
      onType={(typed) => {
        const next = typedEntry(typed, format);
        setEntry(next);
        onChange(next.value);
      }}
      onStep={(direction, times) => {
        setEntry(null);
        onChange(stepNumber(start, direction, { ...options, step: step * times }));
      }}
      atMaxReason={whyNot(1)}
      atMinReason={whyNot(-1)}
      onBlur={() => {
        setEntry(blurredEntry(entry, (typed) => numberFault(typed, options, locale) === null));
        onBlur();
      }}
      hasFraction={precision > 0}
      {...{ unit, placeholder, hasSteps }}
      isDisabled={state.isDisabled}
      isReadOnly={state.isReadOnly}
    />
  );
}

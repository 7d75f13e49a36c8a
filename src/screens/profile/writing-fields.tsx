import type { LocaleName } from '#contract/locales.ts';
import { createFormats } from '#i18n/formats.tsx';
import {
  dateStyle,
  dateStyles,
  numberStyle,
  numberStyles,
  patternsOf,
  type DateStyle,
  type NumberStyle,
} from '#i18n/writing.ts';
import { useConfiguration } from '#portal/portal-context.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { ChoiceField } from './choice-field.tsx';

const sample = '2026-11-20';

type DeviceFieldProps<Value extends string> = {
  id: string;
  label: ReactNode;
  choice: { chosen: () => Value; choose: (value: Value) => void };
  values: readonly Value[];
  nameOf: (value: Value) => string;
};

function DeviceField<Value extends string>({ id, label, choice, values, nameOf }: DeviceFieldProps<Value>) {
  const [value, setValue] = useState(choice.chosen);
  return (
    <ChoiceField
      id={id}
      label={label}
      value={value}
      items={values.map((one) => ({ value: one, label: nameOf(one) }))}
      onChange={(next) => {
        choice.choose(next);
        setValue(next);
      }}
    />
  );
}

/** How dates and numbers are written: at once, and kept on this device (A12, C1). */
export function WritingFields() {
  const { t, i18n } = useLingui();
  const { dateFormat } = useConfiguration();
  const written = (style: DateStyle) =>
    createFormats(i18n.locale as LocaleName, patternsOf(style, dateFormat)).day(sample);
  const usual = written('network');
  const numbers: Record<NumberStyle, string> = {
    language: t`Match language`,
    point: '1,234.56',
    comma: '1.234,56',
  };
  return (
    <>
      <DeviceField
        id="dates"
        label={<Trans>Format of dates</Trans>}
        choice={dateStyle}
        values={dateStyles}
        nameOf={(style) => (style === 'network' ? t`Default: ${usual}` : written(style))}
      />
      <DeviceField
        id="numbers"
        label={<Trans>Format of numbers</Trans>}
        choice={numberStyle}
        values={numberStyles}
        nameOf={(style) => numbers[style]}
      />
    </>
  );
}

import { Slider as Ark } from '@ark-ui/react/slider';
import { useLingui } from '@lingui/react/macro';
import { slider } from '#styled/recipes';
import { useFieldControl, useFieldLabel } from './field-control.ts';

type SliderProps = {
  /** One value, or the two ends of a range. */
  value: readonly number[];
  onChange: (value: number[]) => void;
  onBlur?: () => void;
  min?: number;
  max?: number;
  step?: number;
  unit?: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isInvalid?: boolean;
};

/** A value, or a range with two thumbs that cannot pass each other. Stands in a `Field` of role group. */
export function Slider({ value, onChange, onBlur, unit, ...settings }: SliderProps) {
  const { t, i18n } = useLingui();
  const styles = slider();
  const { id = '', 'aria-describedby': describedBy } = useFieldControl();
  const labelId = useFieldLabel() ?? '';
  const isRange = value.length > 1;
  const names = [t`Start`, t`End`];
  const textOf = (number: number) =>
    [new Intl.NumberFormat(i18n.locale).format(number), unit].filter(Boolean).join(' ');
  return (
    <Ark.Root
      className={styles.root}
      value={[...value]}
      onValueChange={(details) => onChange(details.value)}
      min={settings.min ?? 0}
      max={settings.max ?? 100}
      step={settings.step ?? 1}
      disabled={settings.isDisabled}
      readOnly={settings.isReadOnly}
      invalid={settings.isInvalid}
      thumbAlignment="center"
      ids={{ thumb: (index) => (index === 0 ? id : `${id}-${index}`), label: labelId }}
      getAriaValueText={(details) => textOf(details.value)}
      aria-label={isRange ? names : undefined}
      aria-labelledby={isRange ? undefined : [labelId]}
    >
      <Ark.Control className={styles.control}>
        <Ark.Track className={styles.track}>
          <Ark.Range className={styles.range} />
        </Ark.Track>
        {value.map((_, index) => (
          <Ark.Thumb
            key={names[index]}
            index={index}
            className={styles.thumb}
            aria-describedby={describedBy}
            onBlur={onBlur}
          />
        ))}
      </Ark.Control>
      <span className={styles.value} aria-hidden="true">
        {value.map(textOf).join(' – ')}
      </span>
    </Ark.Root>
  );
}

import { numberLocale } from '#i18n/writing.ts';
import { Slider as Ark } from '@ark-ui/react/slider';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useRef } from 'react';
import { slider } from '#styled/recipes';
import { useFieldControl, useFieldLabel } from './field-control.ts';

type SliderProps = {
  /** One value, or both ends of a range. */
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

// On form reset Ark restores its initial value and reports it as a change, whatever value it is given: ignore changes
// while the form of `root` resets.
function useReset() {
  const isReset = useRef(false);
  const root = useCallback((element: HTMLElement | null) => {
    const form = element?.closest('form');
    const begin = () => {
      isReset.current = true;
      queueMicrotask(() => {
        isReset.current = false;
      });
    };
    // Before Ark's own listener on the form.
    form?.addEventListener('reset', begin, { capture: true });
    return () => form?.removeEventListener('reset', begin, { capture: true });
  }, []);
  return { root, isReset };
}

/** One thumb, or two that cannot pass each other. For a `Field` of role group. */
export function Slider({ value, onChange, onBlur, unit, ...settings }: SliderProps) {
  const { t, i18n } = useLingui();
  const styles = slider();
  const { id = '', 'aria-describedby': describedBy } = useFieldControl();
  const labelId = useFieldLabel() ?? '';
  const { root, isReset } = useReset();
  const isRange = value.length > 1;
  const names = [t`Start`, t`End`];
  const textOf = (number: number) =>
    [new Intl.NumberFormat(numberLocale(i18n.locale)).format(number), unit].filter(Boolean).join(' ');
  return (
    <Ark.Root
      ref={root}
      className={styles.root}
      value={[...value]}
      onValueChange={(details) => (isReset.current ? undefined : onChange(details.value))}
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
        <Ark.Context>
          {(api) =>
            value.map((_, index) => (
              <Ark.Thumb
                key={names[index]}
                index={index}
                className={styles.thumb}
                aria-describedby={describedBy}
                onBlur={onBlur}
                // Ark ignores the vertical arrows on a horizontal slider; native sliders do not.
                onKeyDown={(event) => {
                  if (settings.isReadOnly || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
                  event.preventDefault();
                  if (event.key === 'ArrowUp') api.increment(index);
                  else api.decrement(index);
                }}
              />
            ))
          }
        </Ark.Context>
      </Ark.Control>
      <span className={styles.value} aria-hidden="true">
        {value.map(textOf).join(' – ')}
      </span>
    </Ark.Root>
  );
}

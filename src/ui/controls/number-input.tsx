import { useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { button, input } from '#styled/recipes';
import { useFieldControl } from './field-control.ts';
import { Icon } from '../content/icon.tsx';
import { InputGroup } from './input-group.tsx';
import { tipOf } from '../overlays/tip-anchor.ts';

type NumberInputProps = {
  /** The text as typed; never reformatted here. */
  text: string;
  /** The parsed number and its limits, for screen readers. */
  range: { now: number | null; min?: number | undefined; max?: number | undefined; text: string | undefined };
  onType: (text: string) => void;
  /** A step of 1 or -1 by button or arrow key; `times` is 10 with Shift or Page Up/Down. */
  onStep: (direction: 1 | -1, times: number) => void;
  /** Why no further step is possible, else null. */
  atMaxReason: string | null;
  atMinReason: string | null;
  onBlur?: () => void;
  hasFraction?: boolean;
  /** Step buttons; the arrow keys step without them. */
  hasSteps?: boolean | undefined;
  unit?: ReactNode;
  placeholder?: string | undefined;
  isDisabled?: boolean;
  isReadOnly?: boolean;
};

type StepperProps = {
  icon: typeof Plus;
  label: string;
  disabledReason: string | null;
  isFixed: boolean;
  onPress: () => void;
};

// A step beyond the limits gives its reason instead of being disabled; a disabled or read-only field has none.
function Stepper({ icon, label, disabledReason, isFixed, onPress }: StepperProps) {
  const isHeld = disabledReason !== null && !isFixed;
  return (
    <button
      type="button"
      // The arrow keys of the input do the same.
      tabIndex={-1}
      className={button({ variant: 'ghost', size: 'sm', square: true })}
      aria-label={label}
      disabled={isFixed}
      {...tipOf(isHeld ? disabledReason : null)}
      aria-disabled={isHeld || undefined}
      data-held={isHeld ? '' : undefined}
      // Keeps the focus in the input.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => disabledReason === null && onPress()}
    >
      <Icon of={icon} size="sm" />
    </button>
  );
}

type SteppersProps = Pick<NumberInputProps, 'atMinReason' | 'atMaxReason' | 'onStep'> & { isFixed: boolean };

function Steppers({ atMinReason, atMaxReason, isFixed, onStep }: SteppersProps) {
  const { t } = useLingui();
  return (
    <>
      <Stepper
        icon={Minus}
        label={t`Decrease`}
        disabledReason={atMinReason}
        isFixed={isFixed}
        onPress={() => onStep(-1, 1)}
      />
      <Stepper
        icon={Plus}
        label={t`Increase`}
        disabledReason={atMaxReason}
        isFixed={isFixed}
        onPress={() => onStep(1, 1)}
      />
    </>
  );
}

const directions: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, PageUp: 1, ArrowDown: -1, PageDown: -1 };
const largeStep = 10;

/** A text input for numbers with step buttons and arrow keys. */
export function NumberInput({
  text,
  range,
  onType,
  onStep,
  unit,
  hasSteps = true,
  ...own
}: NumberInputProps) {
  const { isDisabled = false, isReadOnly = false, atMaxReason, atMinReason } = own;
  const isFixed = isDisabled || isReadOnly;
  const step = (direction: 1 | -1, times: number) => {
    if ((direction > 0 ? atMaxReason : atMinReason) === null) onStep(direction, times);
  };
  const stepByKey = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (direction === undefined || isFixed || event.nativeEvent.isComposing) return;
    event.preventDefault();
    step(direction, event.shiftKey || event.key.startsWith('Page') ? largeStep : 1);
  };
  return (
    <InputGroup
      end={
        <>
          {unit}
          {hasSteps ? <Steppers {...{ atMinReason, atMaxReason, isFixed }} onStep={step} /> : null}
        </>
      }
    >
      <input
        {...useFieldControl()}
        className={input()}
        type="text"
        role="spinbutton"
        inputMode={own.hasFraction ? 'decimal' : 'numeric'}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={stepByKey}
        onBlur={own.onBlur}
        aria-valuenow={range.now ?? undefined}
        aria-valuemin={range.min}
        aria-valuemax={range.max}
        aria-valuetext={range.text}
        placeholder={own.placeholder}
        disabled={isDisabled}
        readOnly={isReadOnly}
      />
    </InputGroup>
  );
}

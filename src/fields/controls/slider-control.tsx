import { Slider } from '#ui/controls/slider.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import type { WidgetProps } from '../field-control.ts';
import { inOrder } from '../numbers.ts';

const wait = 300;

type Steady = { value: readonly number[]; onChange: (value: readonly number[]) => void };

// Follows the thumb at once and reports the value 300 ms after the last move, or on blur (E14).
function useSteady({ value, onChange }: Steady) {
  const [moved, setMoved] = useState<readonly number[] | null>(null);
  const settle = () => {
    if (moved) onChange(moved);
    setMoved(null);
  };
  const settleAfterWait = useEffectEvent(settle);
  useEffect(() => {
    if (!moved) return undefined;
    const timer = setTimeout(() => settleAfterWait(), wait);
    return () => clearTimeout(timer);
  }, [moved]);
  return { shown: moved ?? value, move: (next: number[]) => setMoved(next), settle };
}

type ScaleOptions = { min?: number; max?: number; step?: number; unit?: string };

const scaleOf = ({ min = 0, max = 100, ...scale }: ScaleOptions) => ({ min, max, ...scale });

/** From 0 to 100 in steps of 1 by default. Has no value until it is moved. */
export function SliderControl({
  options,
  value,
  onChange,
  onBlur,
  ...state
}: WidgetProps<ScaleOptions, number | null>) {
  const scale = scaleOf(options);
  const { shown, move, settle } = useSteady({
    value: [value ?? scale.min],
    onChange: ([next]) => onChange(next ?? null),
  });
  const leave = () => {
    settle();
    onBlur();
  };
  return <Slider {...state} {...scale} value={shown} onChange={move} onBlur={leave} />;
}

export function RangeControl({
  options,
  value,
  onChange,
  onBlur,
  ...state
}: WidgetProps<ScaleOptions, readonly number[]>) {
  const scale = scaleOf(options);
  const { shown, move, settle } = useSteady({
    value: value.length === 2 ? value : [scale.min, scale.max],
    onChange: (next) => onChange(inOrder(next)),
  });
  const leave = () => {
    settle();
    onBlur();
  };
  return <Slider {...state} {...scale} value={shown} onChange={move} onBlur={leave} />;
}

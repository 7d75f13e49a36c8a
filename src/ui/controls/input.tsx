import type { ComponentProps } from 'react';
import { input, type InputVariantProps } from '#styled/recipes';
import { useFieldControl } from './field-control.ts';
import type { Variants } from '../platform/variants.ts';

type InputProps = Omit<ComponentProps<'input'>, 'size' | 'className'> & Variants<InputVariantProps, 'size'>;

/** A native input. Inside a `Field` it takes its label and description from there; own attributes win. */
export function Input({ size, ...native }: InputProps) {
  return <input {...useFieldControl()} {...native} className={input({ size })} />;
}

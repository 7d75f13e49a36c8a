import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { macroInput, type MacroInputVariantProps } from '#styled/recipes';
import { useFieldControl } from './field-control.ts';
import type { Variants } from '../platform/variants.ts';

/** A part of the text and its offset: plain, a macro, or one that will not be replaced. */
export type MacroInputPart = { at: number; text: string; variant: 'plain' | 'macro' | 'fault' };

type Native = Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'value' | 'onChange'>;

type MacroInputProps = Native &
  Variants<MacroInputVariantProps, 'size'> & {
    /** The text in parts; joined they are the value. */
    parts: readonly MacroInputPart[];
    onChange: (value: string) => void;
    end?: ReactNode;
  };

// A single line: Enter submits the form, as in an input.
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** A text with highlighted macros; grows with its text, from one line with `size="line"`. */
export function MacroInput({ parts, onChange, size, end, ...native }: MacroInputProps) {
  const styles = macroInput({ size });
  const classes = { plain: undefined, macro: styles.macro, fault: styles.fault };
  return (
    <div className={styles.root} data-end={end ? '' : undefined}>
      <div className={styles.copy} aria-hidden="true">
        {parts.map(({ at, text, variant }) => (
          <span key={at} className={classes[variant]}>
            {text}
          </span>
        ))}
      </div>
      <textarea
        {...useFieldControl()}
        {...native}
        className={styles.input}
        value={parts.map(({ text }) => text).join('')}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={size === 'line' ? sendOnEnter : undefined}
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        rows={1}
      />
      {end ? <span className={styles.end}>{end}</span> : null}
    </div>
  );
}

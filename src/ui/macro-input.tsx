import type { ComponentProps } from 'react';
import { macroInput } from '#styled/recipes';
import { useFieldControl } from './field-control.ts';

/** A part of the text and the place where it begins, coloured as a macro or as something that will not be replaced. */
export type MacroInputPart = { at: number; text: string; look: 'plain' | 'macro' | 'fault' };

type MacroInputProps = Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'value' | 'onChange'> & {
  /** The text in its parts; put together they are the value. */
  parts: readonly MacroInputPart[];
  onChange: (value: string) => void;
};

/** An address with macros; it grows with its text. */
export function MacroInput({ parts, onChange, ...native }: MacroInputProps) {
  const styles = macroInput();
  const looks = { plain: undefined, macro: styles.macro, fault: styles.fault };
  return (
    <div className={styles.root}>
      <div className={styles.copy} aria-hidden="true">
        {parts.map(({ at, text, look }) => (
          <span key={at} className={looks[look]}>
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
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        rows={1}
      />
    </div>
  );
}

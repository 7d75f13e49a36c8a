import { useState } from 'react';
import { datePicker } from '#styled/recipes';
import { useFieldControl } from './field-control.ts';

type DateTextProps = {
  /** The value that the text stands for; another one from outside replaces what is typed. */
  value: string;
  /** How a value is shown. */
  format: (value: string) => string;
  /** A text was typed, whatever it stands for. */
  onType: (text: string) => void;
  onLeave?: () => void;
  /** Names an input beside another one. */
  label?: string;
  /** Which of the inputs of its field it is. */
  index?: number;
  placeholder?: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
};

/** A day, month or week as text inside a `DatePicker`; leaving it or Enter writes it as all others are written. */
export function DateText({ value, format, onType, onLeave, label, index = 0, ...props }: DateTextProps) {
  const { id = '', ...aria } = useFieldControl();
  const [typed, setTyped] = useState<string | null>(null);
  const styles = datePicker();
  const write = () => {
    setTyped(null);
    onLeave?.();
  };
  const input = (
    <input
      {...aria}
      id={index === 0 ? id : `${id}-${index}`}
      className={styles.input}
      aria-label={label}
      autoComplete="off"
      spellCheck={false}
      placeholder={props.placeholder}
      disabled={props.isDisabled}
      readOnly={props.isReadOnly}
      value={typed ?? format(value)}
      onChange={(event) => {
        setTyped(event.target.value);
        onType(event.target.value);
      }}
      onBlur={write}
      // Enter sends a form from within: what is sent is what leaving would have made of it.
      onKeyDown={({ key }) => (key === 'Enter' ? write() : undefined)}
    />
  );
  if (index === 0) return input;
  return (
    <>
      <span className={styles.dash} aria-hidden="true">
        –
      </span>
      {input}
    </>
  );
}

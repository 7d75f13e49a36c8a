import { useRef, useState } from 'react';
import { datePicker } from '#styled/recipes';
import { useFieldControl } from './field-control.ts';

type DateTextProps = {
  /** Another value from outside replaces the typed text. */
  value: string;
  format: (value: string) => string;
  /** Called for any typed text, valid or not. */
  onType: (text: string) => void;
  onLeave?: () => void;
  /** Names an input beside another one. */
  label?: string;
  /** Which input of its field it is. */
  index?: number;
  placeholder?: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** Nobody has typed it: a click into it selects all, so that typing replaces it. */
  isPreset?: boolean;
};

/** Day, month or week as text inside a `DatePicker`; blur or Enter reformats it. */
export function DateText({ value, format, onType, onLeave, label, index = 0, ...props }: DateTextProps) {
  const { id = '', ...aria } = useFieldControl();
  const [typed, setTyped] = useState<string | null>(null);
  const isEntering = useRef(false);
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
      onFocus={() => {
        isEntering.current = true;
      }}
      onMouseUp={({ currentTarget }) => {
        if (props.isPreset && isEntering.current) currentTarget.select();
        isEntering.current = false;
      }}
      onBlur={write}
      // Enter submits the form: submit what blur would have made of it.
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

import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '../content/icon.tsx';

export type TickProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'size' | 'className' | 'required'> & {
  label: ReactNode;
  /** Marks it as required (F4), without the browser's own message. */
  required?: boolean;
  /** Below it, and its description (F4). */
  hint?: ReactNode;
  error?: ReactNode;
};

type Part = 'root' | 'label' | 'input' | 'text' | 'required' | 'hint' | 'error';

// The native checkbox exposes its state.
const switchRole = { role: 'switch' } as const;

// A native checkbox with its text; `mark` is the drawn box.
export function Tick({
  label,
  required = false,
  hint,
  error,
  mark,
  styles,
  isSwitch = false,
  ...native
}: TickProps & { isSwitch?: boolean; mark: ReactNode; styles: Readonly<Record<Part, string>> }) {
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.root}>
      <label className={styles.label}>
        <input
          {...native}
          {...(isSwitch ? switchRole : null)}
          type="checkbox"
          className={styles.input}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        {mark}
        <span className={styles.text}>
          {label}
          {required ? (
            <span className={styles.required} aria-hidden="true">
              {'\u00a0*'}
            </span>
          ) : null}
        </span>
      </label>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          <Icon of={CircleAlert} size="sm" />
          {error}
        </p>
      ) : null}
    </div>
  );
}

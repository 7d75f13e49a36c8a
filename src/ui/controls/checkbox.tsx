import { Check, CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { checkbox } from '#styled/recipes';
import { Icon } from '../content/icon.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'className' | 'required'> & {
  label: ReactNode;
  /** Marks it as required (F4); the browser's own message stays away. */
  required?: boolean;
  /** Stands under the box and is read with it (F4). */
  error?: ReactNode;
};

/** A native checkbox with its text. */
export function Checkbox({ label, required = false, error, ...native }: CheckboxProps) {
  const styles = checkbox();
  const errorId = useId();
  const invalid = Boolean(error);
  return (
    <div className={styles.root}>
      <label className={styles.label}>
        <input
          {...native}
          type="checkbox"
          className={styles.input}
          aria-required={required || undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? errorId : undefined}
        />
        <span className={styles.box}>
          <Icon of={Check} size="xs" />
        </span>
        <span className={styles.text}>
          {label}
          {required ? (
            <span className={styles.required} aria-hidden="true">
              {'\u00a0*'}
            </span>
          ) : null}
        </span>
      </label>
      {error ? (
        <p className={styles.error} id={errorId}>
          <Icon of={CircleAlert} size="sm" />
          {error}
        </p>
      ) : null}
    </div>
  );
}

import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { toggle } from '#styled/recipes';
import { Icon } from '../content/icon.tsx';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'size' | 'className' | 'required'> & {
  label: ReactNode;
  /** Marks it as required (F4). */
  required?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
};

/** The checkbox itself says whether it is on. */
const role = { role: 'switch' } as const;

/** Something that is on or off at once: a native checkbox that looks and speaks like a switch. */
export function Switch({ label, required = false, hint, error, ...native }: SwitchProps) {
  const styles = toggle();
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.root}>
      <label className={styles.label}>
        <input
          {...native}
          {...role}
          type="checkbox"
          className={styles.input}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        <span className={styles.track} />
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

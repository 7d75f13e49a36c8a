import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { field } from '#styled/recipes';
import { FieldControlContext, type FieldControl } from './field-control.ts';
import { Icon } from './icon.tsx';

type FieldProps = {
  /** The id of the control. */
  id: string;
  label: ReactNode;
  /** Marks the field and its control as required (F4). */
  required?: boolean;
  optional?: boolean;
  hint?: ReactNode;
  /** The first error; shown under the control and read with it (F4). */
  error?: ReactNode;
  /** Stands beside the label, follows the control in the tab order. */
  aside?: ReactNode;
  hintId?: string;
  errorId?: string;
  /** One control of this layer; it takes its id and its aria attributes from here. */
  children: ReactNode;
};

/** A control with its label, hint and error. */
export function Field({
  id,
  label,
  required = false,
  optional = false,
  hint,
  error,
  aside,
  hintId = `${id}-hint`,
  errorId = `${id}-error`,
  children,
}: FieldProps) {
  const styles = field();
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  const invalid = Boolean(error);
  const control = useMemo<FieldControl>(
    () => ({
      id,
      ...(describedBy ? { 'aria-describedby': describedBy } : null),
      ...(invalid ? { 'aria-invalid': true } : null),
      ...(required ? { 'aria-required': true } : null),
    }),
    [id, describedBy, invalid, required],
  );
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required ? (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        ) : null}
        {optional ? (
          <span className={styles.optional}>
            <Trans>optional</Trans>
          </span>
        ) : null}
      </label>
      <div className={styles.control}>
        <FieldControlContext value={control}>{children}</FieldControlContext>
      </div>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
      {hint ? (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={styles.error} id={errorId}>
          <Icon of={CircleAlert} size="sm" />
          {error}
        </p>
      ) : null}
    </div>
  );
}

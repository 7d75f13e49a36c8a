import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { field } from '#styled/recipes';
import { FieldControlContext, FieldLabelContext, type FieldControl } from './field-control.ts';
import { Icon } from '../content/icon.tsx';

type FieldProps = {
  /** The id of the control. */
  id: string;
  label: ReactNode;
  /** Marks field and control as required (F4). */
  required?: boolean;
  optional?: boolean;
  hint?: ReactNode;
  /** The first error, described-by of the control (F4). */
  error?: ReactNode;
  /** Beside the label, after the control in tab order. */
  aside?: ReactNode;
  /** Several controls: the label names the group. */
  role?: 'group' | 'radiogroup';
  hintId?: string;
  errorId?: string;
  /** One control, which takes id and aria attributes from the field. */
  children: ReactNode;
};

type LabelProps = Pick<FieldProps, 'id' | 'role' | 'label' | 'required' | 'optional'>;

function Label({ id, role, label, required = false, optional = false }: LabelProps) {
  const styles = field();
  const text = (
    <>
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
    </>
  );
  const own = { id: `${id}-label`, className: styles.label };
  return role ? (
    <span {...own}>{text}</span>
  ) : (
    <label {...own} htmlFor={id}>
      {text}
    </label>
  );
}

// Only a radiogroup is required or invalid as a whole.
function groupAttributes(role: 'group' | 'radiogroup', { id = '', ...control }: FieldControl) {
  const own = { role, 'aria-labelledby': `${id}-label`, 'aria-describedby': control['aria-describedby'] };
  return role === 'radiogroup' ? { ...control, ...own } : own;
}

/** Label, hint and error around a control. */
export function Field({
  id,
  label,
  required = false,
  optional = false,
  hint,
  error,
  aside,
  role,
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
    <div className={styles.root} {...(role ? groupAttributes(role, control) : null)}>
      <Label id={id} role={role} label={label} required={required} optional={optional} />
      <div className={styles.control}>
        <FieldLabelContext value={`${id}-label`}>
          <FieldControlContext value={control}>{children}</FieldControlContext>
        </FieldLabelContext>
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

import { useId, type ReactNode } from 'react';
import { formSection } from '#styled/recipes';

type FormSectionProps = {
  /** Target of links. */
  id?: string;
  title: ReactNode;
  hint?: ReactNode;
  /** Fields, or `FormGrid`s of them. */
  children: ReactNode;
  /** The submit buttons. */
  foot?: ReactNode;
  busy?: boolean;
};

/** A section of a long form as a card, or a short form of its own. */
export function FormSection({ id, title, hint, children, foot, busy = false }: FormSectionProps) {
  const styles = formSection();
  const titleId = useId();
  return (
    <section className={styles.root} id={id} aria-labelledby={titleId} aria-busy={busy || undefined}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {hint ? <p className={styles.hint}>{hint}</p> : null}
      </div>
      <div className={styles.body}>{children}</div>
      {foot ? (
        <div className={styles.foot} data-submit-row="">
          {foot}
        </div>
      ) : null}
    </section>
  );
}

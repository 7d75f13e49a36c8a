import type { ReactNode } from 'react';
import { formPage } from '#styled/recipes';

type FormPageProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** `Steps`, under the title. */
  steps?: ReactNode;
  /** The form or its placeholder. */
  children: ReactNode;
};

export function FormPage({ title, lead, steps, children }: FormPageProps) {
  const styles = formPage();
  return (
    <div className={styles.root}>
      <div className={styles.side}>
        <h1 className={styles.title}>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {steps}
      </div>
      <div className={styles.main}>{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { strength } from '#styled/recipes';

const steps = [1, 2, 3, 4] as const;
/** 0: nothing to say yet; 4: strong. */
export type StrengthLevel = 0 | (typeof steps)[number];

export function Strength({ level, children }: { level: StrengthLevel; children: ReactNode }) {
  const styles = strength();
  return (
    <div className={styles.root} data-level={level}>
      <span className={styles.bar} aria-hidden="true">
        {steps.map((step) => (
          <span key={step} className={styles.step} data-reached={step <= level || undefined} />
        ))}
      </span>
      <span className={styles.text} role="status">
        {children}
      </span>
    </div>
  );
}

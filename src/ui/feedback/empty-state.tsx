import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { state } from '#styled/recipes';

type EmptyStateProps = {
  /** What will stand here, and how it comes there; or why there is nothing. */
  text: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
};

/** No data (L1). */
export function EmptyState({ text, children }: EmptyStateProps) {
  const styles = state();
  return (
    <div className={styles.root}>
      <svg className={styles.art} width="72" height="48" viewBox="0 0 72 48" fill="none" aria-hidden="true">
        <rect className={styles.paper} x="8.5" y="6.5" width="55" height="35" rx="5" />
        <path className={styles.rule} d="M9 16.5h54M9 25h54M9 33.5h54M27 16.5v24.5" />
        <circle className={styles.mark} cx="56" cy="37" r="9.5" />
        <path className={styles.mark} d="M52.5 37h7" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
      <p className={styles.title}>
        <Trans>No data</Trans>
      </p>
      <p className={styles.text}>{text}</p>
      {children ? <div className={styles.action}>{children}</div> : null}
    </div>
  );
}

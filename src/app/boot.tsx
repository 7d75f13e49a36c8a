import { Trans } from '@lingui/react/macro';
import { boot, hiddenText } from '#styled/recipes';
import { Mark } from '#ui/layout/mark.tsx';
import type { ReactNode } from 'react';

/** What the page itself shows, before any script has arrived (A8): without texts, for every language. */
export function BootPage({ children }: { children?: ReactNode }) {
  const styles = boot();
  return (
    <main className={styles.root}>
      <Mark size="lg" />
      <span className={styles.bar}>
        <span className={styles.fill} />
      </span>
      {children}
    </main>
  );
}

/** Shown until the session is loaded (A8): no flash of a protected screen or of the login. */
export const Boot = () => (
  <BootPage>
    <div role="status">
      <h1 className={hiddenText()}>
        <Trans>Loading</Trans>
      </h1>
    </div>
  </BootPage>
);

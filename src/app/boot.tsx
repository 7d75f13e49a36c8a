import { Trans } from '@lingui/react/macro';
import { boot, hiddenText } from '#styled/recipes';
import { Mark } from '#ui/layout/mark.tsx';

// Shown until the session is loaded (A8): no flash of a protected screen or of the login.
export function Boot() {
  const styles = boot();
  return (
    <main className={styles.root}>
      <Mark size="lg" />
      <span className={styles.bar}>
        <span className={styles.fill} />
      </span>
      <div role="status">
        <h1 className={hiddenText()}>
          <Trans>Loading</Trans>
        </h1>
      </div>
    </main>
  );
}

import type { ReactNode } from 'react';
import { railLayout } from '#styled/recipes';

type RailLayoutProps = {
  title: string;
  /** `FilterGroup`s. */
  rail: ReactNode;
  children: ReactNode;
};

/** A list, and from lg a rail of filters beside it with its own scrolling. */
export function RailLayout({ title, rail, children }: RailLayoutProps) {
  const styles = railLayout();
  return (
    <div className={styles.root}>
      <section className={styles.rail} aria-label={title}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
        </div>
        {rail}
      </section>
      <div className={styles.main}>{children}</div>
    </div>
  );
}

/** Replaces the rail below lg. */
export function WithoutRail({ children }: { children: ReactNode }) {
  return <div className={railLayout().narrow}>{children}</div>;
}

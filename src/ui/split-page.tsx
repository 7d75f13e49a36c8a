import type { ReactNode } from 'react';
import { splitPage } from '#styled/recipes';

type SplitPageProps = {
  children: ReactNode;
  /** What is open of the list, with its name for screen readers; it takes the focus when it is another one. */
  side: { key: string; label: string; content: ReactNode } | null;
};

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** A list and what is open of it. */
export function SplitPage({ children, side }: SplitPageProps) {
  const styles = splitPage();
  return (
    <div className={styles.root}>
      <div className={styles.main}>{children}</div>
      {side ? (
        <aside key={side.key} ref={takeFocus} tabIndex={-1} aria-label={side.label} className={styles.side}>
          {side.content}
        </aside>
      ) : null}
    </div>
  );
}

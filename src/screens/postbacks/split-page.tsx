import type { ReactNode } from 'react';
import { splitPage } from '#styled/recipes';

type SplitPageProps = {
  children: ReactNode;
  /** The open row, labelled for screen readers; a new one takes the focus. */
  side: { key: string; label: string; content: ReactNode } | null;
};

function takeFocus(side: HTMLElement) {
  const list = side.previousElementSibling;
  const { top } = side.getBoundingClientRect();
  side.focus({ preventScroll: true });
  // To its top: a tall one would be centred.
  if (top < 0 || top > window.innerHeight) side.scrollIntoView();
  return () => {
    if (side.contains(document.activeElement) && list instanceof HTMLElement) list.focus();
  };
}

export function SplitPage({ children, side }: SplitPageProps) {
  const styles = splitPage();
  return (
    <div className={styles.root}>
      <div tabIndex={-1} className={styles.main}>
        {children}
      </div>
      {side ? (
        <aside key={side.key} ref={takeFocus} tabIndex={-1} aria-label={side.label} className={styles.side}>
          {side.content}
        </aside>
      ) : null}
    </div>
  );
}

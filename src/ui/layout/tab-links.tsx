import type { ReactNode } from 'react';
import { tabLinks } from '#styled/recipes';
import { asChild, type ChildElement } from '../controls/as-child.ts';
import { useScrollCurrentIntoView } from './use-scroll-current-into-view.ts';

export function TabLinks({ label, children }: { label: string; children: ReactNode }) {
  const row = useScrollCurrentIntoView();
  return (
    <nav ref={row} className={tabLinks().root} aria-label={label}>
      {children}
    </nav>
  );
}

// Two digits wide.
const placeOfTwo = '\u2007\u2007';

type TabLinkProps = {
  current: boolean;
  /** Number of rows; `null` while loading, with a placeholder. */
  count?: string | null | undefined;
  /** The link. */
  children: ChildElement;
};

export function TabLink({ current, count, children }: TabLinkProps) {
  const styles = tabLinks();
  return asChild(
    children,
    { className: styles.item, 'aria-current': current ? 'page' : undefined },
    (content) => (
      <>
        {content}
        {count === undefined ? null : <span className={styles.count}>{count ?? placeOfTwo}</span>}
      </>
    ),
  );
}

import type { ReactNode } from 'react';
import { linkStrip, type LinkStripVariantProps } from '#styled/recipes';
import { asChild, type ChildElement } from '../controls/as-child.ts';
import type { Variants } from '../platform/variants.ts';

export function LinkStrip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={linkStrip().root} aria-label={label}>
      {children}
    </ul>
  );
}

type LinkTileProps = Variants<LinkStripVariantProps, 'wide'> & {
  media: ReactNode;
  note: ReactNode;
  /** In a line below. */
  reason?: ReactNode;
  children: ChildElement;
};

export function LinkTile({ wide, media, note, reason, children }: LinkTileProps) {
  const styles = linkStrip({ wide });
  return (
    <li>
      {asChild(children, { className: styles.item }, (name) => (
        <>
          {media}
          <span className={styles.text}>
            <span className={styles.name}>{name}</span>
            <span className={styles.note}>{note}</span>
            {reason ? <span className={styles.note}>{reason}</span> : null}
          </span>
        </>
      ))}
    </li>
  );
}

import type { ReactNode } from 'react';
import { linkStrip } from '#styled/recipes';
import { asChild, type ChildElement } from '../controls/as-child.ts';

export function LinkStrip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={linkStrip().root} aria-label={label}>
      {children}
    </ul>
  );
}

type LinkTileProps = {
  media: ReactNode;
  note: ReactNode;
  children: ChildElement;
};

export function LinkTile({ media, note, children }: LinkTileProps) {
  const styles = linkStrip();
  return (
    <li>
      {asChild(children, { className: styles.item }, (name) => (
        <>
          {media}
          <span className={styles.text}>
            <span className={styles.name}>{name}</span>
            <span className={styles.note}>{note}</span>
          </span>
        </>
      ))}
    </li>
  );
}

import type { ReactNode } from 'react';
import { mediaRow, type MediaRowVariantProps } from '#styled/recipes';
import type { Variants } from '../platform/variants.ts';

type MediaRowProps = Variants<MediaRowVariantProps, 'size'> & {
  media: ReactNode;
  title: ReactNode;
  meta?: ReactNode;
  /** On a line of its own. */
  note?: ReactNode;
};

/** In the `row` size its link covers all of it. */
export function MediaRow({ size, media, title, meta, note }: MediaRowProps) {
  const styles = mediaRow({ size });
  return (
    <div className={styles.root}>
      {media}
      <div className={styles.text}>
        <span className={styles.title}>{title}</span>
        {meta ? <span className={styles.meta}>{meta}</span> : null}
        {note}
      </div>
    </div>
  );
}

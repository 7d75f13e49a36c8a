import type { ReactNode } from 'react';
import { bannerCard } from '#styled/recipes';

type BannerCardProps = {
  /** The address of its picture; `null` for one that is no picture. */
  src: string | null;
  title: ReactNode;
  note: ReactNode;
  /** In place of the picture. */
  fallback: ReactNode;
  actions: ReactNode;
};

/** A banner as it will look. */
export function BannerCard({ src, title, note, fallback, actions }: BannerCardProps) {
  const styles = bannerCard();
  return (
    <article className={styles.root}>
      <div className={styles.stage}>
        {src ? <img className={styles.image} src={src} alt="" loading="lazy" /> : fallback}
      </div>
      <div className={styles.foot}>
        <div className={styles.text}>
          <b className={styles.title}>{title}</b>
          <span className={styles.note}>{note}</span>
        </div>
        {actions}
      </div>
    </article>
  );
}

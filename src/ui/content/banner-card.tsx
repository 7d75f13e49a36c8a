import { Maximize2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { bannerCard } from '#styled/recipes';
import { Icon } from './icon.tsx';

type BannerCardProps = {
  /** The address of its picture; `null` for one that is no picture. */
  src: string | null;
  title: ReactNode;
  note: ReactNode;
  /** In place of the picture. */
  fallback: ReactNode;
  /** What opens the picture in full size; only where there is one. */
  enlarge: { label: string; onClick: () => void };
  actions: ReactNode;
};

/** A banner as it will look. */
export function BannerCard({ src, title, note, fallback, enlarge, actions }: BannerCardProps) {
  const styles = bannerCard();
  return (
    <article className={styles.root}>
      {src ? (
        <button
          type="button"
          className={`${styles.stage} ${styles.enlarge}`}
          aria-label={enlarge.label}
          onClick={enlarge.onClick}
        >
          <img className={styles.image} src={src} alt="" loading="lazy" />
          <span className={styles.sign}>
            <Icon of={Maximize2} size="sm" />
          </span>
        </button>
      ) : (
        <div className={styles.stage}>{fallback}</div>
      )}
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

/** A banner as large as it is, where the window has room for it. */
export function BannerWhole({ src, alt }: { src: string; alt: string }) {
  return (
    <div className={bannerCard().whole}>
      <img src={src} alt={alt} />
    </div>
  );
}

import { Maximize2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { bannerCard } from '#styled/recipes';
import { Icon } from './icon.tsx';

type BannerCardProps = {
  /** `null` if it is no image. */
  src: string | null;
  title: ReactNode;
  note: ReactNode;
  /** Replaces the image. */
  fallback: ReactNode;
  /** Opens the image in full size; only if there is one. */
  enlarge: { label: string; onClick: () => void };
  actions: ReactNode;
};

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

/** A banner in its own size, as far as the window allows. */
export function BannerWhole({ src, alt }: { src: string; alt: string }) {
  return (
    <div className={bannerCard().whole}>
      <img src={src} alt={alt} />
    </div>
  );
}

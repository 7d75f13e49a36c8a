import { Trans, useLingui } from '@lingui/react/macro';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { preview, type PreviewVariantProps } from '#styled/recipes';
import { Icon, useIcon } from './icon.tsx';
import type { Variants } from '../platform/variants.ts';
import { Skeleton } from '../feedback/skeleton.tsx';

type PreviewProps = Variants<PreviewVariantProps, 'size'> & {
  /** `null` if there is none, `undefined` while loading. */
  src: string | null | undefined;
  /** Empty if the offer's name stands beside it. */
  alt: string;
};

function Missing({ size }: Pick<PreviewProps, 'size'>) {
  const { t } = useLingui();
  const { drawn, icon } = useIcon(ImageOff, 'sm');
  return (
    <span className={preview({ size }).thumb} role="img" aria-label={t`No Preview Available`} {...drawn}>
      {icon}
    </span>
  );
}

/** The landing page of an offer; 'No Preview Available' if missing or broken (L3). */
export function Preview({ src, alt, size = 'card' }: PreviewProps) {
  const styles = preview({ size });
  const [broken, setBroken] = useState<string | null>(null);
  const isCard = size === 'card';
  if (src === undefined) {
    return (
      <span className={styles.root}>
        <span className={styles.wait}>
          <Skeleton width="100%" height="100%" />
        </span>
      </span>
    );
  }
  const isThere = src !== null && src !== '' && src !== broken;
  const picture = isThere ? (
    <img
      key={src}
      className={isCard ? styles.image : styles.thumb}
      src={src}
      alt={alt}
      loading="lazy"
      onError={() => setBroken(src)}
    />
  ) : null;
  if (!isCard) return picture ?? <Missing size={size} />;
  return (
    <span className={styles.root}>
      {picture ?? (
        <span className={styles.none}>
          <Icon of={ImageOff} size="lg" />
          <span>
            <Trans>No Preview Available</Trans>
          </span>
        </span>
      )}
    </span>
  );
}

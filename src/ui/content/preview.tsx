import { Trans } from '@lingui/react/macro';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { preview, type PreviewVariantProps } from '#styled/recipes';
import { Icon } from './icon.tsx';
import type { Variants } from '../platform/variants.ts';
import { Skeleton } from '../feedback/skeleton.tsx';

type PreviewProps = Variants<PreviewVariantProps, 'size'> & {
  /** `null` if there is none, `undefined` while loading. */
  src: string | null | undefined;
  /** Empty if the offer's name stands beside it. */
  alt: string;
};

/** The landing page of an offer; 'No Preview Available' if missing or broken (L3). */
export function Preview({ src, alt, size = 'card' }: PreviewProps) {
  const styles = preview({ size });
  const [broken, setBroken] = useState<string | null>(null);
  if (src === undefined) {
    return (
      <span className={styles.root}>
        <span className={styles.wait}>
          <Skeleton width="100%" height="100%" />
        </span>
      </span>
    );
  }
  return (
    <span className={styles.root}>
      {src && src !== broken ? (
        <img
          key={src}
          className={styles.image}
          src={src}
          alt={alt}
          loading="lazy"
          onError={() => setBroken(src)}
        />
      ) : (
        <span className={styles.none}>
          <Icon of={ImageOff} size={size === 'card' ? 'lg' : 'sm'} />
          <span className={styles.text}>
            <Trans>No Preview Available</Trans>
          </span>
        </span>
      )}
    </span>
  );
}

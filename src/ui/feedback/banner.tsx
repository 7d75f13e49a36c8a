import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { banner as bannerRecipe, type BannerVariantProps } from '#styled/recipes';
import { Icon } from '../content/icon.tsx';
import { heightAs } from '../layout/height-as.ts';
import type { Variants } from '../platform/variants.ts';

const measured = heightAs('--banner');

export type BannerContent = Required<Variants<BannerVariantProps, 'tone'>> & {
  icon: LucideIcon;
  text: ReactNode;
  /** Small buttons. */
  actions?: ReactNode;
};

/** At the bottom of the window, over every screen; empty without a banner, since a live region must be there before its text. */
export function Banner({ banner }: { banner: BannerContent | null }) {
  const styles = bannerRecipe({ tone: banner?.tone ?? 'info' });
  return (
    <div ref={measured} className={styles.root} data-banner={banner ? '' : undefined}>
      <div className={styles.text} role="status">
        {banner ? (
          <>
            <Icon of={banner.icon} />
            <span>{banner.text}</span>
          </>
        ) : null}
      </div>
      {banner?.actions ? <div className={styles.actions}>{banner.actions}</div> : null}
    </div>
  );
}

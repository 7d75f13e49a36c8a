import type { ReactNode } from 'react';
import { pageHead, type PageHeadVariantProps } from '#styled/recipes';
import type { Variants } from '../platform/variants.ts';

type PageHeadProps = Variants<PageHeadVariantProps, 'variant'> & {
  title: ReactNode;
  meta?: ReactNode;
  actions?: ReactNode;
};

export function PageHead({ variant, title, meta, actions }: PageHeadProps) {
  const styles = pageHead({ variant });
  return (
    <div className={styles.root}>
      <div className={styles.title}>
        <h1 className={styles.heading}>{title}</h1>
        {meta ? <p className={styles.meta}>{meta}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}

import type { ComponentProps } from 'react';
import { page, type PageVariantProps } from '#styled/recipes';
import type { Look } from './look.ts';

type PageProps = Omit<ComponentProps<'main'>, 'className'> & Look<PageVariantProps, 'width'>;

/** The content of a screen; the skip link and each navigation may put the focus on it. */
export function Page({ width, ...native }: PageProps) {
  return <main {...native} id="main" tabIndex={-1} className={page({ width })} />;
}

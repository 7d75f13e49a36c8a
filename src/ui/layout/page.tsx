import type { ComponentProps } from 'react';
import { page, type PageVariantProps } from '#styled/recipes';
import type { Variants } from '../platform/variants.ts';

type PageProps = Omit<ComponentProps<'main'>, 'className'> & Variants<PageVariantProps, 'width'>;

let isFocusTaken = false;

let shownAt: string | null = null;

const sectionOf = (path: string) => path.split('/')[1];

// The skeleton and the loaded page are different elements: if one had the focus, the other takes it over. A list and its
// details come in, once each; a screen full of charts would be slower for it.
function takeOver(main: HTMLElement) {
  if (isFocusTaken) main.focus({ preventScroll: true });
  isFocusTaken = false;
  const { pathname } = window.location;
  const isBeside = shownAt !== null && sectionOf(shownAt) === sectionOf(pathname);
  if (isBeside && shownAt !== pathname) main.dataset['enters'] = '';
  shownAt = pathname;
  return () => {
    isFocusTaken = document.activeElement === main;
  };
}

/** The content of a screen; the skip link and each navigation focus it. */
export function Page({ width, ...native }: PageProps) {
  return <main {...native} ref={takeOver} id="main" tabIndex={-1} className={page({ width })} />;
}

import { defineRecipe } from '@pandacss/dev';

/** A bar at the bottom of the window gets its own room. */
export const page = defineRecipe({
  className: 'page',
  base: {
    width: 'full',
    marginInline: 'auto',
    paddingInline: 'pageGutter',
    paddingBottom: '56px',
    '&:focus': { outline: 'none' },
    // Over what is painted at once: nothing moves, and no frame is waited for.
    '&[data-enters]': { animation: 'enter {durations.base} {easings.out}' },
    _print: { maxWidth: 'none!', paddingInline: '0', paddingBottom: '0!' },
    'body:has([data-thumb-bar]) &': { smDown: { paddingBottom: '96px' } },
    'body:has([data-status-bar], [data-banner]) &': {
      paddingBottom: 'calc(56px + var(--status-bar, 0px) + var(--banner, 0px))',
    },
    /* What stands at the end can be scrolled out from under two toasts. */
    'body:has([data-toast]) &': { paddingBottom: '260px' },
  },
  variants: {
    width: {
      page: { maxWidth: 'calc({sizes.content.page} + 48px)' },
      wide: { maxWidth: 'calc({sizes.content.wide} + 48px)' },
    },
  },
  defaultVariants: { width: 'page' },
});

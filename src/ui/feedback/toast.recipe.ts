import { defineSlotRecipe } from '@pandacss/dev';

const tone = (name: string) => ({ root: { '& > svg': { color: `${name}.icon` } } });

/** A notification at the bottom left, above what sticks to the bottom. Equal ones replace each other. */
export const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['region', 'root', 'title', 'text', 'action', 'close'],
  base: {
    /* The library sets the highest possible layer inline; blocking dialogs stay above notifications. */
    region: {
      _print: { display: 'none' },
      zIndex: '{zIndex.toast} !important',
      /* 55 px from the edge (E10); on a phone above its bar of actions. */
      '--toast-bottom': { base: '55px', smDown: '96px' },
      'body:has([data-bottom-bar]) &': { '--toast-bottom': { base: '72px', smDown: '148px' } },
    },
    root: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      columnGap: '10px',
      width: 'min({sizes.toast}, calc(100vw - 32px))',
      paddingTop: '11px',
      paddingInlineEnd: '10px',
      paddingBottom: '3',
      paddingInlineStart: '3',
      borderRadius: 'lg',
      backgroundColor: 'bg.raised',
      boxShadow: 'popup',
      fontSize: 'sm',
      lineHeight: '20px',
      translate: 'var(--x) var(--y)',
      opacity: 'var(--opacity)',
      willChange: 'translate, opacity',
      transitionProperty: 'translate, opacity',
      transitionDuration: 'slow',
      transitionTimingFunction: 'out',
      '& > svg': { marginTop: '2px' },
      _highContrast: { border: '1px solid CanvasText' },
    },
    title: { display: 'block', fontWeight: 'semibold' },
    text: { color: 'fg.muted', lineHeight: '18px' },
    action: { marginTop: '2' },
    close: {
      display: 'grid',
      placeItems: 'center',
      width: { base: '36px', sm: 'target' },
      height: { base: '36px', sm: 'target' },
      marginBlock: { base: '-7px', sm: '-1px' },
      marginInlineEnd: { base: '-6px', sm: '0' },
      borderRadius: 'sm',
      color: 'fg.muted',
      _hover: { backgroundColor: 'bg.subtle', color: 'fg.default' },
    },
  },
  variants: {
    tone: { info: tone('info'), warning: tone('warning'), error: tone('error'), success: tone('success') },
  },
});

import { defineSlotRecipe } from '@pandacss/dev';

/** A banner as it will look, its size under it and what can be done with it. */
export const bannerCard = defineSlotRecipe({
  className: 'banner-card',
  slots: ['root', 'stage', 'enlarge', 'sign', 'image', 'foot', 'text', 'title', 'note', 'whole'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      backgroundColor: 'bg.surface',
      border: '1px solid {colors.border.hairline}',
      borderRadius: 'lg',
      overflow: 'clip',
    },
    stage: {
      flex: '1',
      display: 'grid',
      placeItems: 'center',
      minHeight: '170px',
      padding: '4',
      backgroundColor: 'bg.sunken',
      color: 'fg.subtle',
    },
    enlarge: {
      position: 'relative',
      cursor: 'zoom-in',
      _focusVisible: { outlineOffset: '-2px' },
    },
    sign: {
      position: 'absolute',
      top: '2',
      insetInlineEnd: '2',
      display: 'grid',
      padding: '6px',
      borderRadius: 'sm',
      backgroundColor: 'bg.raised',
      color: 'fg.muted',
      boxShadow: 'xs',
      _print: { display: 'none' },
    },
    image: { maxWidth: 'full', maxHeight: '230px' },
    foot: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      padding: '2',
      paddingInlineStart: '14px',
      borderTop: '1px solid {colors.border.hairline}',
    },
    text: { minWidth: '0' },
    title: { display: 'block', fontSize: 'sm', lineHeight: '18px' },
    whole: {
      display: 'grid',
      placeItems: 'center',
      padding: '4',
      backgroundColor: 'bg.sunken',
      '& > img': { maxWidth: 'full', height: 'auto' },
    },
    note: { display: 'block', textStyle: 'hint', color: 'fg.subtle' },
  },
});

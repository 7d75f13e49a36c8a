import { defineSlotRecipe } from '@pandacss/dev';

/** A banner as it will look, its size under it and what can be done with it. */
export const bannerCard = defineSlotRecipe({
  className: 'banner-card',
  slots: ['root', 'stage', 'image', 'foot', 'text', 'title', 'note'],
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
    note: { display: 'block', textStyle: 'hint', color: 'fg.subtle', truncate: true },
  },
});

import { defineSlotRecipe } from '@pandacss/dev';

export const factRow = defineSlotRecipe({
  className: 'fact-row',
  slots: ['root', 'mark', 'text', 'title', 'note'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '2' },
    mark: {
      flexShrink: '0',
      display: 'grid',
      placeItems: 'center',
      width: '36px',
      height: '36px',
      borderRadius: 'md',
      backgroundColor: 'bg.sunken',
      fontSize: '17px',
      fontWeight: 'medium',
    },
    text: { flex: '1', minWidth: '96px', fontSize: 'sm', lineHeight: '20px' },
    title: { display: 'block', fontSize: 'md', lineHeight: '18px', fontWeight: 'semibold' },
    note: { display: 'block', color: 'fg.muted' },
  },
});

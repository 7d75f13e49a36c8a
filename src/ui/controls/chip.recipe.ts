import { defineSlotRecipe } from '@pandacss/dev';

export const chip = defineSlotRecipe({
  className: 'chip',
  slots: ['list', 'root', 'label', 'value', 'remove'],
  base: {
    list: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px' },
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '5px',
      maxWidth: 'full',
      minHeight: { base: '40px', sm: '32px' },
      paddingInlineStart: '10px',
      paddingInlineEnd: '1',
      border: '1px solid {colors.border.strong}',
      borderRadius: 'md',
      backgroundColor: 'bg.surface',
      boxShadow: 'xs',
      fontSize: 'sm',
      _print: { boxShadow: 'none', paddingInlineEnd: '10px' },
    },
    label: { color: 'fg.subtle', whiteSpace: 'nowrap' },
    value: { fontWeight: 'medium', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    remove: {
      _print: { display: 'none' },
      flexShrink: '0',
      display: 'grid',
      placeItems: 'center',
      width: { base: '36px', sm: '24px' },
      height: { base: '36px', sm: '24px' },
      borderRadius: 'sm',
      color: 'fg.subtle',
      _hover: { backgroundColor: 'bg.subtle', color: 'fg.default' },
    },
  },
});

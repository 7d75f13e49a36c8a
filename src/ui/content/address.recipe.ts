import { defineSlotRecipe } from '@pandacss/dev';

export const address = defineSlotRecipe({
  className: 'address',
  slots: ['root', 'plain', 'name', 'value', 'macro'],
  base: {
    root: {
      display: 'block',
      minHeight: '64px',
      paddingBlock: '10px',
      paddingInline: '3',
      border: '1px solid {colors.border.hairline}',
      borderRadius: 'md',
      backgroundColor: 'bg.surface',
      fontFamily: 'mono',
      fontSize: 'xs',
      lineHeight: '22px',
      // Between parameters; inside a value only where it is longer than a line.
      overflowWrap: 'anywhere',
    },
    plain: { color: 'fg.default' },
    name: { color: 'fg.muted' },
    value: { color: 'fg.default', fontWeight: 'semibold' },
    macro: {
      paddingInline: '1',
      borderRadius: 'xs',
      backgroundColor: 'accent.subtle',
      color: 'accent.fg',
    },
  },
});

import { defineSlotRecipe } from '@pandacss/dev';

const tone = (name: string) => ({
  root: {
    backgroundColor: `${name}.subtle`,
    boxShadow: `inset 0 0 0 1px {colors.${name}.border}`,
    '& > svg': { color: `${name}.icon` },
  },
});

export const callout = defineSlotRecipe({
  className: 'callout',
  slots: ['root', 'body', 'title', 'text'],
  base: {
    root: {
      display: 'flex',
      flexWrap: { base: 'wrap', sm: 'nowrap' },
      alignItems: 'flex-start',
      gap: '10px',
      paddingInline: '3',
      paddingBlock: '10px',
      borderRadius: 'md',
      fontSize: 'sm',
      lineHeight: '20px',
      '& > svg': { flexShrink: '0', marginTop: '2px' },
      _highContrast: { border: '1px solid CanvasText' },
    },
    body: { flex: '1', minWidth: { base: '60%', sm: '0' } },
    title: { display: 'block', fontWeight: 'semibold' },
    text: { color: 'fg.muted' },
  },
  variants: {
    tone: { info: tone('info'), success: tone('success'), warning: tone('warning'), error: tone('error') },
  },
  defaultVariants: { tone: 'info' },
});

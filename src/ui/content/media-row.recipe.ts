import { defineSlotRecipe } from '@pandacss/dev';

export const mediaRow = defineSlotRecipe({
  className: 'media-row',
  slots: ['root', 'text', 'title', 'meta'],
  base: {
    root: {
      textAlign: 'left',
      display: 'flex',
      alignItems: 'center',
      minWidth: '0',
      position: 'relative',
      fontSize: 'sm',
      _print: { breakInside: 'avoid' },
    },
    text: { flex: '1', minWidth: '0', lineHeight: '18px' },
    title: {
      display: 'block',
      fontWeight: 'medium',
      color: 'fg.default',
      '& a': { color: 'inherit' },
      '& [data-whole]': { display: 'inline-block' },
    },
    meta: { display: 'block', color: 'fg.subtle' },
  },
  variants: {
    size: {
      row: {
        root: { gap: '3', paddingBlock: '2' },
        title: { marginBottom: '1', '& a::after': { content: '""', position: 'absolute', inset: '0' } },
        meta: {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: '6px',
          rowGap: '1',
          '& b': { color: 'fg.default' },
        },
      },
      cell: {
        // The icon of a button begins where texts of other rows do.
        root: {
          gap: '10px',
          '& > .button--square_true': { marginInline: { base: '-10px -6px', sm: '-6px -2px' } },
        },
        title: {
          sm: { truncate: true },
          '[data-fit*=tight] &': { sm: { whiteSpace: 'normal', lineClamp: '2' } },
        },
        meta: {
          fontSize: 'xs',
          lineHeight: '16px',
          fontWeight: 'regular',
          sm: { truncate: true },
          '[data-fit*=tight] &': { sm: { whiteSpace: 'normal' } },
        },
      },
    },
  },
  defaultVariants: { size: 'row' },
});

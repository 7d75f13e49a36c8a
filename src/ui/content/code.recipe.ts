import { defineRecipe } from '@pandacss/dev';

const onOneLine = {
  display: 'inline-block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
};

const asWideAsColumn = {
  ...onOneLine,
  // It widens its column no further, and fills one that others have widened.
  minWidth: 'full',
  maxWidth: { base: 'full', sm: 'clamp(144px, 32vw - 120px, 360px)' },
  '[data-fit*=tight] [data-name] &': { maxWidth: 'full' },
  // Less room beside the open detail of a list.
  '.split-page__root:has(> aside) &': { xl: { maxWidth: '232px' } },
};

export const code = defineRecipe({
  className: 'code',
  base: { fontFamily: 'mono', fontSize: 'xs', lineHeight: '20px', overflowWrap: 'anywhere' },
  variants: {
    cut: {
      long: { ...asWideAsColumn, '& > span': { ...onOneLine, maxWidth: 'calc(100% - 12ch)' } },
      origin: { ...asWideAsColumn, '& > span': { srOnly: true } },
      short: { ...onOneLine, maxWidth: { base: 'full', sm: '144px' } },
    },
  },
});

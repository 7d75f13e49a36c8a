import { defineRecipe } from '@pandacss/dev';

export const textBlock = defineRecipe({
  className: 'text-block',
  base: {
    display: 'grid',
    gap: '3',
    minWidth: '0',
    fontSize: 'sm',
    lineHeight: '20px',
    overflowWrap: 'anywhere',
    '& p': { whiteSpace: 'pre-line' },
    '& > form': { maxWidth: 'content.form' },
  },
});

import { defineRecipe } from '@pandacss/dev';

export const reportCode = defineRecipe({
  className: 'report-code',
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    color: 'fg.muted',
    fontSize: 'sm',
    lineHeight: '20px',
  },
});

import { defineRecipe } from '@pandacss/dev';

/** The code of an error on one line, with its button. */
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

import { defineSlotRecipe } from '@pandacss/dev';
import { popup } from '../../theme/shared-parts.ts';

export const hoverCard = defineSlotRecipe({
  className: 'hover-card',
  slots: ['content', 'body', 'line'],
  base: {
    content: {
      ...popup,
      width: '304px',
      maxWidth: 'calc(100vw - 32px)',
      overflow: 'hidden',
      animation: 'popIn {durations.fast} {easings.out}',
      // Nothing is shown before there is something to say.
      '&:empty': { display: 'none' },
      _print: { display: 'none' },
    },
    body: { paddingInline: '4', paddingTop: '3', paddingBottom: '2' },
    line: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      rowGap: '1',
      marginBottom: '1',
      textStyle: 'hint',
      color: 'fg.subtle',
    },
  },
});

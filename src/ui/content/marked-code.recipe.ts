import { defineSlotRecipe } from '@pandacss/dev';

export const markedCode = defineSlotRecipe({
  className: 'marked-code',
  slots: ['root', 'head', 'title', 'code', 'empty', 'mark'],
  base: {
    root: { display: 'grid', gap: '1', minWidth: '0' },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '3',
    },
    title: { textStyle: 'ui' },
    code: {
      minHeight: '44px',
      paddingInline: '3',
      paddingBlock: '10px',
      borderRadius: 'md',
      backgroundColor: 'bg.sunken',
      fontFamily: 'mono',
      fontSize: 'xs',
      lineHeight: '22px',
      color: 'fg.muted',
      wordBreak: 'break-all',
    },
    empty: {
      minHeight: '44px',
      paddingInline: '3',
      paddingBlock: '11px',
      borderRadius: 'md',
      backgroundColor: 'bg.sunken',
      fontSize: 'sm',
      lineHeight: '22px',
      color: 'fg.muted',
    },
    mark: { fontWeight: 'semibold', color: 'fg.default' },
  },
});

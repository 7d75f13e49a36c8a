import { defineSlotRecipe } from '@pandacss/dev';

export const railLayout = defineSlotRecipe({
  className: 'rail-layout',
  slots: ['root', 'rail', 'head', 'title', 'main', 'narrow'],
  base: {
    root: {
      display: 'grid',
      alignItems: 'start',
      gap: '6',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '{sizes.rail} minmax(0, 1fr)' },
    },
    rail: {
      _print: { display: 'none' },
      hideBelow: 'lg',
      position: 'sticky',
      top: '{sizes.topBar}',
      maxHeight: 'calc(100dvh - {sizes.topBar})',
      marginInlineStart: '-6px',
      paddingInline: '6px',
      paddingBottom: '6',
      overflowY: 'auto',
      // Filters that continue below show through.
      maskImage: 'linear-gradient(#000 calc(100% - 24px), transparent)',
      scrollbarWidth: 'thin',
    },
    head: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '36px',
    },
    title: { fontSize: 'sm', fontWeight: 'semibold' },
    main: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: { base: '4', sm: '5' },
      minWidth: '0',
    },
    narrow: { display: 'contents', hideFrom: 'lg', _print: { display: 'none' } },
  },
});

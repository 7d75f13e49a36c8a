import { defineSlotRecipe } from '@pandacss/dev';

const tone = (name: string) => ({
  root: {
    backgroundColor: `${name}.subtle`,
    borderTopColor: `${name}.border`,
    '& svg': { color: `${name}.icon` },
  },
});

/** Over the bottom of every screen: no connection, a new version. An operator's bar stays below it. */
export const banner = defineSlotRecipe({
  className: 'banner',
  slots: ['root', 'text', 'actions'],
  base: {
    root: {
      _print: { display: 'none' },
      position: 'fixed',
      insetInline: '0',
      bottom: 'var(--status-bar, 0px)',
      zIndex: 'statusBar',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      columnGap: '4',
      rowGap: '2',
      paddingInline: '4',
      paddingBlock: '2',
      borderTop: '1px solid transparent',
      boxShadow: 'popup',
      fontSize: 'sm',
      lineHeight: '20px',
      // Its text is read out as it comes, which takes an element that has been there before.
      '&:not([data-banner])': { padding: '0', border: 'none', boxShadow: 'none' },
    },
    text: {
      flex: { base: '1 1 200px', sm: '0 1 auto' },
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2',
      minWidth: '0',
      '& > svg': { flexShrink: '0', marginTop: '2px' },
    },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
  variants: {
    tone: { info: tone('info'), success: tone('success'), warning: tone('warning') },
  },
});

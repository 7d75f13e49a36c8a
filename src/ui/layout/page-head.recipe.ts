import { defineSlotRecipe } from '@pandacss/dev';

/** `hero` is the large head of public pages. */
export const pageHead = defineSlotRecipe({
  className: 'page-head',
  slots: ['root', 'title', 'heading', 'meta', 'actions'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap' },
    title: { minWidth: '0' },
    actions: {
      _print: { display: 'none' },
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      '& > .input-group__root': {
        flex: { base: '1 1 200px', sm: 'none' },
        width: { base: 'auto', sm: '260px' },
      },
    },
  },
  variants: {
    variant: {
      plain: {
        root: {
          alignItems: 'flex-start',
          columnGap: '4',
          rowGap: '3',
          // On phones the actions stand beside the title, and the meta text takes the whole line below.
          '&:not(:has(.input-group__root))': {
            smDown: {
              '& > .page-head__title': { display: 'contents' },
              '& .page-head__heading': { flex: '1 1 0', minWidth: '0', minHeight: '36px', paddingTop: '3px' },
              '& .page-head__meta': { order: '1', flexBasis: 'full' },
            },
          },
          paddingTop: { base: '4', sm: '5' },
          paddingBottom: { base: '3', sm: '4' },
        },
        title: {
          flex: '1 1 0',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: '3',
          rowGap: '1',
          // As high as buttons, so that what is below stands where it does with them.
          minHeight: 'control.md',
          paddingTop: '3px',
          // Tools that leave no room for the title go below it.
          '&:has(+ * > .input-group__root)': { flexBasis: 'max-content' },
        },
        heading: { textStyle: 'pageTitle' },
        meta: { fontSize: 'sm', color: 'fg.subtle', textWrap: 'pretty' },
        actions: {
          '&:has(.input-group__root)': { width: { base: 'full', lg: 'auto' } },
          // One line of tools on tablets: only the icons of those that have one.
          '@media (min-width: 640px) and (max-width: 1023.98px)': {
            '& > .toolbar__wide > .button > span, & > .toolbar__wide ~ .button > span': { srOnly: true },
            '& > .input-group__root': { flex: '1 1 160px', width: 'auto' },
          },
        },
      },
      hero: {
        root: {
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          columnGap: '10',
          rowGap: '5',
          paddingTop: { base: '6', sm: '36px' },
          paddingBottom: { base: '4', sm: '6' },
        },
        heading: {
          textStyle: 'display',
          fontSize: { base: '24px', sm: '3xl' },
          lineHeight: { base: '30px', sm: '3xl' },
        },
        meta: { maxWidth: '600px', marginTop: '6px', color: 'fg.muted' },
        actions: {
          width: { base: 'full', sm: 'auto' },
          // Alone on its line, it takes all of it.
          '& > .select__root': { smDown: { flex: '1 1 100%' } },
        },
      },
    },
  },
  defaultVariants: { variant: 'plain' },
});

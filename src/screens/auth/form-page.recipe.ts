import { defineSlotRecipe } from '@pandacss/dev';

/** A page that is one long form: from lg its title and its steps stay on the left while the form scrolls. */
export const formPage = defineSlotRecipe({
  className: 'form-page',
  slots: ['root', 'side', 'title', 'lead', 'main'],
  base: {
    root: {
      display: 'grid',
      justifyContent: { lg: 'center' },
      gap: { base: '6', lg: '56px' },
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '300px minmax(0, 820px)' },
      paddingTop: { base: '28px', lg: '10' },
    },
    side: { position: { lg: 'sticky' }, top: '88px', alignSelf: 'start', minWidth: '0' },
    title: { textStyle: 'display', fontSize: '26px', lineHeight: '32px', marginBottom: '2' },
    lead: { color: 'fg.muted' },
    main: { minWidth: '0', '& > form': { display: 'grid', gap: '4' } },
  },
});

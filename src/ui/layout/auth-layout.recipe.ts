import { defineSlotRecipe } from '@pandacss/dev';

export const authLayout = defineSlotRecipe({
  className: 'auth-layout',
  slots: ['root', 'side', 'header', 'tools', 'main', 'box', 'footer', 'art', 'picture', 'caption'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(480px, 5fr) 7fr' },
      minHeight: '100dvh',
    },
    side: {
      display: 'flex',
      flexDirection: 'column',
      minHeight: '100dvh',
      paddingInline: { base: '5', sm: '6' },
      paddingBlock: { base: '4', sm: '5' },
      backgroundColor: 'bg.surface',
    },
    header: { display: 'flex', alignItems: 'center', gap: '4', '& > :first-child': { minWidth: '0' } },
    tools: { display: 'flex', flexShrink: '0', gap: '2', marginInlineStart: 'auto' },
    main: {
      flex: '1',
      display: 'grid',
      gridTemplateRows: 'minmax({spacing.5}, 1fr) auto minmax(var(--least-below, {spacing.5}), 1fr)',
      // Room for a large button and its gap, there before it comes.
      '&:has([data-below])': { '--least-below': '5.25rem' },
      _focus: { outline: 'none' },
    },
    box: {
      position: 'relative',
      gridRow: '2',
      justifySelf: 'center',
      display: 'grid',
      gap: '4',
      width: 'full',
      maxWidth: '368px',
      '--form-section-columns': 'minmax(0, 1fr)',
      '& > form': { display: 'grid', gap: '4' },
      // Comes late: what stands above must not move.
      '& > [data-below]': { position: 'absolute', insetInline: '0', top: 'calc(100% + {spacing.4})' },
      // Before the portal's script has loaded.
      '& > form[data-submitted] [type=submit], & [data-pressed]': { opacity: '0.6', cursor: 'progress' },
      '& > h1, & > form > h1': { textStyle: 'display', marginBottom: '2px' },
      '& > p, & > form > p': { fontSize: 'sm', color: 'fg.muted', textAlign: 'center' },
      '& > h1 + p, & > form > h1 + p, & > p[role=status]': { textAlign: 'left' },
    },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '5',
      fontSize: 'xs',
      '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'target', color: 'fg.subtle' },
    },
    art: {
      display: { base: 'none', lg: 'block' },
      position: 'relative',
      overflow: 'hidden',
      backgroundImage:
        'radial-gradient(120% 90% at 88% 52%, {colors.art.glow} 0, {colors.art.mid} 46%, {colors.art.deep} 100%)',
    },
    picture: { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'cover' },
    caption: {
      position: 'absolute',
      insetInline: '0',
      bottom: '0',
      paddingTop: '120px',
      paddingInline: '10',
      paddingBottom: '36px',
      color: 'art.fg',
      backgroundImage:
        'linear-gradient(0deg, {colors.art.deep} 18%, rgb(8 28 39 / 0.86) 46%, rgb(8 28 39 / 0))',
      '& p': { textStyle: 'metric', letterSpacing: 'tight' },
      '& a': { color: 'art.link', fontSize: 'md', marginTop: '1' },
      '& a:focus-visible': { outlineColor: 'art.link' },
    },
  },
});

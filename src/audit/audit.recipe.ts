import { defineSlotRecipe } from '@pandacss/dev';

const small = { fontSize: '9px', lineHeight: '12px' } as const;

// Every clause on paper: its places and tests, of which there are thousands, take the width of the paper below it.
const clausesOnPaper = {
  '& :is(table, thead, tbody)': { display: 'block!' },
  '& table tr': { display: 'grid!', gridTemplateColumns: '36px 22% minmax(0, 1fr)' },
  // Taller than a page, it would begin on the next.
  '& tbody > tr': { breakInside: 'auto!' },
  '& thead tr > th': { width: 'auto!', '&:nth-child(n + 4)': { display: 'none!' } },
  '& tbody > tr > :is(td, th)': {
    height: 'auto!',
    '&:not(:last-child)': { borderBottom: 'none!' },
    '&:nth-child(n + 4)': { gridColumn: '2 / -1' },
  },
  '& td:nth-child(n + 4) .audit__texts': {
    display: 'block!',
    columns: '3',
    ...small,
    '& li': { display: 'block!', breakInside: 'avoid', paddingBottom: '2px' },
    '& li :is(a, span, small)': small,
  },
} as const;

/** The auditors' pages: their head, their lists of texts, and what is not for paper. */
export const audit = defineSlotRecipe({
  className: 'audit',
  slots: [
    'header',
    'brand',
    'nav',
    'hash',
    'command',
    'reason',
    'unfolded',
    'room',
    'end',
    'missing',
    'page',
    'toolbar',
    'figures',
    'text',
    'texts',
    'plain',
    'code',
    'line',
    'faults',
    'paperHead',
    'details',
    'result',
    'together',
    'walks',
    'quote',
    'loud',
    'tall',
    'lineHead',
    'impossible',
  ],
  base: {
    header: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'stretch',
      columnGap: '3',
      minHeight: 'topBar',
      paddingInline: 'pageGutter',
      backgroundColor: 'bg.surface',
      borderBottom: '1px solid {colors.border.hairline}',
      _print: { display: 'none' },
    },
    brand: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      height: '46px',
      fontWeight: 'semibold',
      '& a': { display: 'inline-flex', color: 'fg.default', _hover: { textDecoration: 'none' } },
      // On phones the mark stands for it.
      '& > span': { smDown: { display: 'none' } },
    },
    nav: {
      display: 'flex',
      order: { base: '1', md: '0' },
      width: { base: 'full', md: 'auto' },
      minHeight: '46px',
      marginInlineStart: { base: '-11px', md: '2' },
      overflowX: 'auto',
      // More stands beyond the edge.
      maskImage: { base: 'linear-gradient(to right, black calc(100% - 28px), transparent)', md: 'none' },
      paddingInlineEnd: { base: '28px', md: '0' },
      // What has the focus stands before the fade.
      scrollPaddingInline: { base: '4px 32px', md: '0' },
    },
    end: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '2',
      marginInlineStart: 'auto',
    },
    missing: { width: 'full', fontSize: 'sm', color: 'error.fg', textAlign: 'end' },
    page: {
      display: 'grid',
      gap: 'pageGap',
      width: 'full',
      maxWidth: 'wide',
      // For reading, as wide as the network's own pages.
      '&[data-narrow]': { maxWidth: '1024px' },
      marginInline: 'auto',
      paddingInline: 'pageGutter',
      paddingBlock: '5',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& h1': { textStyle: 'pageTitle' },
      '& h2': { textStyle: 'sectionTitle' },
      '& textarea': { fontFamily: 'mono' },
      '& .table__aside > *': { flexBasis: 'full' },
      '& .table__name': { _print: { minWidth: '60px' } },
      _focus: { outline: 'none' },
      // Of the body: a page of another kind within it begins with an empty one.
      _print: { 'body:has(&)': { page: 'wide' } },
    },
    toolbar: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      '& > div:has(> input)': { flex: '1 1 240px', maxWidth: '320px' },
      '& > [role=radiogroup]': { flexWrap: 'wrap' },
      // Texts alone.
      _print: { '& > :not(span)': { display: 'none' } },
    },
    figures: { color: 'fg.muted', fontSize: 'sm' },
    text: {
      display: 'block',
      // Laws are said as the ends of sentences.
      _firstLetter: { textTransform: 'uppercase' },
      minWidth: '180px',
      maxWidth: '720px',
      paddingBlock: '1.5',
      hyphens: 'auto',
      smDown: { minWidth: '0', overflowWrap: 'anywhere' },
    },
    texts: {
      display: 'grid',
      paddingBlock: '1',
      gap: '1.5',
      fontSize: 'xs',
      '& li': { display: 'flex', gap: '1.5', alignItems: 'baseline', minWidth: '0' },
      '& li > span': { minWidth: '0' },
      '& svg': { flexShrink: '0', alignSelf: 'center' },
      '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
      '& small': { display: 'block', color: 'fg.subtle', fontSize: '2xs' },
      // Two letters are a small target.
      '& small > a': { display: 'inline-block', minWidth: '6', paddingBlock: '5px' },
    },
    plain: {
      display: 'grid',
      gap: '2',
      maxWidth: '720px',
      paddingInlineStart: '5',
      listStyleType: 'disc',
      fontSize: 'sm',
      lineHeight: '20px',
    },
    // On paper no column may lie beyond the edge.
    code: {
      fontFamily: 'mono',
      fontSize: 'xs',
      overflowWrap: 'break-word',
      _print: { overflowWrap: 'anywhere' },
    },
    line: { display: 'block', fontFamily: 'mono', fontSize: 'xs', overflowWrap: 'break-word' },
    // As high as the room that the drawing below it leaves.
    paperHead: { display: 'none', _print: { display: 'block', height: '22px', fontSize: 'sm' } },
    // Each as long as it is, so that they stand apart.
    faults: {
      display: 'grid',
      gap: '1.5',
      paddingBlock: '1',
      paddingInlineStart: '4',
      listStyleType: 'disc',
      color: 'fg.subtle',
      '& li': { display: 'list-item', overflowWrap: 'anywhere' },
      '& a': { whiteSpace: 'nowrap' },
    },
    // The button that copies it stays beside it.
    hash: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '1',
      '& > details': { minWidth: { base: '0', lg: '232px' } },
      // As high as the button.
      '& > details > summary': { minHeight: 'control.md' },
      // Opened, it takes lines and no width.
      '& > details > code': { display: 'block', width: '0', minWidth: 'full' },
    },
    command: { display: 'flex', alignItems: 'flex-start', gap: '1', maxWidth: '720px' },
    reason: { display: 'block', color: 'fg.muted', fontSize: 'xs' },
    // Its tables are as long as their rows: nothing scrolls but the page.
    unfolded: { '& [role=group]': { maxHeight: 'none' } },
    // What is opened in a column takes no width from the others.
    room: {
      display: 'block',
      minWidth: { lg: 'clamp(150px, 26vw - 105px, 320px)' },
      '& > details > :not(summary)': { lg: { width: '0', minWidth: 'full' } },
    },
    details: {
      fontSize: 'xs',
      // As a grid it has no marker of its own.
      '& summary::before': { content: "'▸' / ''", color: 'fg.subtle' },
      '&[open] > summary::before': { content: "'▾' / ''" },
      '& summary > span': {
        display: 'inline-flex',
        flexWrap: { base: 'wrap', lg: 'nowrap' },
        alignItems: 'center',
        gap: '1',
      },
      '& summary': {
        display: 'inline-grid',
        // Its words wrap beside the marker, not below it.
        gridTemplateColumns: '1em minmax(0, 1fr)',
        columnGap: '1',
        alignItems: 'baseline',
        alignContent: 'center',
        maxWidth: 'full',
        minHeight: '24px',
        cursor: 'pointer',
        color: 'fg.muted',
        borderRadius: 'sm',
        _hover: { color: 'fg.default' },
      },
      '&[open] > summary': { marginBottom: '1.5' },
      // Half a phone is narrower than its words on one line.
      '& summary .badge': { smDown: { whiteSpace: 'normal' } },
    },
    together: { whiteSpace: 'nowrap' },
    // What changes the meaning of all that stands beside it.
    loud: { display: 'block', color: 'warning.fg', fontWeight: 'semibold' },
    // A row that is opened is taller than the screen: what else it holds stays at its top.
    tall: {
      '& tbody > tr > :is(td, th)': { sm: { verticalAlign: 'top', paddingBlock: '2.5' } },
      '& tbody .audit__text': { paddingBlock: '0' },
      // On paper nothing can be opened: what is closed there has no marker, and shares of the width are fixed.
      _print: {
        '& table': { tableLayout: 'fixed' },
        '& thead th': { width: '22%', _first: { width: '36px' }, '&:nth-child(2)': { width: '32%' } },
        '& tbody > tr > :is(td, th)': { verticalAlign: 'top' },
        '&[data-paper=clauses]': clausesOnPaper,
        '& :is(th, td)[data-one-line]': { whiteSpace: 'nowrap!' },
        // In portrait a column is narrower than what it holds on a screen.
        '& :is(th, td)': { overflowWrap: 'anywhere' },
        '& :is(.audit__text, .audit__room)': { minWidth: '0' },
        '& :is(td, th) :is(.badge, .audit__result, .audit__walks)': { whiteSpace: 'normal' },
        '& details > summary > span': { flexWrap: 'wrap' },
        '& details > summary': { display: 'block', minHeight: '0', _before: { display: 'none' } },
        '& .audit__text > details:not([open])': { display: 'none' },
      },
    },
    // Stands for the head of a column that became a line.
    lineHead: { color: 'fg.subtle', fontSize: '2xs' },
    impossible: { '& tr[aria-current] > *': { backgroundColor: 'error.subtle' } },
    // Words that are not those of the page.
    quote: {
      display: 'grid',
      gap: '1.5',
      paddingInlineStart: '3',
      borderInlineStart: '2px solid {colors.border.default}',
      fontSize: 'xs',
    },
    walks: { lg: { whiteSpace: 'nowrap' } },
    result: {
      display: 'inline-flex',
      // On the line of what stands beside it.
      alignItems: 'baseline',
      '& > svg': { flexShrink: '0', alignSelf: 'center' },
      gap: '1',
      whiteSpace: { sm: 'nowrap' },
      fontSize: 'xs',
      fontWeight: 'medium',
    },
  },
  variants: {
    tone: {
      passed: { result: { color: 'success.fg' } },
      failed: { result: { color: 'error.fg' } },
      skipped: { result: { color: 'fg.subtle' } },
      unknown: { result: { color: 'warning.fg' } },
    },
  },
});

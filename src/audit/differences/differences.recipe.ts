import { defineSlotRecipe } from '@pandacss/dev';

const tone = (name: string) => ({ side: { backgroundColor: `${name}.subtle` } });

// Names of any length stay within a phone.
const breaking = { minWidth: '0', overflowWrap: 'anywhere' } as const;

/** Two releases side by side; below md one under the other. */
export const differences = defineSlotRecipe({
  className: 'differences',
  slots: ['drop', 'sign', 'chart', 'head', 'list', 'row', 'name', 'side', 'notes', 'sheet', 'zoom'],
  base: {
    drop: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      padding: '4',
      borderRadius: 'md',
      border: '1px dashed {colors.border.control}',
      color: 'fg.muted',
      fontSize: 'sm',
      _print: { display: 'none' },
      '&[data-over]': { backgroundColor: 'accent.subtle', borderColor: 'accent.icon' },
    },
    sign: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      gap: '3',
      _print: { display: 'none' },
      // Beside the control, whether an error stands below it or not: as low as its label is high.
      '& > button': { sm: { marginTop: '24px' } },
      '& > span': { sm: { marginTop: '34px' } },
    },
    chart: { display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      '& > *': breaking,
    },
    list: { display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' },
    row: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      gap: '1.5',
      paddingTop: '2',
      borderTop: '1px solid {colors.border.hairline}',
      fontSize: 'sm',
    },
    name: {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      '& > *': breaking,
    },
    side: {
      minWidth: '0',
      paddingInline: '2',
      paddingBlock: '1.5',
      borderRadius: 'sm',
      fontFamily: 'mono',
      fontSize: 'xs',
      lineHeight: '18px',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      _highContrast: { border: '1px solid CanvasText' },
      '& del, & ins': { backgroundColor: 'bg.surface', fontWeight: 'semibold', borderRadius: 'xs' },
      '& ins': { textDecorationThickness: '2px' },
      '& small': { display: 'block', color: 'fg.muted', fontFamily: 'sans', fontSize: '2xs' },
    },
    notes: { gridColumn: '1 / -1', ...breaking, fontSize: 'xs', color: 'fg.muted' },
    sheet: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      height: '70vh',
      border: '1px solid {colors.border.hairline}',
      _print: { display: 'block', height: 'auto' },
    },
    zoom: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '1',
      padding: '1',
      borderBottom: '1px solid {colors.border.hairline}',
      _print: { display: 'none' },
    },
  },
  variants: {
    tone: {
      added: tone('success'),
      removed: tone('error'),
      changed: tone('warning'),
      absent: { side: { color: 'fg.subtle', backgroundColor: 'bg.sunken' } },
    },
  },
});

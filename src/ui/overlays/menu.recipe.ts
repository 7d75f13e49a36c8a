import { defineSlotRecipe } from '@pandacss/dev';
import { popup } from '../../theme/shared-parts.ts';

export const menu = defineSlotRecipe({
  className: 'menu',
  slots: ['content', 'head', 'name', 'address', 'item', 'why', 'separator', 'row'],
  base: {
    content: {
      ...popup,
      width: '288px',
      maxWidth: 'calc(100vw - 32px)',
      maxHeight: 'min(calc(100dvh - {sizes.topBar} - 32px), var(--available-height))',
      overflowY: 'auto',
      padding: '1',
      _focusVisible: { outline: 'none', borderRadius: 'lg' },
      _open: { animation: 'popIn {durations.fast} {easings.out}' },
    },
    head: { display: 'flex', alignItems: 'center', gap: '10px', padding: '2' },
    name: { display: 'block', lineHeight: '18px', fontWeight: 'semibold' },
    address: { display: 'block', textStyle: 'hint', color: 'fg.subtle', wordBreak: 'break-all' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      width: 'full',
      minHeight: '32px',
      paddingInline: '2',
      paddingBlock: '1',
      borderRadius: '6px',
      color: 'fg.default',
      cursor: 'pointer',
      '& > svg': { flexShrink: '0', color: 'fg.subtle' },
      '&[aria-disabled]': { color: 'fg.subtle', cursor: 'not-allowed' },
      _highlighted: {
        backgroundColor: 'bg.subtle',
        textDecoration: 'none',
        _highContrast: { outline: '2px solid Highlight' },
      },
    },
    /** Why an entry does nothing now. */
    why: { display: 'block', textStyle: 'hint', color: 'fg.subtle' },
    separator: {
      height: '1px',
      marginInline: '-4px',
      marginBlock: '1',
      borderWidth: '0',
      backgroundColor: 'border.hairline',
    },
    row: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '36px',
      paddingInline: '2',
      paddingBlock: '1',
    },
  },
});

// A row as a block, as on phones, and its parts.
export const block = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: '4',
  rowGap: '2',
  paddingInline: '4',
  paddingBlock: '14px',
  borderBottom: '1px solid {colors.border.hairline}',
};
export const inBlock = {
  display: 'block',
  minWidth: '0',
  height: 'auto',
  padding: '0',
  '&:is(:first-child, :last-child)': { paddingInline: '0' },
  borderBottomWidth: '0',
};
// In a block: one line with the label at its start and the figure at its end.
export const line = {
  gridColumn: '1 / -1',
  order: '3',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '1',
  whiteSpace: 'normal',
  '&::before': { flexShrink: '0', marginInlineEnd: 'auto', paddingInlineEnd: '3' },
  '& > *': { maxWidth: 'full' },
};
export const label = { content: 'attr(data-label)', display: 'block', textStyle: 'hint', color: 'fg.subtle' };
const inLine = ':not([data-phone=more], [data-folded])';
// What is behind 'Details' has lines of its own, and what is folded takes none.
export const hasLong = `:has(> [data-long]${inLine}, > ${inLine} [data-long])`;

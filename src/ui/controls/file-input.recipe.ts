import { defineSlotRecipe } from '@pandacss/dev';

/** A button in a field to drop files on, and the chosen files under it. */
export const fileInput = defineSlotRecipe({
  className: 'file-input',
  slots: ['root', 'dropzone', 'hint', 'list', 'item', 'name', 'size', 'remove'],
  base: {
    root: { display: 'grid', gap: '2', minWidth: '0' },
    dropzone: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      padding: '3',
      borderWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'border.control',
      borderRadius: 'md',
      '&[data-dragging]': { borderColor: 'accent.solid', backgroundColor: 'accent.subtle' },
      '&[data-invalid]': { borderColor: 'error.solid' },
      '&[data-disabled]': { backgroundColor: 'bg.sunken' },
    },
    hint: { textStyle: 'hint', color: 'fg.subtle' },
    list: { display: 'grid', gap: '1', margin: '0', padding: '0', listStyle: 'none' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minWidth: '0',
      fontSize: 'sm',
      lineHeight: '20px',
    },
    name: { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    size: { flex: 'none', color: 'fg.subtle' },
    remove: {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: '24px',
      height: '24px',
      borderRadius: 'sm',
      color: 'fg.subtle',
      _hover: { color: 'fg.default', backgroundColor: 'bg.subtle' },
    },
  },
});

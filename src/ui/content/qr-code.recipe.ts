import { defineSlotRecipe } from '@pandacss/dev';

/** Dark on light in every theme, or cameras cannot read it. */
export const qrCode = defineSlotRecipe({
  className: 'qr-code',
  slots: ['root', 'box', 'frame', 'pattern'],
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' },
    box: {
      width: '160px',
      borderRadius: 'md',
      border: '1px solid {colors.border.hairline}',
      backgroundColor: '[white]',
    },
    frame: { display: 'block', width: 'full', height: 'auto' },
    pattern: { fill: '[black]' },
  },
});

import { defineSlotRecipe } from '@pandacss/dev';
import { popup } from '../../theme/shared-parts.ts';

export const colorInput = defineSlotRecipe({
  className: 'color-input',
  slots: ['trigger', 'swatch', 'content', 'area', 'areaBackground', 'thumb', 'hue', 'hueTrack', 'swatches'],
  base: {
    trigger: {
      display: 'grid',
      placeItems: 'center',
      width: '24px',
      height: '24px',
      marginInlineStart: '-4px',
      borderRadius: 'sm',
      _disabled: { cursor: 'not-allowed' },
    },
    swatch: {
      width: '18px',
      height: '18px',
      borderWidth: '1px',
      borderColor: 'border.picture',
      borderRadius: 'xs',
      forcedColorAdjust: 'none',
      '&[data-empty]': { opacity: '0.2' },
    },
    content: {
      ...popup,
      display: 'grid',
      gap: '3',
      width: '232px',
      padding: '3',
      _open: { animation: 'popIn {durations.fast} {easings.out}' },
    },
    area: {
      position: 'relative',
      height: '140px',
      borderRadius: 'sm',
      overflow: 'hidden',
      touchAction: 'none',
    },
    areaBackground: { width: 'full', height: 'full', forcedColorAdjust: 'none' },
    thumb: {
      width: '16px',
      height: '16px',
      borderWidth: '2px',
      borderColor: 'accent.on',
      borderRadius: 'full',
      boxShadow: '0 0 0 1px {colors.fg.default}',
      transform: 'translate(-50%, -50%)',
      _focusVisible: { outline: '2px solid {colors.focus.ring}', outlineOffset: '2px', borderRadius: 'full' },
    },
    hue: { position: 'relative', display: 'flex', alignItems: 'center', height: '24px', touchAction: 'none' },
    hueTrack: { flex: '1', height: '12px', borderRadius: 'full', forcedColorAdjust: 'none' },
    swatches: { display: 'flex', flexWrap: 'wrap', gap: '1', paddingInlineStart: '4px' },
  },
});

import { defineSlotRecipe } from '@pandacss/dev';

type Length = string | { base: string; sm: string };

const thumb = (box: { width: Length; height: Length; borderRadius: string }) => ({
  root: { ...box, _after: { boxShadow: 'inset 0 0 0 1px {colors.border.picture}' } },
  // Browsers move an outline inwards by half the height at most: what is wider than that is cut off.
  thumb: { ...box, '&:is(img)': { clipPath: `inset(-1px round ${box.borderRadius})` } },
});

export const preview = defineSlotRecipe({
  className: 'preview',
  slots: ['root', 'thumb', 'image', 'wait', 'none'],
  base: {
    root: {
      flexShrink: '0',
      display: 'block',
      position: 'relative',
      overflow: 'hidden',
      backgroundColor: 'bg.sunken',
      _after: {
        content: '""',
        position: 'absolute',
        inset: '0',
        backgroundColor: 'bg.dim',
        borderRadius: 'inherit',
        pointerEvents: 'none',
      },
      '&:has(.preview__wait)::after': { display: 'none' },
    },
    /** A small picture, of one element: dimmed by an outline that covers it. */
    thumb: {
      flexShrink: '0',
      display: 'grid',
      placeItems: 'center',
      objectFit: 'cover',
      objectPosition: 'top',
      backgroundColor: 'bg.sunken',
      boxShadow: '0 0 0 1px {colors.border.picture}',
      color: 'fg.subtle',
      '&:is(img)': {
        outline: '50px solid {colors.bg.dim}',
        outlineOffset: '-50px',
        _highContrast: { outline: 'none' },
      },
    },
    image: { width: 'full', height: 'full', objectFit: 'cover', objectPosition: 'top' },
    wait: { display: 'grid', width: 'full', height: 'full' },
    none: {
      display: 'grid',
      placeContent: 'center',
      justifyItems: 'center',
      gap: '6px',
      width: 'full',
      height: 'full',
      color: 'fg.subtle',
      textStyle: 'hint',
    },
  },
  variants: {
    size: {
      sm: thumb({ width: '42px', height: '27px', borderRadius: '{radii.xs}' }),
      md: thumb({ width: '64px', height: '40px', borderRadius: '{radii.sm}' }),
      lg: thumb({
        width: { base: '80px', sm: '104px' },
        height: { base: '50px', sm: '65px' },
        borderRadius: '6px',
      }),
      card: {
        root: {
          aspectRatio: '16 / 9',
          borderBottom: '1px solid {colors.border.hairline}',
        },
        none: {
          backgroundImage:
            'repeating-linear-gradient(135deg, {colors.bg.sunken} 0 9px, {colors.bg.canvas} 9px 18px)',
        },
      },
    },
  },
  defaultVariants: { size: 'card' },
});

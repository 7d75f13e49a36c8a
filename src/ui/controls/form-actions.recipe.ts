import { defineRecipe } from '@pandacss/dev';

/**
 * Submit rows stick to the bottom of a phone while the form is on screen: `[data-submit-row]` in the global styles.
 */
export const formActions = defineRecipe({
  className: 'form-actions',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    marginTop: '4',
    // As in dialogs: the submit button comes last.
    '&:has(> button[type=submit])': { justifyContent: 'flex-end' },
    '.text-block > &, .card__body > &:first-child, .form-actions > &': { marginTop: '0' },
  },
  variants: {
    submits: {
      true: {
        '&:has([data-unsaved])': {
          md: {
            position: 'sticky',
            bottom: '4',
            zIndex: 'sticky',
            paddingInline: '5',
            paddingBlock: '10px',
            backgroundColor: 'bg.raised',
            border: '1px solid {colors.border.hairline}',
            borderRadius: 'lg',
            boxShadow: 'popup',
            'body:has([data-status-bar], [data-banner]) &': { position: 'static' },
          },
        },
        smDown: {
          // As wide as its container, whatever its padding.
          marginInline: 'calc(-1 * var(--form-inset, 16px))',
          paddingInline: 'var(--form-inset, 16px)',
          paddingBlock: '10px',
        },
      },
    },
    /** Equal ones: on phones each as wide as the row. */
    equal: { true: { smDown: { '& > .button': { width: 'full' } } } },
    end: { true: { justifyContent: 'flex-end', marginTop: '0' } },
  },
});

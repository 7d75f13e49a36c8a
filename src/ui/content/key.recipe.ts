import { defineRecipe } from '@pandacss/dev';

export const key = defineRecipe({
  className: 'key',
  base: {
    display: 'inline-block',
    minWidth: '24px',
    paddingInline: '6px',
    marginInlineEnd: '1',
    border: '1px solid {colors.border.strong}',
    borderBottomWidth: '2px',
    borderRadius: 'sm',
    backgroundColor: 'bg.sunken',
    color: 'fg.default',
    fontFamily: 'mono',
    fontSize: 'xs',
    lineHeight: '20px',
    textAlign: 'center',
  },
});

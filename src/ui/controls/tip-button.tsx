import type { ReactNode } from 'react';
import { tipButton, type TipButtonVariantProps } from '#styled/recipes';
import { HiddenText } from '../layout/hidden-text.tsx';
import type { Variants } from '../platform/variants.ts';

/** A figure in a cell with a tooltip on hover, focus and tap. */
type TipButtonProps = Variants<TipButtonVariantProps, 'marked'> & { tip: string; children: ReactNode };

export function TipButton({ tip, children, ...variants }: TipButtonProps) {
  return (
    <button type="button" className={tipButton(variants)} data-tip={tip}>
      {children} <HiddenText>{tip}</HiddenText>
    </button>
  );
}

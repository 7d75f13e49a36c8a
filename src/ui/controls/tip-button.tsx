import type { ReactNode } from 'react';
import { tipButton } from '#styled/recipes';
import { HiddenText } from '../layout/hidden-text.tsx';

/** A figure in a cell with a tooltip on hover, focus and tap. */
export function TipButton({ tip, children }: { tip: string; children: ReactNode }) {
  return (
    <button type="button" className={tipButton()} data-tip={tip}>
      {children} <HiddenText>{tip}</HiddenText>
    </button>
  );
}

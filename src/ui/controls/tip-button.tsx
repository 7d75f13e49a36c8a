import type { ReactNode } from 'react';
import { tipButton } from '#styled/recipes';
import { HiddenText } from '../layout/hidden-text.tsx';

/** A figure in a cell that tells more of itself under the pointer, with the focus and on a tap. */
export function TipButton({ tip, children }: { tip: string; children: ReactNode }) {
  return (
    <button type="button" className={tipButton()} data-tip={tip}>
      {children} <HiddenText>{tip}</HiddenText>
    </button>
  );
}

import type { ReactNode } from 'react';
import { textBlock } from '#styled/recipes';

/** Running text, and what belongs to it, one under the other. */
export function TextBlock({ children }: { children: ReactNode }) {
  return <div className={textBlock()}>{children}</div>;
}

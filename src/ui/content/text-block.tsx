import type { ReactNode } from 'react';
import { textBlock } from '#styled/recipes';

export function TextBlock({ children }: { children: ReactNode }) {
  return <div className={textBlock()}>{children}</div>;
}

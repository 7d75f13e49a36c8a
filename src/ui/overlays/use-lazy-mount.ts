import { useState } from 'react';
import { useEscape } from './use-escape.ts';

/**
 * Mounts lazy content on first opening and keeps it mounted for its closing animation. Escape cancels an opening that
 * is still loading; without `close` it does not.
 */
export function useLazyMount(open: boolean, close: (() => void) | undefined, isInAddress?: boolean): boolean {
  const [hasOpened, setHasOpened] = useState(open);
  if (open && !hasOpened) setHasOpened(true);
  useEscape(open, close, isInAddress);
  return hasOpened || open;
}

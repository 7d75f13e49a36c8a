import { useState } from 'react';
import { useEscape } from './use-escape.ts';

/**
 * Whether something was ever open: until then its code is not needed, and afterwards it closes by itself. Escape takes an
 * opening back that is still on its way; without `close` it does not.
 */
export function useLazyMount(open: boolean, close: (() => void) | undefined): boolean {
  const [hasOpened, setHasOpened] = useState(open);
  if (open && !hasOpened) setHasOpened(true);
  useEscape(open, close);
  return hasOpened || open;
}

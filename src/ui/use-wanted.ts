import { useState } from 'react';

/** Whether something was ever open: until then its code is not needed, and afterwards it closes by itself. */
export function useWanted(open: boolean): boolean {
  const [isWanted, setIsWanted] = useState(open);
  if (open && !isWanted) setIsWanted(true);
  return isWanted || open;
}

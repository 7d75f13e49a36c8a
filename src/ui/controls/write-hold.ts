import { createContext, useContext } from 'react';

const WriteHold = createContext<string | null>(null);

/** Holds back every button below that `writes`: the reason, or null while changes can be made. */
export const WriteHoldProvider = WriteHold.Provider;

/** Why nothing can be changed now, or null. */
export const useWriteHold = (): string | null => useContext(WriteHold);

/** What a button can be given to be held back. */
export type DisabledReasonProps = {
  /** Why nothing can be done with it now: it says so, can still be reached, and does nothing. */
  disabledReason?: string | null;
  /** It changes something, so it waits where changes are on hold. */
  writes?: boolean;
};

/** The reason why a button does nothing now, or null. */
export function useDisabledReason({
  disabledReason = null,
  writes = false,
}: DisabledReasonProps): string | null {
  const hold = useWriteHold();
  return writes && hold !== null ? hold : disabledReason;
}

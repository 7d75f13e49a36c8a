import { createContext, useContext } from 'react';

const WriteHold = createContext<string | null>(null);

/** Disables every `writes` button below: the reason, or null while changes are possible. */
export const WriteHoldProvider = WriteHold.Provider;

/** Why changes are not possible now, or null. */
export const useWriteHold = (): string | null => useContext(WriteHold);

export type DisabledReasonProps = {
  /** Why it does nothing now: it stays focusable, explains itself and ignores presses. */
  disabledReason?: string | null;
  /** It changes data, so it is disabled while changes are on hold. */
  writes?: boolean;
};

export function useDisabledReason(own: string | null = null, writes = false): string | null {
  const hold = useWriteHold();
  return writes && hold !== null ? hold : own;
}

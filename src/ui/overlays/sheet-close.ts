import { createContext } from 'react';

/** Closes the sheet that a button stands in. */
export const SheetCloseContext = createContext<() => void>(() => undefined);

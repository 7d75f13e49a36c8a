import { createContext, useContext, type ReactNode } from 'react';

/** The language of the network's configuration (C1). */
export const NetworkLanguage = createContext('en');

/** Marks a text of the network with its language, whatever the portal's is (WCAG 3.1.2). */
export function NetworkText({ children }: { children: ReactNode }) {
  return <span lang={useContext(NetworkLanguage)}>{children}</span>;
}

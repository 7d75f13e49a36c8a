import { createContext, useContext, type ReactNode } from 'react';

/** In which language the network writes: that of its configuration (C1). */
export const NetworkLanguage = createContext('en');

/** What the network has written, told in its own language whatever the portal's is (WCAG 3.1.2). */
export function NetworkText({ children }: { children: ReactNode }) {
  return <span lang={useContext(NetworkLanguage)}>{children}</span>;
}

import { createContext, useContext, type ReactNode } from 'react';

/** The language of the network's configuration (C1). */
export const NetworkLanguage = createContext('en');

/** That of names which the network has in several languages. */
export const NamesLanguage = createContext('en');

/** Marks a text of the network with its language, whatever the portal's is (WCAG 3.1.2). */
export function NetworkText({ children }: { children: ReactNode }) {
  return <span lang={useContext(NetworkLanguage)}>{children}</span>;
}

/** The same of what it has in several: categories, tags, kinds of traffic, what offers say of themselves. */
export function NetworkNames({ children }: { children: ReactNode }) {
  return <span lang={useContext(NamesLanguage)}>{children}</span>;
}

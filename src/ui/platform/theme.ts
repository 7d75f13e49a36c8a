export type Theme = 'system' | 'light' | 'dark';
const storageKey = 'theme';

const listeners = new Set<() => void>();

// Subscribes to choices; returns how to unsubscribe.
export function onThemeChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function chosenTheme(): Theme {
  const stored = localStorage.getItem(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Applies and stores the choice; the next page load reads it before its first paint. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    localStorage.removeItem(storageKey);
    delete document.documentElement.dataset.theme;
  } else {
    localStorage.setItem(storageKey, theme);
    document.documentElement.dataset.theme = theme;
  }
  for (const listener of listeners) listener();
}

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

const inOrder = ['light', 'dark'] as const;

// The bars of a phone's browser: a colour for each theme stands in the page, of which one counts.
function colorBars(theme: Theme) {
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
  for (const [nth, bar] of bars.entries()) {
    const own = inOrder[nth];
    if (theme === 'system') bar.media = `(prefers-color-scheme: ${own})`;
    else bar.media = own === theme ? 'all' : 'not all';
  }
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
  colorBars(theme);
  for (const listener of listeners) listener();
}

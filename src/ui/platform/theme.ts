/** Light, dark, or as the device is set; kept on this device. */
export type Theme = 'system' | 'light' | 'dark';
const storageKey = 'theme';

const listeners = new Set<() => void>();

/** Calls back after every choice; the function it gives back stops that. */
export function onThemeChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function chosenTheme(): Theme {
  const kept = localStorage.getItem(storageKey);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

/** Shows the choice at once and keeps it; the next page load has it before its first paint. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    localStorage.removeItem(storageKey);
    delete document.documentElement.dataset.theme;
  } else {
    localStorage.setItem(storageKey, theme);
    document.documentElement.dataset.theme = theme;
  }
  for (const tell of listeners) tell();
}

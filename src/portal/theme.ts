/** Light, dark, or as the device is set; kept on this device. */
export type Theme = 'system' | 'light' | 'dark';
const storageKey = 'theme';

export function chosenTheme(): Theme {
  const kept = localStorage.getItem(storageKey);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

/** Shows the choice at once and keeps it; the next page load has it before its first paint. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    localStorage.removeItem(storageKey);
    delete document.documentElement.dataset.theme;
    return;
  }
  localStorage.setItem(storageKey, theme);
  document.documentElement.dataset.theme = theme;
}

{
  let theme = null;
  try {
    theme = localStorage.getItem('theme');
  } catch {
    // Storage is switched off in this browser: the system decides.
  }
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
}

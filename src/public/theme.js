{
  let theme = null;
  try {
    theme = localStorage.getItem('theme');
  } catch {
    // Storage is switched off in this browser: the system decides.
  }
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
}
{
  // Outside of the portal's scripts, because they may be what is lost (E12).
  // What the portal asks for later it tells of itself.
  const needed = 'script[type=module], body > link[rel=stylesheet]:not([data-later])';
  const reloaded = 'reloaded';
  const longest = 120_000;
  const arrived = new Set();
  let isLost = false;
  let isOffered = false;

  const offer = () => {
    if (isOffered) return;
    isOffered = true;
    document.body.prepend(document.body.querySelector('template')?.content.cloneNode(true) ?? '');
  };
  const offerInTime = () => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', offer);
    else offer();
  };
  // Once in a tab, and only while nobody has done anything in the page: nothing is at stake, and there is no loop.
  const mayReload = () => {
    try {
      if (navigator.userActivation.hasBeenActive || sessionStorage.getItem(reloaded)) return false;
      sessionStorage.setItem(reloaded, 'yes');
      return true;
    } catch {
      return false;
    }
  };
  const recover = async () => {
    if (!navigator.onLine || !mayReload()) return false;
    const page = await fetch('/', { cache: 'no-store' });
    if (page.ok) location.reload();
    return page.ok;
  };

  const lose = () => {
    if (isLost) return;
    isLost = true;
    recover().then((isReloading) => isReloading || offerInTime(), offerInTime);
  };

  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof Element && target.matches(needed)) lose();
    },
    true,
  );
  // Of elements the document hears that they are loaded, the window does not.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      arrived.add(target);
      const scripts = [...document.querySelectorAll('script[type=module]')];
      if (!scripts.every((script) => arrived.has(script))) return;
      watch.observe(document, { childList: true, subtree: true });
      settle();
    },
    true,
  );
  // A page of another server in the place of the styles is no error, but there are none.
  addEventListener('load', () => {
    const own = [...document.styleSheets].filter(({ href }) => href?.startsWith(location.origin));
    const isStyled = own.some((sheet) => {
      try {
        return sheet.cssRules.length > 0;
      } catch {
        // Rules that never arrived cannot be read.
        return false;
      }
    });
    if (!isStyled && document.querySelector('body > link[rel=stylesheet]')) lose();
  });
  // Where that does not help the portal makes an offer of its own.
  addEventListener('vite:preloadError', () => void recover().catch(() => undefined));
  const lateOffer = setTimeout(offer, longest);
  // Once a screen has stood here the portal speaks for itself, also while it shows none.
  const watch = new MutationObserver(() => settle());
  const settle = () => {
    if (!document.querySelector('#root h1')) return;
    clearTimeout(lateOffer);
    watch.disconnect();
  };
}

{
  let theme = null;
  try {
    theme = localStorage.getItem('theme');
  } catch {
    // Storage is switched off in this browser: the system decides.
  }
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme;
    // Light comes first.
    for (const [nth, bar] of document.querySelectorAll('meta[name=theme-color]').entries()) {
      bar.media = (nth === 1) === (theme === 'dark') ? 'all' : 'not all';
    }
  }
}
{
  // Not in the portal's scripts, because they may be what fails to load (E12). The page reloads at once where nothing is at
  // stake, else as soon as that would help; without required parts it also offers a reload.
  const needed = 'script[type=module], body > link[rel=stylesheet]:not([data-lazy])';
  const parts = 'script[type=module], link[rel=modulepreload], link[rel=stylesheet]';
  const reloads = 'reloaded';
  const longest = 120_000;
  const longestAnswer = 3000;
  const loaded = new Set();
  /** @type {Set<string>} */
  const failed = new Set();
  let isBroken = false;
  let isWaiting = false;
  /** @type {Element | null} */
  let offered = null;

  // Replaces the login, which does nothing without its script.
  const offer = () => {
    if (offered) return;
    offered = document.body.querySelector('template').content.firstElementChild.cloneNode(true);
    document.getElementById('root')?.toggleAttribute('hidden', true);
    document.body.prepend(offered);
    wait();
  };
  const offerInTime = () => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', offer);
    else offer();
  };
  const withdraw = () => {
    offered?.remove();
    document.getElementById('root')?.toggleAttribute('hidden', false);
  };

  // Automatic reloads of this tab; null where storage is switched off.
  const countReloads = () => {
    try {
      return Number(sessionStorage.getItem(reloads)) || 0;
    } catch {
      return null;
    }
  };
  let isReloading = false;
  const reload = () => {
    // Several parts may fail at once.
    if (isReloading) return;
    isReloading = true;
    sessionStorage.setItem(reloads, countReloads() + 1);
    location.reload();
  };
  // The first time in a tab, and only while nobody has done anything in the page.
  const reloadAtOnce = async () => {
    if (!navigator.onLine || navigator.userActivation.hasBeenActive || countReloads() !== 0) return false;
    const page = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(longestAnswer) });
    if (page.ok) reload();
    return page.ok;
  };

  /** @type {(address: string) => Promise<boolean>} */
  const isThere = async (address) => {
    const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(longest) });
    return answer.ok && /javascript|css/.test(answer.headers.get('content-type'));
  };
  const areThere = async () => {
    for (const address of failed) {
      // One after the other: the first missing one is enough.
      // oxlint-disable-next-line no-await-in-loop
      if (!(await isThere(address).catch(() => false))) return false;
    }
    return failed.size > 0;
  };
  // As soon as all that failed is available, unless something was typed; the pause doubles each time.
  const wait = () => {
    if (isWaiting || countReloads() === null) return;
    isWaiting = true;
    setTimeout(() => void check(), Math.min(1000 * 2 ** countReloads(), longest));
  };
  const check = async () => {
    isWaiting = false;
    if (!document.querySelector('.boot__root [role=alert]')) return;
    const isTyped = [...document.querySelectorAll('input')].some(
      (field) => field.value !== field.defaultValue,
    );
    if (!isTyped && (await areThere())) reload();
    else wait();
  };

  /** @type {(isTried: boolean) => void} */
  const goOn = (isTried) => {
    // A running portal makes its own offer, which may be that of the page.
    if (!isBroken) wait();
    // A reload that fails leaves no blank page.
    else setTimeout(offerInTime, isTried ? longestAnswer : 0);
  };
  const recover = () => void reloadAtOnce().then(goOn, () => goOn(false));
  const breakDown = () => {
    if (isBroken) return;
    isBroken = true;
    recover();
  };

  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.matches(parts)) failed.add(target.getAttribute('src') ?? target.getAttribute('href') ?? '');
      if (target.matches(needed)) breakDown();
    },
    true,
  );
  // Load events of elements reach the document, not the window.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      loaded.add(target);
      const scripts = [...document.querySelectorAll('script[type=module]')];
      if (!scripts.every((script) => loaded.has(script))) return;
      watch.observe(document, { childList: true, subtree: true });
      settle();
    },
    true,
  );
  // A web page in place of the stylesheet is no error, but has no rules.
  addEventListener('load', () => {
    const own = [...document.styleSheets].filter(({ href }) => href?.startsWith(location.origin));
    const link = document.querySelector('body > link[rel=stylesheet]');
    const isStyled = own.some((sheet) => {
      try {
        return sheet.cssRules.length > 0;
      } catch {
        // Rules that never arrived cannot be read.
        return false;
      }
    });
    if (isStyled || !link) return;
    failed.add(link.getAttribute('href') ?? '');
    breakDown();
  });
  addEventListener('vite:preloadError', recover);
  const lateOffer = setTimeout(offer, longest);
  // Once a screen was shown, the portal handles failures itself.
  const watch = new MutationObserver(() => settle());
  const settle = () => {
    if (!document.querySelector('#root h1')) return;
    clearTimeout(lateOffer);
    if (!isBroken) withdraw();
    watch.disconnect();
  };
}

// Inline script: shows the prerendered login before the first paint, or the spinner at any other address (A8).
{
  const isLogin = !globalThis.mayBeSignedIn && location.pathname === '/login' && location.search === '';
  const page =
    isLogin && document.querySelector<HTMLTemplateElement>(`template[lang=${globalThis.startLocale()}]`);
  const root = document.getElementById('root');
  if (page && root) {
    const fonts = document.querySelector<HTMLTemplateElement>('template[data-head]');
    if (fonts) document.head.append(fonts.content);
    root.append(page.content);
    document.documentElement.lang = page.lang;
    // A press waits for hydration, which can remove only this kind of listener.
    // oxlint-disable-next-line unicorn/prefer-add-event-listener
    root.onclick = ({ target }) => {
      if (target instanceof Element) target.closest('[type=button]')?.toggleAttribute('data-pressed');
    };
  } else {
    const boot = document.querySelector<HTMLTemplateElement>('template[data-boot]');
    if (boot) root?.append(boot.content);
  }
  // A native submit would put what is typed into the address: forms wait for hydration.
  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.target.dataset['submitted'] = '';
  });
}

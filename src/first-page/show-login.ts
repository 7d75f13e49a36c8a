// Runs inside the page before its first paint: shows the login that the build has written, where it is the login (A8).
{
  const isLogin = !globalThis.mayBeSignedIn && location.pathname === '/login' && location.search === '';
  const page =
    isLogin && document.querySelector<HTMLTemplateElement>(`template[lang=${globalThis.startLocale()}]`);
  const head = document.querySelector<HTMLTemplateElement>(
    `template[data-head=${page ? 'login' : 'elsewhere'}]`,
  );
  if (head) document.head.append(head.content);
  const root = document.getElementById('root');
  if (page && root) {
    root.append(page.content);
    document.documentElement.lang = page.lang;
    // A press waits for the script of the portal, which can take away no listener but this kind.
    // oxlint-disable-next-line unicorn/prefer-add-event-listener
    root.onclick = ({ target }) => {
      if (target instanceof Element) target.closest('[type=button]')?.toggleAttribute('data-pressed');
    };
  }
  // Nothing typed ever becomes an address: a form waits for the script of the portal.
  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.target.dataset['submitted'] = '';
  });
}

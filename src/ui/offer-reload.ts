import { boot, button } from '#styled/recipes';
import type { LocaleName } from '#i18n/locales.ts';

/** Without a catalogue there is no language to translate into, so it is said in each. */
const texts: Record<LocaleName, { problem: string; action: string }> = {
  en: { problem: 'The portal could not be loaded.', action: 'Reload' },
  de: { problem: 'Das Portal konnte nicht geladen werden.', action: 'Neu laden' },
};

/** What stands in the window when not even the first texts have arrived: never an empty page (E12). */
export function offerReload(root: HTMLElement): void {
  const main = document.createElement('main');
  main.className = boot().root;
  main.role = 'alert';
  for (const [lang, { problem, action }] of Object.entries(texts)) {
    const text = document.createElement('p');
    const reload = document.createElement('button');
    Object.assign(text, { lang, textContent: problem });
    Object.assign(reload, { lang, textContent: action, className: button() });
    reload.addEventListener('click', () => window.location.reload());
    main.append(text, reload);
  }
  root.replaceChildren(main);
}

import { App } from '#app/app.tsx';
import { loadScreen } from '#app/screens.ts';
import { places } from '#machines/lib/location.ts';
import type { Portal } from '#portal/create-portal.ts';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';

/** The location whose screen the page shows by itself: the login, or none (see show-login.ts). */
export const shownByPage = (element: HTMLElement): string | null =>
  element.hasChildNodes() ? places.login : null;

/** What was pressed before anybody listened, taken back so that it can be pressed anew. */
function pressesBeforeHydration(element: HTMLElement): HTMLElement[] {
  // That of show-login.ts.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  element.onclick = null;
  const buttons = [...element.querySelectorAll<HTMLElement>('[data-pressed]')];
  for (const button of buttons) delete button.dataset['pressed'];
  const radios = [...element.querySelectorAll<HTMLInputElement>('[type=radio]')];
  const chosen = radios.filter(({ checked, defaultChecked }) => checked && !defaultChecked);
  for (const radio of radios) radio.checked = radio.defaultChecked;
  return [...buttons, ...chosen];
}

/** Hydrates the login that the page shows already (see show-login.ts), or renders the target screen into an empty page. */
export async function handOver(element: HTMLElement, portal: Portal, options: RootOptions): Promise<void> {
  if (!element.hasChildNodes()) {
    createRoot(element, options).render(<App portal={portal} />);
    return;
  }
  await loadScreen('login');
  const pressed = pressesBeforeHydration(element);
  hydrateRoot(element, <App portal={portal} />, options);
  // A click has React take over at once what it is about.
  for (const control of pressed) control.click();
}

import { App } from '#app/app.tsx';
import { loadScreen } from '#app/screens.ts';
import { places } from '#machines/lib/location.ts';
import type { Portal } from '#portal/create-portal.ts';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';

/** The location of the prerendered screen that the page shows: the login, or none but a spinner (see show-login.ts). */
export const shownByPage = (element: HTMLElement): string | null =>
  element.querySelector('form') ? places.login : null;

// What was pressed before hydration, reset so that it can be pressed again.
function pressesBeforeHydration(element: HTMLElement): HTMLElement[] {
  // The handler that show-login.ts has set.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  element.onclick = null;
  const buttons = [...element.querySelectorAll<HTMLElement>('[data-pressed]')];
  for (const button of buttons) delete button.dataset['pressed'];
  const radios = [...element.querySelectorAll<HTMLInputElement>('[type=radio]')];
  const chosen = radios.filter(({ checked, defaultChecked }) => checked && !defaultChecked);
  for (const radio of radios) radio.checked = radio.defaultChecked;
  return [...buttons, ...chosen];
}

/** Hydrates the prerendered login, or renders the target screen in place of the page's spinner. */
export async function handOver(element: HTMLElement, portal: Portal, options: RootOptions): Promise<void> {
  if (shownByPage(element) === null) {
    createRoot(element, options).render(<App portal={portal} />);
    return;
  }
  await loadScreen('login');
  const pressed = pressesBeforeHydration(element);
  hydrateRoot(element, <App portal={portal} />, options);
  // A click makes React hydrate its target at once.
  for (const control of pressed) control.click();
}

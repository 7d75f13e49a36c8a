import { activateLocale, initialLocale, networkLocale } from '#i18n/i18n.ts';
import { createPortal } from '#portal/create-portal.ts';
import { reportErrors } from '#portal/report-errors.ts';
import { shownAtOnce, waitingFor } from '#portal/first-look.ts';
import { loadPart } from '#ui/platform/load-part.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { loadScreen, prefetchData } from '#app/screens.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

const portal = createPortal({ loadScreen, prefetchData });
const report = reportErrors(portal);

/** What was pressed before anybody listened, taken back so that it can be pressed anew. */
function earlyPresses(element: HTMLElement): HTMLElement[] {
  // That of early-login.ts.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  element.onclick = null;
  const buttons = [...element.querySelectorAll<HTMLElement>('[data-pressed]')];
  for (const button of buttons) delete button.dataset['pressed'];
  const radios = [...element.querySelectorAll<HTMLInputElement>('[type=radio]')];
  const chosen = radios.filter(({ checked, defaultChecked }) => checked && !defaultChecked);
  for (const radio of radios) radio.checked = radio.defaultChecked;
  return [...buttons, ...chosen];
}

/** Takes over the login that the page shows already (see early-login.ts), or shows whatever is wanted from nothing. */
async function start(element: HTMLElement) {
  if (!element.hasChildNodes()) {
    createRoot(element, { onCaughtError: report }).render(<App portal={shownAtOnce(portal)} />);
    return;
  }
  const waiting = waitingFor(portal);
  await loadScreen('login');
  const pressed = earlyPresses(element);
  hydrateRoot(element, <App portal={waiting} />, { onCaughtError: report });
  // A click has React take over at once what it is about.
  for (const control of pressed) control.click();
}

async function show(element: HTMLElement) {
  // Without texts there is nothing to render: the page itself brings an offer to reload (E12).
  const lost = document.body.querySelector('template')?.content;
  await loadPart(() => activateLocale(initialLocale()), {
    onFailure: () => element.replaceChildren(lost?.cloneNode(true) ?? ''),
  });
  if (element.querySelector('.boot__root')) element.replaceChildren();
  await start(element);
  portal.whenConfigured(() => {
    // Texts that do not arrive leave those that are there.
    const locale = networkLocale(portal.configuration().general.locale);
    if (locale) void activateLocale(locale).catch(report);
  });
}

// Not awaited: scripts that import from this one would wait for the texts and the configuration too.
void show(root);

import { activateLocale, chosenLocale, localeOr } from '#i18n/i18n.ts';
import { createPortal } from '#portal/create-portal.ts';
import { reportErrors } from '#portal/report-errors.ts';
import { shownAtOnce, waitingFor } from '#portal/first-look.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { askAhead, loadScreen } from '#app/screens.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

const portal = createPortal({ loadScreen, askAhead });
const report = reportErrors(portal);

/** Takes over the login that the page shows already (see early-login.ts), or shows whatever is wanted from nothing. */
async function start(element: HTMLElement) {
  if (!element.hasChildNodes()) {
    createRoot(element, { onCaughtError: report }).render(<App portal={shownAtOnce(portal)} />);
    return;
  }
  const waiting = waitingFor(portal);
  await loadScreen('login');
  hydrateRoot(element, <App portal={waiting} />, { onCaughtError: report });
}

async function show(element: HTMLElement) {
  try {
    await activateLocale(chosenLocale() ?? localeOr('en'));
  } catch {
    // Without texts there is nothing to render: the page itself brings an offer to reload (E12).
    const lost = document.querySelector('template');
    element.replaceChildren(lost?.content ?? '');
    return;
  }
  await start(element);
  const { general } = await portal.configured;
  // Texts that do not arrive leave those that are there.
  if (chosenLocale() === null) await activateLocale(localeOr(general.locale)).catch(report);
}

// Not awaited: scripts that import from this one would wait for the texts and the configuration too.
void show(root);

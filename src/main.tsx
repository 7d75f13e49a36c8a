import './zod-without-eval.ts';
import { activateLocale, chosenLocale, localeOr } from '#i18n/i18n.ts';
import { createPortal } from '#portal/create-portal.ts';
import { reportErrors } from '#portal/report-errors.ts';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { loadScreen } from '#app/screens.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

const portal = createPortal(loadScreen);
const report = reportErrors(portal);

async function show(element: HTMLElement) {
  try {
    await activateLocale(chosenLocale() ?? localeOr('en'));
  } catch {
    // Without texts there is nothing to render: the page itself brings an offer to reload (E12).
    const lost = document.querySelector('template');
    element.replaceChildren(lost?.content ?? '');
    return;
  }
  createRoot(element, { onCaughtError: report }).render(<App portal={portal} />);
  const { general } = await portal.configured;
  // Texts that do not arrive leave those that are there.
  if (chosenLocale() === null) await activateLocale(localeOr(general.locale)).catch(report);
}

// Not awaited: scripts that import from this one would wait for the texts and the configuration too.
void show(root);

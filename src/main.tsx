import './zod-without-eval.ts';
import { activateLocale, chosenLocale, localeOr } from '#i18n/i18n.ts';
import { createPortal } from '#portal/create-portal.ts';
import { reportErrors } from '#portal/report-errors.ts';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { loadScreen } from '#app/screens.ts';
import { offerReload } from '#ui/offer-reload.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

const portal = createPortal(loadScreen);
const report = reportErrors(portal);

async function show(element: HTMLElement) {
  try {
    await activateLocale(chosenLocale() ?? localeOr('en'));
  } catch {
    offerReload(element);
    return;
  }
  createRoot(element, { onCaughtError: report }).render(<App portal={portal} />);
  const { general } = await portal.configured;
  // Texts that do not arrive leave those that are there.
  if (chosenLocale() === null) await activateLocale(localeOr(general.locale)).catch(report);
}

// Not awaited: scripts that import from this one would wait for the texts and the configuration too.
void show(root);

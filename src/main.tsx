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
  await activateLocale(chosenLocale() ?? localeOr('en'));
  createRoot(element, { onCaughtError: report }).render(<App portal={portal} />);
  const { general } = await portal.configured;
  if (chosenLocale() === null) await activateLocale(localeOr(general.locale));
}

// Not awaited: scripts that import from this one would wait for the texts and the configuration too.
void show(root);

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
const chosen = chosenLocale();
const shown = activateLocale(chosen ?? localeOr('en'));
const settled = portal.configured.then(({ general: { locale } }) =>
  chosen ? undefined : activateLocale(localeOr(locale)),
);

await shown;
createRoot(root, { onCaughtError: report }).render(<App portal={portal} />);
await settled;

import { activateLocale, initialLocale, networkLocale } from '#i18n/i18n.ts';
import { createPortal } from '#portal/create-portal.ts';
import { reportErrors } from '#portal/report-errors.ts';
import { loadPart } from '#ui/platform/load-part.ts';
import { loadScreen, prefetchData } from '#app/screens.ts';
import { handOver, shownByPage } from '#first-page/hand-over.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

const portal = createPortal({ loadScreen, prefetchData }, shownByPage(root));
const report = reportErrors(portal);

async function show(element: HTMLElement) {
  // Without texts there is nothing to render: the page itself brings an offer to reload (E12).
  const lost = document.body.querySelector('template')?.content;
  await loadPart(() => activateLocale(initialLocale()), {
    onFailure: () => element.replaceChildren(lost?.cloneNode(true) ?? ''),
  });
  if (element.querySelector('.boot__root')) element.replaceChildren();
  await handOver(element, portal, { onCaughtError: report });
  portal.whenConfigured(() => {
    // Texts that do not arrive leave those that are there.
    const locale = networkLocale(portal.configuration().general.locale);
    if (locale) void activateLocale(locale).catch(report);
  });
}

// Not awaited: scripts that import from this one would wait for the texts and the configuration too.
void show(root);

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
  // Without texts nothing can be rendered: the page itself brings an offer to reload (E12).
  const offer = document.body.querySelector('template')?.content;
  await loadPart(() => activateLocale(initialLocale()), {
    onFailure: () => element.replaceChildren(offer?.cloneNode(true) ?? ''),
  });
  if (element.querySelector('.boot__root')) element.replaceChildren();
  await handOver(element, portal, { onCaughtError: report });
  portal.whenConfigured(() => {
    // If its texts fail to load, the current language stays.
    const locale = networkLocale(portal.configuration().general.locale);
    if (locale) void activateLocale(locale).catch(report);
  });
}

// Not awaited: scripts that import from this one would wait for texts and configuration too.
void show(root);

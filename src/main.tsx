import { activateLocale, initialLocale, loadScreenTexts, networkLocale } from '#i18n/i18n.ts';
import { createPortal } from '#portal/create-portal.ts';
import { importDetails, isAuditorHere } from '#portal/event-log.ts';
import { reportErrors } from '#portal/report-errors.ts';
import type { Details } from '#portal/watched/details.ts';
import { keepEarlyKey } from '#ui/platform/early-key.ts';
import { setLazyTexts } from '#ui/platform/lazy-texts.ts';
import { loadPart } from '#ui/platform/load-part.ts';
import { loadScreen, prefetchData } from '#app/screens.ts';
import { handOver, shownByPage } from '#first-page/hand-over.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

keepEarlyKey();
setLazyTexts(() => loadScreenTexts());

const start = async (details?: Details) => {
  const portal = createPortal({ loadScreen, prefetchData }, shownByPage(root), details);
  const report = reportErrors(portal);
  // Without texts nothing can be rendered: the page itself brings an offer to reload (E12).
  const offer = document.body.querySelector('template')?.content;
  await loadPart(() => activateLocale(initialLocale()), {
    onFailure: () => root.replaceChildren(offer?.cloneNode(true) ?? ''),
  });
  if (root.querySelector('.boot__root [role=alert]')) root.replaceChildren();
  await handOver(root, portal, { onCaughtError: report });
  portal.whenConfigured(() => {
    // If its texts fail to load, the current language stays.
    const locale = networkLocale(portal.configuration().general.locale);
    if (locale) void activateLocale(locale).catch(report);
  });
};

// Not awaited: scripts that import from this one would wait for texts and configuration too.
if (isAuditorHere()) {
  // The charts wait for what an open auditors' page asks of their first steps; without it they start all the same.
  void importDetails().then(
    ({ detailsFromStart }) => start(detailsFromStart()),
    () => start(),
  );
} else void start();

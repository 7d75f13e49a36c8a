import { audit, chartBrowser } from '#styled/recipes';
import { Callout } from '#ui/feedback/callout.tsx';
import { Mark } from '#ui/layout/mark.tsx';
import { NavLink } from '#ui/layout/nav-link.tsx';

import { Tip } from '#ui/overlays/tip.tsx';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ComponentType } from 'react';
import { auditedCharts } from './charts/audited-charts.ts';
import { ChartBrowser } from './charts/chart-browser.tsx';
import { contentId } from './content-id.ts';
import { ConformanceView } from './conformance/conformance-view.tsx';
import { useLogCheck } from './conformance/use-log-check.ts';
import { DifferencesView } from './differences/differences-view.tsx';
import { EvidenceView } from './evidence/evidence-view.tsx';
import { LanesView } from './lanes/lanes-view.tsx';
import { LawsView } from './laws/laws-view.tsx';
import {
  chartPlace,
  goTo,
  hashOf,
  lanesPlace,
  lawsPlace,
  placeOf,
  requirementsPlace,
  straysIn,
  systemPlace,
  useHash,
  type ChartPlace,
  type Place,
} from './place.ts';
import { Preferences } from './preferences.tsx';
import { RequirementsView } from './requirements/requirements-view.tsx';
import { showFocused } from './show-focused.ts';
import { SkipTo } from './skip-to.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { SystemView } from './system/system-view.tsx';
import { TestsView } from './results/tests-view.tsx';
import { useLive, type Live } from './live/use-live.ts';
import { useReleases } from './use-releases.ts';
import { useShownChart } from './charts/use-shown-chart.ts';

// Without the network a request fails at once, which the page then says.
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always' } },
});
// A retry is a promise of nobody: the query itself knows how it went.
function loadFailedAgain() {
  const failed = queryClient.getQueryCache().findAll({
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  });
  for (const query of failed) query.fetch().catch(() => undefined);
}

// In ms: a browser is online a little before the network answers.
const retriesAfter = [0, 1000, 3000, 9000];

/** What could not be loaded is loaded again once the browser is online. */
function useRetryOnline() {
  useEffect(() => {
    let timers: number[] = [];
    const stop = () => timers.forEach((timer) => window.clearTimeout(timer));
    const begin = () => {
      stop();
      timers = retriesAfter.map((delay) => window.setTimeout(loadFailedAgain, delay));
    };
    window.addEventListener('online', begin);
    return () => {
      stop();
      window.removeEventListener('online', begin);
    };
  }, []);
}

const firstChart = auditedCharts[0]?.name ?? '';

type Link = Place & { label: MessageDescriptor };

const links: readonly Link[] = [
  { ...systemPlace, label: msg`System` },
  { ...chartPlace(firstChart), label: msg`Statecharts` },
  { ...requirementsPlace, label: msg`Requirements` },
  { view: 'tests', label: msg`Tests` },
  { ...lawsPlace(), label: msg`Laws` },
  { view: 'evidence', label: msg`Evidence` },
  { view: 'differences', label: msg`Differences` },
  { ...lanesPlace, label: msg`Event log` },
  { view: 'conformance', label: msg`Check a log` },
];

function Title({ children: name }: { children: string }) {
  const { t } = useLingui();
  return <title>{t`${name} – Statecharts of the publisher portal`}</title>;
}

function ChartTitle({ place, live }: { place: ChartPlace; live: Live }) {
  return <Title>{useShownChart(place, live)?.name ?? place.chart}</Title>;
}

function PageTitle({ place, live }: { place: Place; live: Live }) {
  const { t } = useLingui();
  if (place.view === 'chart') return <ChartTitle place={place} live={live} />;
  const label = links.find(({ view }) => view === place.view)?.label;
  return <Title>{label ? i18n._(label) : t`No such page`}</Title>;
}

function Header({ view }: { view: Place['view'] }) {
  const { t } = useLingui();
  const styles = audit();
  return (
    <header className={styles.header}>
      <div className={styles.brand}>
        <a href={hashOf(systemPlace)} aria-label={t`Statecharts of the publisher portal`}>
          <Mark />
        </a>
        <Trans>Audit</Trans>
      </div>
      {/* Focus of its links arrives here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <nav className={styles.nav} aria-label={t`Audit`} onFocus={showFocused}>
        {links.map(({ label, ...place }) => (
          <NavLink key={place.view} place="bar" current={view === place.view}>
            <a href={hashOf(place)}>{i18n._(label)}</a>
          </NavLink>
        ))}
      </nav>
      <div className={styles.end}>
        <Preferences />
      </div>
    </header>
  );
}

/** What an address says and its page does not know: a typing error, or a link of another release. */
function StrayNote({ address }: { address: string }) {
  const { t } = useLingui();
  const list = straysIn(address).join(', ');
  if (list === '') return null;
  return (
    <aside className={chartBrowser().section} aria-label={t`Address`}>
      <Callout
        tone="warning"
        live
        title={<Trans>The address says what this page does not know: {list}</Trans>}
      >
        <a href={hashOf(placeOf(address))}>
          <Trans>Go on without it</Trans>
        </a>
      </Callout>
    </aside>
  );
}

function NoSuchPage({ path }: { path: string }) {
  const styles = audit();
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1>
        <Trans>There is no page “{path}”</Trans>
      </h1>
      {auditedCharts.some(({ name }) => name === path) ? (
        <p>
          <Trans>
            There is a chart of this name: <a href={hashOf(chartPlace(path))}>{path}</a>
          </Trans>
        </p>
      ) : null}
      <p>
        <Trans>These are the pages:</Trans>
      </p>
      <ul className={styles.plain}>
        {links.map(({ label, ...one }) => (
          <li key={one.view}>
            <a href={hashOf(one)}>{i18n._(label)}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}

const pages: Record<'tests' | 'evidence', ComponentType> = {
  tests: TestsView,
  evidence: EvidenceView,
};

function View({ place, live }: { place: Place; live: Live }) {
  // What was opened outlives its page: a link of a result leads away from it, and Back to it.
  const releases = useReleases();
  const logCheck = useLogCheck(releases);
  const check = (text: string, name: string) => {
    logCheck.open(text, name);
    goTo({ view: 'conformance' });
  };
  if (place.view === 'system') return <SystemView place={place} live={live} />;
  if (place.view === 'lanes') return <LanesView place={place} live={live} onCheck={check} />;
  if (place.view === 'chart') return <ChartBrowser place={place} live={live} />;
  if (place.view === 'laws') return <LawsView place={place} />;
  if (place.view === 'requirements') return <RequirementsView place={place} />;
  if (place.view === 'differences') return <DifferencesView releases={releases} />;
  if (place.view === 'conformance') return <ConformanceView releases={releases} logCheck={logCheck} />;
  if (place.view === 'unknown') return <NoSuchPage path={place.path} />;
  const Page = pages[place.view];
  return <Page />;
}

/** Where a list of all charts stands before it, what follows that. */
const contentIdOf = ({ view }: Place) => (view === 'chart' || view === 'system' ? contentId : 'main');

function Pages() {
  const address = useHash();
  const place = placeOf(address);
  const isLive = place.view === 'chart' && place.mode === 'live';
  const live = useLive(isLive || place.view === 'system' || place.view === 'lanes');
  useFocusOnArrival(place.view, address);
  useRetryOnline();
  return (
    <>
      <PageTitle place={place} live={live} />
      <SkipTo id={contentIdOf(place)} />
      <Header view={place.view} />
      <StrayNote address={address} />
      <View place={place} live={live} />
      <Tip />
    </>
  );
}

/** The auditors' pages: the charts, the requirements and the tests, for everybody and about nobody (M3). */
export function AuditApp() {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Pages />
      </QueryClientProvider>
    </I18nProvider>
  );
}

import { audit } from '#styled/recipes';
import { Mark } from '#ui/layout/mark.tsx';
import { NavLink } from '#ui/layout/nav-link.tsx';
import { SkipLink } from '#ui/layout/skip-link.tsx';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { auditedCharts } from './audited-charts.ts';
import { ChartBrowser } from './chart-browser.tsx';
import { chartPlace, hashOf, placeOf, useHash, type Place } from './place.ts';
import { Preferences } from './preferences.tsx';
import { RequirementsView } from './requirements-view.tsx';
import { TestsView } from './tests-view.tsx';

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const firstChart = auditedCharts[0]?.name ?? '';

function Header({ view }: { view: Place['view'] }) {
  const { t } = useLingui();
  const styles = audit();
  return (
    <header className={styles.header}>
      <title>{t`Statecharts of the publisher portal`}</title>
      <div className={styles.brand}>
        <a href={hashOf(chartPlace(firstChart))} aria-label={t`Statecharts of the publisher portal`}>
          <Mark />
        </a>
        <Trans>Audit</Trans>
      </div>
      <nav className={styles.nav} aria-label={t`Audit`}>
        <NavLink place="bar" current={view === 'chart'}>
          <a href={hashOf(chartPlace(firstChart))}>
            <Trans>Statecharts</Trans>
          </a>
        </NavLink>
        <NavLink place="bar" current={view === 'requirements'}>
          <a href={hashOf({ view: 'requirements' })}>
            <Trans>Requirements</Trans>
          </a>
        </NavLink>
        <NavLink place="bar" current={view === 'tests'}>
          <a href={hashOf({ view: 'tests' })}>
            <Trans>Tests</Trans>
          </a>
        </NavLink>
      </nav>
      <div className={styles.end}>
        <Preferences />
      </div>
    </header>
  );
}

function View({ place }: { place: Place }) {
  if (place.view === 'chart') return <ChartBrowser place={place} />;
  return place.view === 'requirements' ? <RequirementsView /> : <TestsView />;
}

function Pages() {
  const place = placeOf(useHash(), firstChart);
  return (
    <>
      <SkipLink />
      <Header view={place.view} />
      <View place={place} />
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

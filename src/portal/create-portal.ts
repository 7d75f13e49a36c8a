import { ApiError } from '#api/api-error.ts';
import { createClient } from '#api/client.ts';
import type { Configuration } from '#api/configuration.ts';
import type { User } from '#api/user.ts';
import { apiBase } from '#api/api-origin.ts';
import type { Call } from '#contract/endpoint.ts';
import { firstConfig } from '#contract/first-calls.ts';
import { currentLocale, firstLocale } from '#i18n/i18n.ts';
import { arrival, fromRoot, matchRoute, pathOf, places } from '#machines/lib/location.ts';
import type { Shadow } from '#machines/lib/log-entry.ts';
import { configurationMachine } from '#machines/configuration/configuration.machine.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { portalMachine, type PortalEffects, type PortalInput } from '#machines/portal.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { termsMachine } from '#machines/terms/terms.machine.ts';
import { chartOf } from '#machines/wiring-actor.ts';
import { isRouteName, routeRules } from '#routes';
import { loadPart } from '#ui/platform/load-part.ts';
import { notify } from '#ui/feedback/notify.ts';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { createActor, type EventObject } from 'xstate';
import { createSettings, type Settings } from './configuration.ts';
import { forgetDrafts, forgetDraftsOfOthers } from './drafts.ts';
import { forgetNotifications } from './forget-notifications.ts';
import { createTitle, navigationEffects, type LoadScreen } from './navigation.ts';
import { reportRefusal, reportToken, sessionEffects, sessionUserOf } from './session.ts';
import { termsEffects } from './terms.ts';
import { createToasts } from './toasts.ts';
import { createHold } from './hold-screen.ts';
import type { Root } from './join-root.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { createNetworkClock } from './network-clock.ts';
import { takeOneTimeLink } from './one-time-link.ts';
import { comingOf } from './origins.ts';
import { takeMailedToken, takePasswordLink } from './mailed-links.ts';
import { createRetryGate } from './retry-gate.ts';
import { createRequestActivity } from './request-activity.ts';
import { createServerData, type ServerData } from './server-data.ts';
import { authorization, readToken } from './token-cookie.ts';
import { storedMark, watchToken } from './token-watch.ts';
import { createEventLog, type EventLogRecorder } from './event-log.ts';
import type { Details } from './watched/details.ts';
import type { CountedSources } from './transition-counts.ts';

const here = () => window.location.pathname + window.location.search + window.location.hash;

// A failure reaches everybody who waits for the same load.
function startLoading(load: () => Promise<unknown>) {
  load().catch(() => undefined);
}

const mayPrefetch = () => readToken() !== null || matchRoute(routeRules, here())?.access === 'catalogue';

/** The code of screens, and their prefetch. */
export type Screens = {
  loadScreen: LoadScreen;
  prefetchData: (location: string, cache: QueryClient, now: Date) => Promise<void>;
};

type Sources = Screens & { data: ServerData; now: () => Date };

// Where the navigation will lead: an unknown address is the root, which leads on (A3).
function leadsTo(target: string): string {
  if (matchRoute(routeRules, target)) return target;
  return fromRoot(routeRules, pathOf(target) === places.root ? target : places.root);
}

// Prefetches a location before the charts get that far; private data only with a token.
function prefetchScreen(target: string, { loadScreen, prefetchData, data, now }: Sources) {
  const location = leadsTo(target);
  const name = matchRoute(routeRules, location)?.name ?? '';
  if (!isRouteName(name)) return Promise.resolve();
  startLoading(() => loadScreen(name));
  const load = async () => {
    const { queryClient } = await data.load();
    if (readToken() !== null) await prefetchData(location, queryClient, now());
  };
  // The screen shows a failure.
  return load().catch(() => undefined);
}

// Remembers the latest prefetch while it is under way, for the screen that will show it.
function createPrefetch(sources: Sources) {
  let underWay: Promise<void> | null = null;
  return {
    prefetch: (location: string) => {
      const started = prefetchScreen(location, sources).finally(() => {
        if (underWay === started) underWay = null;
      });
      underWay = started;
    },
    prefetched: () => underWay,
  };
}

// Offline, writes are refused at once.
function refuseOffline({ method }: Call) {
  if (method !== 'GET' && !navigator.onLine) throw new ApiError({ status: 0, code: 'OFFLINE' });
}

// Its code loads with the first failure.
async function reportFailure(error: unknown) {
  // The bar says that there is no connection.
  if (!navigator.onLine && error instanceof ApiError && error.status === 0) return;
  const { notifyFailure } = await loadPart(() => import('#ui/feedback/notify-failure.ts'));
  await notifyFailure(error, { name: 'refresh', id: 'failed-queries' });
}

// The operator who acts as this publisher, if any (A7, M4).
const shadowOf = ({ shadow, partner }: User): Shadow | null =>
  shadow ? { operator: shadow.id ?? null, partner: partner.id } : null;

// A loaded user decides who acts for whom, whose drafts stay, and whether terms are pending.
const onUserLoaded =
  (eventLog: EventLogRecorder, charts: () => Charts) => (user: User, caller: object | undefined) => {
    eventLog.actAs(shadowOf(user));
    forgetDraftsOfOthers(user.id);
    charts().session.send(comingOf(caller, { type: 'user.arrived' as const, user: sessionUserOf(user) }));
  };

type Charts = ReturnType<typeof startCharts>;

type Effects = {
  portal: { actions: PortalEffects };
  configuration: Settings['effects'];
  session: ReturnType<typeof sessionEffects>;
  navigation: ReturnType<typeof navigationEffects>;
  terms: ReturnType<typeof termsEffects>;
};

function startCharts(effects: Effects, { inspect }: EventLogRecorder, input: Omit<PortalInput, 'routes'>) {
  const root = createActor(
    portalMachine.provide({
      ...effects.portal,
      actors: {
        configuration: configurationMachine.provide(effects.configuration),
        session: sessionMachine.provide(effects.session),
        navigation: navigationMachine.provide(effects.navigation),
        terms: termsMachine.provide(effects.terms),
      },
    }),
    { input: { ...input, routes: routeRules }, inspect },
  );
  root.start();
  return {
    root,
    session: chartOf(root.system, 'session'),
    navigation: chartOf(root.system, 'navigation'),
    terms: chartOf(root.system, 'terms'),
    settings: chartOf(root.system, 'configuration'),
  };
}

const loadSessionClock = () => import('./session-clock.ts');
const loadTransitionCounts = () => import('./transition-counts.ts');

// Off by default: then none of its code is loaded.
function countIfCollected({ general }: Configuration, sources: CountedSources) {
  if (!general.countsTransitions) return;
  void loadPart(loadTransitionCounts).then(({ countTransitions }) => countTransitions(sources));
}

function followBrowser(navigation: Charts['navigation']) {
  window.addEventListener('online', () => navigation.send({ type: 'connection.returned' }));
  window.addEventListener('popstate', () => navigation.send({ type: 'location.changed', to: here() }));
}

// Once there is a language. Another tab may have signed out over what was typed here.
async function informSignedOut(hadDrafts: boolean) {
  await firstLocale;
  const signedOut = i18n._(msg`Logged Out`);
  const discarded = i18n._(msg`What you had not saved in this tab was discarded.`);
  notify({ type: 'info', ...(hadDrafts ? { title: signedOut, text: discarded } : { text: signedOut }) });
}

const loadUnknownAddress = () => import('./unknown-address.ts');

const reportUnknownAddress = (path: string) =>
  void Promise.all([loadPart(loadUnknownAddress), firstLocale]).then(([{ notifyUnknownAddress }]) =>
    notifyUnknownAddress(path),
  );

function portalEffects(root: () => Root): PortalEffects {
  let clock: Promise<void> | undefined;
  let hadDrafts = false;
  return {
    forgetDrafts: () => {
      hadDrafts = forgetDrafts();
    },
    showSignedOut: () => void informSignedOut(hadDrafts),
    showUnknownAddress: () => reportUnknownAddress(pathOf(here())),
    loadSessionClock: (step) => {
      // Every action is given the event of its step.
      const { event } = step as { event: EventObject };
      clock ??= loadPart(loadSessionClock).then(({ startSessionClock }) => startSessionClock(root(), event));
    },
  };
}

// Set by the parts that load later: what may be sent (M4), and who asks for a confirmation.
type Gate = { admit?: (endpoint: Call) => void; confirm?: () => Promise<boolean> };

type RequestActivity = ReturnType<typeof createRequestActivity>;

function createGatedClient(
  gate: Gate,
  { configuration, configured }: Settings,
  requestActivity: RequestActivity,
) {
  return createClient({
    baseUrl: apiBase(),
    authorization,
    language: currentLocale,
    admit: (endpoint) => {
      refuseOffline(endpoint);
      gate.admit?.(endpoint);
    },
    // The lists of ignored statuses come with the configuration, whose own request must not wait for them.
    statusLists: ({ path }) =>
      path === firstConfig.get.path ? configuration() : configured.then(configuration),
    confirm: async () => gate.confirm?.() ?? false,
    onAnswer: requestActivity.answered,
    onLosses: requestActivity.incomplete,
    onFailure: requestActivity.failed,
  });
}

/**
 * Starts the charts with their effects. `shown` is the location whose screen is prerendered, `details` records more of
 * their steps.
 */
export function createPortal(screens: Screens, shown: string | null, details?: Details) {
  const { token: oneTimeToken, isCutShort } = takeOneTimeLink(here());
  // The session ended while no page was open.
  if (readToken() === null || oneTimeToken !== null) forgetNotifications();
  const links = { passwordLink: takePasswordLink(), mailedToken: takeMailedToken() };
  const eventLog = createEventLog(details);
  const settings = createSettings(() => client);
  const { configuration, configured } = settings;
  const toasts = createToasts(() => charts.root);
  const requestActivity = createRequestActivity();
  const networkClock = createNetworkClock();
  requestActivity.subscribe({ answered: networkClock.note });
  const gate: Gate = {};
  const client = createGatedClient(gate, settings, requestActivity);
  const retryGate = createRetryGate();
  const onUser = onUserLoaded(eventLog, () => charts);
  const keptAnswers = createKeptAnswers({ networkClock, requestActivity, settings });
  const data = createServerData({ client, retries: retryGate.gate, keptAnswers, onUser });
  const tokenWatch = watchToken((event) => reportToken(charts.session, event));
  const { prefetch, prefetched } = createPrefetch({ ...screens, data, now: networkClock.now });
  // The code of the screen after signing in loads while the visitor types, its data with the token.
  const prefetchArrival = () => prefetch(arrival(routeRules, charts.navigation.getSnapshot().context.target));
  if (oneTimeToken !== null || mayPrefetch()) prefetch(here());
  const setTitle = createTitle(settings);
  const forms = createHold((event) => charts.navigation.send(event));
  const effects: Effects = {
    portal: { actions: portalEffects(() => charts.root) },
    configuration: settings.effects,
    session: sessionEffects({
      client,
      data,
      configured,
      oneTimeToken,
      tokenWatch,
      prefetchArrival,
      reportApiError: (error) => void reportFailure(error),
    }),
    navigation: navigationEffects({ ...screens, data, setTitle, prefetched, forgetForms: forms.forget }),
    terms: termsEffects({ client, tokenWatch }),
  };
  const charts = startCharts(effects, eventLog, {
    location: here(),
    shown,
    hasOneTimeToken: oneTimeToken !== null,
    storedToken: storedMark(),
    isLinkCutShort: isCutShort,
  });
  requestActivity.subscribe({ failed: (failed) => reportRefusal(charts.session, failed, data) });

  followBrowser(charts.navigation);
  settings.whenLoaded(() => countIfCollected(configuration(), { eventLog, networkClock }));
  const shared = { screens, eventLog, toasts, requestActivity, retryGate, networkClock, keptAnswers };
  const base = { ...charts, ...shared, ...links, holdScreen: forms.hold, isSending: forms.isSending };
  return {
    ...base,
    data,
    client,
    gate,
    configuration,
    whenConfigured: settings.whenLoaded,
    prefetchArrival,
  };
}
export type Portal = ReturnType<typeof createPortal>;

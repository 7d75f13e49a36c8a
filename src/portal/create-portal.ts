import { ApiError } from '#api/api-error.ts';
import { createClient, type FailedCall } from '#api/client.ts';
import type { User } from '#api/user.ts';
import type { Call } from '#contract/endpoint.ts';
import { firstConfig } from '#contract/first-calls.ts';
import { firstLocale } from '#i18n/i18n.ts';
import { arrival, atDashboard, matchRoute } from '#machines/lib/location.ts';
import type { Shadow } from '#machines/lib/log-entry.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { chartOf, portalMachine, type PortalInput } from '#machines/portal.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { termsMachine } from '#machines/terms/terms.machine.ts';
import { isRouteName, routeRules } from '#routes';
import { loadPart } from '#ui/platform/load-part.ts';
import { notify } from '#ui/feedback/notify.ts';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { createActor } from 'xstate';
import { createSettings } from './configuration.ts';
import { forgetDrafts, forgetDraftsOfOthers } from './drafts.ts';
import { createTitle, navigationEffects, type LoadScreen } from './navigation.ts';
import { sessionUserOf, sessionEffects } from './session.ts';
import { termsEffects } from './terms.ts';
import { createToasts } from './toasts.ts';
import { createHold } from './hold-screen.ts';
import { createNetworkClock } from './network-clock.ts';
import { takeOneTimeLink } from './one-time-link.ts';
import { takeMailedToken } from './mailed-token.ts';
import { takePasswordLink } from './password-link.ts';
import { createRequestActivity } from './request-activity.ts';
import { createServerData, type ServerData } from './server-data.ts';
import { authorization, readToken } from './token-cookie.ts';
import { watchToken } from './token-watch.ts';
import { createEventLog, type EventLogRecorder } from './event-log.ts';

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

// Prefetches a location before the charts get that far; private data only with a token.
function prefetchScreen(target: string, { loadScreen, prefetchData, data, now }: Sources) {
  const location = matchRoute(routeRules, target) ? target : atDashboard(target);
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

// Remembers the latest prefetch, for the screen that will show it.
function createPrefetch(sources: Sources) {
  let prefetched = Promise.resolve();
  return {
    prefetch: (location: string) => {
      prefetched = prefetchScreen(location, sources);
    },
    prefetched: () => prefetched,
  };
}

// Offline, writes are refused at once.
function refuseOffline({ method }: Call) {
  if (method !== 'GET' && !navigator.onLine) throw new ApiError({ status: 0, code: 'OFFLINE' });
}

// Its code loads with the first failure.
async function reportFailure(error: unknown) {
  const { notifyFailure } = await loadPart(() => import('#ui/feedback/notify-failure.ts'));
  await notifyFailure(error, { name: 'refresh', id: 'failed-queries' });
}

// The operator who acts as this publisher, if any (A7, M4).
const shadowOf = ({ shadow, partner }: User): Shadow | null =>
  shadow ? { operator: shadow.id ?? null, partner: partner.id } : null;

// A loaded user decides who acts for whom, whose drafts stay, and whether terms are pending.
const onUserLoaded = (eventLog: EventLogRecorder, charts: () => Charts) => (user: User) => {
  eventLog.actAs(shadowOf(user));
  forgetDraftsOfOthers(user.id);
  charts().session.send({ type: 'user.arrived', user: sessionUserOf(user) });
};

type Charts = ReturnType<typeof startCharts>;

// Only answers to the current token count (S12, S15).
function handleFailure({ session }: Charts, { error: { status, code, entries }, ...sent }: FailedCall) {
  if (sent.authorization !== authorization()) return;
  if (code === 'ACCOUNT_SUSPENDED') {
    const reason = entries.find((entry) => entry.code === null)?.description ?? null;
    session.send({ type: 'account.suspended', reason });
  }
  if (status === 401 && sent.authorization !== null && !sent.ignoresUnauthorised) {
    session.send({ type: 'request.unauthorised' });
  }
}

type Effects = {
  session: ReturnType<typeof sessionEffects>;
  navigation: ReturnType<typeof navigationEffects>;
  terms: ReturnType<typeof termsEffects>;
};

function startCharts(effects: Effects, { inspect }: EventLogRecorder, input: Omit<PortalInput, 'routes'>) {
  const root = createActor(
    portalMachine.provide({
      actors: {
        session: sessionMachine.provide(effects.session),
        navigation: navigationMachine.provide(effects.navigation),
        terms: termsMachine.provide(effects.terms),
      },
    }),
    { input: { ...input, routes: routeRules }, inspect },
  );
  root.start();
  return {
    session: chartOf(root.system, 'session'),
    navigation: chartOf(root.system, 'navigation'),
    terms: chartOf(root.system, 'terms'),
  };
}

const loadSessionClock = () => import('./session-clock.ts');

function followBrowser(navigation: Charts['navigation']) {
  navigation.on('address.unknown', () => inform(msg`This page does not exist`));
  window.addEventListener('online', () => navigation.send({ type: 'connection.returned' }));
  window.addEventListener('popstate', () => navigation.send({ type: 'location.changed', to: here() }));
}

// Once there is a language.
const inform = (text: MessageDescriptor) =>
  void firstLocale.then(() => notify({ type: 'info', text: i18n._(text) }));

function followSession(session: Charts['session'], eventLog: EventLogRecorder) {
  session.on('session.signedOut', () => {
    forgetDrafts();
    inform(msg`Logged Out`);
  });
  session.on('session.registered', forgetDrafts);
  const once = session.on('session.signedIn', () => {
    once.unsubscribe();
    void loadPart(loadSessionClock).then((clock) => clock.startSessionClock(session, eventLog));
  });
}

function holdForms({ navigation, session }: Charts) {
  const { hold, holdAgain, forgetLeft } = createHold((event) => navigation.send(event));
  navigation.on('forms.left', forgetLeft);
  session.on('session.signedIn', holdAgain);
  return hold;
}

// Set by the parts that load later: what may be sent (M4), and who asks for a confirmation.
type Gate = { admit?: (endpoint: Call) => void; confirm?: () => Promise<boolean> };

/** Starts the charts with their effects. `shown` is the location whose screen is prerendered. */
export function createPortal(screens: Screens, shown: string | null) {
  const { token: oneTimeToken, isCutShort } = takeOneTimeLink(here());
  const links = { passwordLink: takePasswordLink(), mailedToken: takeMailedToken() };
  const eventLog = createEventLog();
  const settings = createSettings({ client: () => client, inspect: eventLog.inspect });
  const { configuration, configured } = settings;
  const toasts = createToasts(eventLog);
  const requestActivity = createRequestActivity();
  const networkClock = createNetworkClock();
  requestActivity.subscribe({ answered: networkClock.note });
  const gate: Gate = {};
  const client = createClient({
    authorization,
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
  const noteUser = onUserLoaded(eventLog, () => charts);
  const data = createServerData(client, noteUser);
  settings.start();
  const tokenWatch = watchToken((event) => charts.session.send(event));
  const { prefetch, prefetched } = createPrefetch({ ...screens, data, now: networkClock.now });
  // The code of the screen after signing in loads while the visitor types, its data with the token.
  const prefetchArrival = () => prefetch(arrival(routeRules, charts.navigation.getSnapshot().context.target));
  if (oneTimeToken !== null || mayPrefetch()) prefetch(here());
  const setTitle = createTitle(settings);
  const effects = {
    session: sessionEffects({
      client,
      data,
      configured,
      oneTimeToken,
      tokenWatch,
      prefetchArrival,
      reportApiError: (error) => void reportFailure(error),
    }),
    navigation: navigationEffects({ data, loadScreen: screens.loadScreen, setTitle, prefetched }),
    terms: termsEffects({ client, tokenWatch }),
  };
  const charts = startCharts(effects, eventLog, {
    location: here(),
    shown,
    hasOneTimeToken: oneTimeToken !== null,
    hasStoredToken: readToken() !== null,
    isLinkCutShort: isCutShort,
  });
  requestActivity.subscribe({ failed: (failed) => handleFailure(charts, failed) });

  followSession(charts.session, eventLog);
  followBrowser(charts.navigation);
  const shared = { screens, eventLog, toasts, requestActivity, networkClock };
  const base = { ...charts, ...shared, ...links, holdScreen: holdForms(charts) };
  const { chart, whenLoaded: whenConfigured } = settings;
  return { ...base, data, client, gate, settings: chart, configuration, whenConfigured, prefetchArrival };
}
export type Portal = ReturnType<typeof createPortal>;

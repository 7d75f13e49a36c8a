import { ApiError } from '#api/api-error.ts';
import { apiBase } from '#api/api-origin.ts';
import { createClient } from '#api/client.ts';
import { configurationOf, loadConfiguration } from '#api/configuration.ts';
import type { Call } from '#contract/endpoint.ts';
import { currentLocale } from '#i18n/i18n.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { createRequestActivity } from '#portal/request-activity.ts';
import { createRetryGate } from '#portal/retry-gate.ts';
import { createServerData } from '#portal/server-data.ts';
import { reportRefusal, reportToken, sessionEffects, sessionUserOf } from '#portal/session.ts';
import { authorization } from '#portal/token-cookie.ts';
import { storedMark, watchToken } from '#portal/token-watch.ts';
import { notifyFailure } from '#ui/feedback/notify-failure.ts';
import { subscribeToToasts } from '#ui/feedback/notify.ts';
import { createActor } from 'xstate';
import { createHashRouting } from './hash-location.ts';
import { createLeaving } from './leaving/leaving.ts';
import { startConfirmation } from './session/confirmation.ts';

// Offline, writes are refused at once.
function refuseOffline({ method }: Call) {
  if (method !== 'GET' && !navigator.onLine) throw new ApiError({ status: 0, code: 'OFFLINE' });
}

// Those of the portal, which are for a start without a connection, stay as they are.
const nothingKept = { restore: () => Promise.resolve(), forget: () => undefined };

function startToasts() {
  const toasts = createActor(toastsMachine);
  toasts.start();
  subscribeToToasts((toast) => toasts.send({ type: 'toast.show', toast: { ...toast, at: Date.now() } }));
  return toasts;
}

/** What the operators' pages run on: client, cache, and the charts of session, confirmation and toasts. */
export function createNetwork() {
  const requestActivity = createRequestActivity();
  const client = createClient({
    baseUrl: apiBase(),
    authorization,
    language: currentLocale,
    admit: refuseOffline,
    confirm: () => confirmation.ask(),
    onAnswer: requestActivity.answered,
    onFailure: (failed) => {
      requestActivity.failed(failed);
      reportRefusal(session, failed, data);
    },
  });
  const data = createServerData({
    client,
    retries: createRetryGate().gate,
    keptAnswers: nothingKept,
    onUser: (user) => session.send({ type: 'user.arrived', user: sessionUserOf(user) }),
  });
  const configured = loadConfiguration(client).catch(() => configurationOf({}, null));
  const effects = sessionEffects({
    client,
    data,
    configured,
    oneTimeToken: null,
    tokenWatch: watchToken((event) => reportToken(session, event)),
    prefetchArrival: () => void data.load().catch(() => undefined),
    reportApiError: (error) => void notifyFailure(error),
  });
  const session = createActor(sessionMachine.provide(effects), {
    input: { hasOneTimeToken: false, storedToken: storedMark(), isLinkCutShort: false },
  });
  const confirmation = startConfirmation(client, session);
  session.start();
  const leaving = createLeaving();
  const pages = { leaving, routing: createHashRouting(leaving), toasts: startToasts() };
  return { client, data, session, confirmation, requestActivity, configured, ...pages };
}

export type Network = ReturnType<typeof createNetwork>;

import type { Input } from '#contract/endpoint.ts';
import type { errorLogs } from '#contract/error-logs.ts';
import { matchRoute } from '#machines/lib/location.ts';
import { isRouteName, routeRules, routes } from '#routes';
import { i18n } from '@lingui/core';
import type { Portal } from './create-portal.ts';
import { ownVersion } from './portal-version.ts';

export type ErrorReport = Input<typeof errorLogs.create>['body'];

const mostSteps = 50;
const longestMessage = 1000;
const longestStack = 8000;
const address = /[^\s@]+@[^\s@]+/g;
const query = /\?[^\s:)]*/g;

// Addresses and queries may name people or hold secrets (E13).
const withoutSecrets = (text: string) => text.replace(query, '').replace(address, '[address]');

// Without the ids of offers or links in the path.
function place(): string {
  const name = matchRoute(routeRules, window.location.pathname)?.name ?? '';
  return isRouteName(name) ? routes[name].path : '/';
}

/** Name, message and stack of anything thrown. */
export function detailsOf(error: unknown): { message: string; stack: string } {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return {
    message: withoutSecrets(message).slice(0, longestMessage),
    stack: withoutSecrets(stack).slice(0, longestStack),
  };
}

/** The screen, the language, the version, the states of the charts with their last steps, and who acts as whom (E13, M4). */
export function errorReport({ eventLog }: Portal, code: string, error: unknown): ErrorReport {
  const release = ownVersion();
  return {
    code,
    ...detailsOf(error),
    url: place(),
    locale: i18n.locale,
    ...(release !== null && { release }),
    context: {
      charts: eventLog.states(),
      shadow: eventLog.shadow(),
      events: eventLog.latest(mostSteps).map(({ at, chart, event, took }) => ({ at, chart, event, took })),
    },
  };
}

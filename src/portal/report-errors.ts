import type { Input } from '#contract/endpoint.ts';
import { errorLogs } from '#contract/error-logs.ts';
import type { Portal } from './create-portal.ts';

const mostReports = 5;
const mostSteps = 50;
const longestMessage = 1000;
const longestStack = 8000;
const address = /[^\s@]+@[^\s@]+/g;
const query = /\?[^\s:)]*/g;

/** Addresses and queries may name people or hold secrets: neither leaves the browser (E13). */
const withoutSecrets = (text: string) => text.replace(query, '').replace(address, '[address]');

/**
 * Tells the network of errors nobody caught, at most a few a visit, with the states of the charts, their last steps, and
 * who acts as whom (E13, M4).
 * The function it gives back reports one that was caught.
 */
export function reportErrors({
  client,
  session,
  navigation,
  terms,
  trail,
}: Portal): (error: unknown) => void {
  let reports = 0;

  async function send(body: Input<typeof errorLogs.create>['body']) {
    try {
      await client(errorLogs.create, { body });
    } catch {
      // A report that does not arrive is no error of its own.
    }
  }

  function report(error: unknown) {
    reports += 1;
    if (reports > mostReports) return;
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    const context = {
      session: session.getSnapshot().value,
      navigation: navigation.getSnapshot().value,
      terms: terms.getSnapshot().value,
      shadow: trail.shadow(),
      trail: trail.latest(mostSteps).map(({ at, chart, event, took }) => ({ at, chart, event, took })),
    };
    const body = {
      message: withoutSecrets(message).slice(0, longestMessage),
      stack: withoutSecrets(stack ?? '').slice(0, longestStack),
      url: window.location.pathname,
      context,
    };
    void send(body);
  }

  window.addEventListener('error', ({ error }) => report(error));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  return report;
}

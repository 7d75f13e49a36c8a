import { apiBase } from '#api/api-origin.ts';
import { portalVersionHeader } from '#contract/portal-version.ts';
import { deploymentMachine, type DeploymentEffects } from '#machines/deployment/deployment.machine.ts';
import { arrivedEvent, loadFailedEvent } from '#ui/platform/load-part.ts';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { connectionOf } from './connection.ts';
import type { Portal } from './create-portal.ts';
import { errorReportsOf } from './error-reports.ts';
import { laterChart } from './later-chart.ts';
import { perPortal } from './per-portal.ts';
import { usePortal } from './portal-context.tsx';
import { isOtherVersion, servedVersion } from './portal-version.ts';

// A network newer than the portal: unknown calls, answers of another shape.
const strange = new Set(['UNREADABLE_ANSWER', 'UNEXPECTED_ANSWER', 'NOT_FOUND_HTTP_EXCEPTION']);

const effects = {
  actors: {
    askVersion: fromPromise(async () => ({ isOther: isOtherVersion(await servedVersion()) })),
  },
} satisfies DeploymentEffects;

const chartOf = laterChart('deployment', () => deploymentMachine.provide(effects));

const untilUsed = 6000;

// Only the next visit needs it; not in development.
async function keepForNextVisit({ data, keptAnswers }: Portal, onReplaced: () => void) {
  const { startServiceWorker } = await import('./service-worker.ts');
  await startServiceWorker(onReplaced);
  await keptAnswers.keep(data);
}

const deploymentOf = perPortal((portal) => {
  const { requestActivity } = portal;
  // It knows of a lost connection before a screen that failed to load is judged.
  connectionOf(portal);
  const chart = chartOf(portal);
  requestActivity.subscribe({
    answered: (headers) => {
      if (!isOtherVersion(headers.get(portalVersionHeader))) return;
      // On another origin it is the version of a portal there.
      chart.send({ type: apiBase() ? 'version.doubt' : 'version.replaced' });
    },
    failed: ({ error }) => {
      const isStrange = strange.has(error.code ?? '') || error.status === 404;
      if (isStrange) chart.send({ type: 'version.doubt' });
    },
  });
  window.addEventListener(loadFailedEvent, (event) => {
    // Offline, a part that fails to load says nothing about versions, and is no error.
    if (!navigator.onLine) return;
    const failure: unknown = 'payload' in event ? event.payload : null;
    // The error names the script.
    chart.send({ type: 'part.lost', part: String(failure) });
    // The browser may learn later than a request that the connection has gone.
    const isUnanswered = failure instanceof Error && failure.cause !== undefined;
    if (failure !== null && !isUnanswered) errorReportsOf(portal).report(failure);
  });
  window.addEventListener(arrivedEvent, () => chart.send({ type: 'part.arrived' }));
  const doubt = () => chart.send({ type: 'version.doubt' });
  const keep = () => void keepForNextVisit(portal, doubt).catch(() => undefined);
  if (import.meta.env.PROD) setTimeout(keep, untilUsed);
  return chart;
});

/** Whether there is a new version, or a part of this one failed to load (E12). */
export function useDeployment() {
  const chart = deploymentOf(usePortal());
  const snapshot = useSelector(chart, (now) => now);
  return {
    isOutdated: snapshot.hasTag('outdated'),
    isPartLost: snapshot.hasTag('lost'),
    postpone: () => chart.send({ type: 'offer.postpone' }),
  };
}

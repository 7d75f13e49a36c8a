import { portalVersionHeader } from '#contract/portal-version.ts';
import { deploymentMachine, type DeploymentEffects } from '#machines/deployment/deployment.machine.ts';
import { arrivedEvent, loadFailedEvent } from '#ui/platform/load-part.ts';
import { useSelector } from '@xstate/react';
import { createActor, fromPromise } from 'xstate';
import { errorReportsOf } from './error-reports.ts';
import { perPortal } from './per-portal.ts';
import { usePortal } from './portal-context.tsx';
import { isOtherVersion, servedVersion } from './portal-version.ts';

/** What a network that is newer than the portal answers: calls that it does not know, answers of another shape. */
const strange = new Set(['UNREADABLE_ANSWER', 'UNEXPECTED_ANSWER', 'NOT_FOUND_HTTP_EXCEPTION']);

const effects = {
  actors: {
    askVersion: fromPromise(async () => ({ isOther: isOtherVersion(await servedVersion()) })),
  },
} satisfies DeploymentEffects;

/** The running chart of the deployment: it hears of lost parts, of strange answers and of the versions that answers tell. */
const deploymentOf = perPortal((portal) => {
  const { navigation, requestActivity } = portal;
  const { inspect } = portal.eventLog;
  const chart = createActor(deploymentMachine.provide(effects), { inspect }).start();
  requestActivity.subscribe({
    answered: (headers) => {
      if (isOtherVersion(headers.get(portalVersionHeader))) chart.send({ type: 'version.replaced' });
    },
    failed: ({ error }) => {
      const isStrange = strange.has(error.code ?? '') || error.status === 404;
      if (isStrange) chart.send({ type: 'version.doubt' });
    },
  });
  const lose = (part: string) => {
    // What does not come without a connection is no matter of versions.
    if (navigator.onLine) chart.send({ type: 'part.lost', part });
  };
  /** It is asked for again and again, and reported once. */
  const reported = new Set<string>();
  window.addEventListener(loadFailedEvent, (event) => {
    const failure = 'payload' in event ? event.payload : null;
    // The browser names the script that it could not load.
    lose(String(failure));
    if (!navigator.onLine || failure === null || reported.has(String(failure))) return;
    reported.add(String(failure));
    errorReportsOf(portal).report(failure);
  });
  window.addEventListener(arrivedEvent, () => chart.send({ type: 'part.arrived' }));
  const followScreen = () => {
    const screen = navigation.getSnapshot();
    if (screen.hasTag('failed')) lose(screen.context.target);
  };
  navigation.subscribe(followScreen);
  followScreen();
  return chart;
});

/** Whether the portal has a new version, or a part of the one in this tab is lost (E12). */
export function useDeployment() {
  const chart = deploymentOf(usePortal());
  const snapshot = useSelector(chart, (now) => now);
  return {
    isOutdated: snapshot.hasTag('outdated'),
    isPartLost: snapshot.hasTag('lost'),
    postpone: () => chart.send({ type: 'offer.postpone' }),
  };
}

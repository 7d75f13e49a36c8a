import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './support/source-files.ts';

/** What starts an actor, or listens to something. */
const joints = /\b(?:[\w().]+\.(?:subscribe|on)|createActor|waitFor)\(/g;

const browser = 'No chart is heard.';
const requests = 'Calls of the client as they end: facts from outside.';
const rows =
  'The chart of an offer runs where its row does; what it emits is told, or is the result of the row.';

/** All there is outside of the table `machines/wiring.ts` and `useChart`, and why. */
const reasons: Record<string, { reason: string; joints: readonly string[] }> = {
  'machines/wiring-actor.ts': {
    reason: 'It carries out the table.',
    joints: ['followed.on(', 'followed.subscribe('],
  },
  'src/portal/create-portal.ts': {
    reason: `Starts the root. ${requests}`,
    joints: ['createActor(', 'requestActivity.subscribe(', 'requestActivity.subscribe('],
  },
  'src/portal/portal-context.tsx': {
    reason: 'Where React subscribes to the charts of the first page.',
    joints: ['chart.subscribe('],
  },
  'src/portal/connection.ts': { reason: requests, joints: ['requestActivity.subscribe('] },
  'src/portal/deployment.ts': { reason: requests, joints: ['requestActivity.subscribe('] },
  'src/portal/report-errors.ts': { reason: requests, joints: ['portal.requestActivity.subscribe('] },
  'src/portal/offer-command.ts': { reason: rows, joints: ['createActor('] },
  'src/portal/bulk-command.ts': { reason: rows, joints: ['chart.subscribe(', 'chart.on('] },
  'src/app/shell/notify-commands.ts': {
    reason: rows,
    joints: ['actor.on(', 'actor.on(', 'actor.on(', 'commands.subscribe('],
  },
  'src/fields/use-form-chart.ts': {
    reason: 'The fields show what the chart of their own form emits.',
    joints: ['actor.on(', 'actor.on(', 'actor.on('],
  },
  'src/portal/polling.ts': {
    reason: 'A screen runs it, anew for each request.',
    joints: ['createActor('],
  },
  'src/portal/charts-at-build.ts': {
    reason: 'Snapshots of charts that never start, for the page as it is built.',
    joints: ['createActor(', 'createActor(', 'createActor(', 'createActor('],
  },
  'src/first-page/destinations.ts': {
    reason: 'The build asks a chart of its own where addresses lead.',
    joints: ['createActor('],
  },
  'machines/laws/retell.ts': {
    reason: 'A counterexample is told step by step, of a chart that never starts.',
    joints: ['createActor('],
  },
  'src/audit/simulation.ts': {
    reason: 'Auditors play one chart alone.',
    joints: ['createActor(', 'actor.on('],
  },
  'src/api/reference-data.ts': { reason: browser, joints: ['queryClient.getQueryCache().subscribe('] },
  'src/portal/outage.ts': { reason: browser, joints: ['cache.subscribe('] },
  'src/portal/navigation.ts': { reason: browser, joints: ['i18n.on('] },
};

test('[M1] charts are joined by the table alone', () => {
  const isJudged = (file: string) =>
    /^(src|machines)\/.*\.tsx?$/.test(file) && !file.startsWith('src/server/') && !file.includes('.test.');
  const withoutComments = (text: string) => text.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
  const found = Object.fromEntries(
    projectFiles.filter(isJudged).flatMap((file) => {
      const joined = withoutComments(readProjectFile(file)).match(joints) ?? [];
      return joined.length > 0 ? [[file, [...joined].toSorted()]] : [];
    }),
  );
  const expected = Object.entries(reasons).map(([file, row]) => [file, row.joints.toSorted()] as const);
  expect(found).toEqual(Object.fromEntries(expected));
});

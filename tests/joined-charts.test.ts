import { describe, expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './support/source-files.ts';
import {
  argumentsOf,
  isCallOf,
  isNode,
  nameOf,
  ownNodesOf,
  statementsOf,
  withInner,
  type Node,
} from './support/syntax.ts';

const starts = new Set([
  'createActor',
  'interpret',
  'waitFor',
  'toPromise',
  'toObserver',
  'useActor',
  'useActorRef',
  'useMachine',
]);
const listens = new Set(['on', 'subscribe', 'sendTo', 'sendParent', 'forwardTo']);
const isJoint = (name: string) => starts.has(name) || listens.has(name);
const effects = /^use(Layout|Insertion)?Effect(Event)?$/;

const nodesIn = (part: unknown) => [part].flat().filter(isNode);
const membersIn = (nodes: readonly Node[], name: string) =>
  nodes.filter((node) => node.type === 'MemberExpression' && nameOf(node) === name);
const ownerOf = (member: Node) => nameOf(member['object']) || '…';

const importedBy = (node: Node) =>
  nodesIn(node['specifiers'])
    .map((one) => (one.type === 'ImportNamespaceSpecifier' ? '*' : nameOf(one['imported'])))
    .filter((name) => name === '*' || isJoint(name));

// A function that reads one chart and sends to another is a condition that stands in no table.
function passedOn(node: Node): string[] {
  const own = ownNodesOf(node);
  const read = membersIn(own, 'getSnapshot').map(ownerOf);
  const sentTo = membersIn(own, 'send').map(ownerOf);
  return sentTo.flatMap((to) => read.filter((from) => from !== to).map((from) => `${from} → ${to}`));
}

/** How a part of a file starts an actor, listens to something, or sends what it has read elsewhere. */
function jointsAt(node: Node): string[] {
  const isOfXState =
    /^(xstate|@xstate\/react)$/.test(nameOf(node['source'])) && node['importKind'] !== 'type';
  if (node.type === 'ImportDeclaration' && isOfXState) {
    return importedBy(node).map((name) => `import ${name}`);
  }
  if (node.type === 'MemberExpression' && isJoint(nameOf(node))) return [`${ownerOf(node)}.${nameOf(node)}`];
  if (node.type === 'ObjectPattern') {
    const keys = nodesIn(node['properties']).map((property) => nameOf(property['key']));
    return keys.filter(isJoint).map((key) => `{ ${key} }`);
  }
  if (isCallOf(node, effects)) {
    const inner = argumentsOf(node).flatMap(withInner);
    return membersIn(inner, 'send').map((send) => `${nameOf(node['callee'])}: ${ownerOf(send)}.send`);
  }
  return /Function/.test(node.type) ? passedOn(node) : [];
}

const jointsIn = (file: string, text?: string): string[] =>
  statementsOf(file, text).flatMap(withInner).flatMap(jointsAt).toSorted();

type Reason = { reason: string; joints: readonly string[] };

const browser = 'No chart is heard.';
const requests = 'Calls of the client as they end: facts from outside.';
const rows =
  'The chart of an offer runs where its row does; what it emits is told, or is the result of the row.';
const arrivals = 'Whether a chart runs yet, whose code is loaded late: not its states.';
const events = 'What a trigger of a campaign waits for: a value of the network.';
const own = 'To the actors that it has spawned itself.';
const table = 'It reads rows of the table, or the configuration of a chart: nothing runs.';

const readers = {
  'machines/exploration/beside.ts': ['wire.on'],
  'machines/exploration/system.ts': ['wire.on'],
  'machines/mutants/chart-config.ts': ['state.on'],
  'machines/mutants/planted.ts': ['state.on', 'state.on'],
  'machines/mutants/wiring-mutants.ts': ['{ on }'],
  'src/audit/differences/wire-changes.ts': ['{ on }', '{ on }'],
  'src/audit/system/joint-list.tsx': ['{ on }'],
  'src/audit/system/system-diagram.ts': ['{ on }', '{ on }'],
  'src/audit/system/system-moment.ts': ['{ on }'],
  'src/audit/charts/wiring-section.tsx': ['{ on }'],
  'src/portal/watched/definition.ts': ['{ on }'],
};

/** All there is outside of the table `machines/wiring.ts` and `useChart`, and why. */
const reasons: Record<string, Reason> = {
  ...Object.fromEntries(Object.entries(readers).map(([file, joints]) => [file, { reason: table, joints }])),
  'machines/wiring-actor.ts': {
    reason: 'It carries out the table.',
    joints: ['followed.on', 'followed.subscribe', 'wire.on'],
  },
  'machines/portal.machine.ts': {
    reason: 'The root tells its table which chart has come.',
    joints: ['enqueue.sendTo'],
  },
  'machines/toasts/toasts.machine.ts': { reason: own, joints: ['enqueue.sendTo', 'enqueue.sendTo'] },
  'src/statecharts/use-chart.ts': {
    reason: 'The one way in which a screen runs a chart.',
    joints: ['import createActor', 'import useActorRef'],
  },
  'src/operators/leaving/leave-question.tsx': {
    reason: 'The question before unsaved input of operators is left; their pages have no navigation chart.',
    joints: ['leaving.subscribe'],
  },
  'src/operators/network.ts': {
    reason: 'The session of the operators’ pages and their toasts, which no other chart is joined to.',
    joints: ['import createActor'],
  },
  'src/operators/session/confirmation.ts': {
    reason:
      'The operators’ pages have no root and no wiring: their confirmation begins and ends with their session here.',
    joints: ['import createActor', 'session.subscribe'],
  },
  'src/portal/create-portal.ts': {
    reason: `Starts the root. ${requests}`,
    joints: ['import createActor', 'requestActivity.subscribe', 'requestActivity.subscribe'],
  },
  'src/portal/portal-context.tsx': {
    reason: 'Where React subscribes to the charts of the first page.',
    joints: ['chart.subscribe'],
  },
  'src/portal/connection.ts': { reason: requests, joints: ['requestActivity.subscribe'] },
  'src/portal/deployment.ts': { reason: requests, joints: ['requestActivity.subscribe'] },
  'src/portal/report-errors.ts': { reason: requests, joints: ['requestActivity.subscribe'] },
  'src/i18n/i18n.ts': { reason: 'The language of the portal: no chart.', joints: ['i18n.on', 'i18n.on'] },
  'src/portal/row-charts.ts': { reason: rows, joints: ['chart.on', 'chart.subscribe'] },
  'src/portal/confirmation-gate.ts': { reason: arrivals, joints: ['{ subscribe }'] },
  'src/app/shell/toasts.tsx': { reason: arrivals, joints: ['toasts.subscribe'] },
  'src/app/shell/notify-commands.ts': {
    reason: rows,
    joints: ['actor.on', 'actor.on', 'actor.on', '….on'],
  },
  'src/fields/use-form-chart.ts': {
    reason:
      'The fields show what the chart of their own form emits, and tell it what others have saved or failed to.',
    joints: ['actor.on', 'actor.on', 'actor.on', 'useEffect: actor.send', 'useEffect: actor.send'],
  },
  'src/portal/inquiry.ts': {
    reason: 'Its own chart learns how the network says that the inquiry stands.',
    joints: ['useEffect: actor.send'],
  },
  'src/portal/charts-at-build.ts': {
    reason: 'Snapshots of charts that never start, for the page as it is built.',
    joints: ['import createActor'],
  },
  'src/first-page/destinations.ts': {
    reason: 'The build asks a chart of its own where addresses lead.',
    joints: ['import createActor'],
  },
  'machines/laws/retell.ts': {
    reason: 'A counterexample is told step by step, of a chart that never starts.',
    joints: ['import createActor'],
  },
  'src/audit/simulation/simulation.ts': {
    reason: 'Auditors play one chart alone.',
    joints: ['actor.on', 'import createActor'],
  },
  'src/api/reference-data.ts': { reason: browser, joints: ['….subscribe', '….subscribe'] },
  'src/lists/download-button.tsx': { reason: browser, joints: ['cache.subscribe'] },
  'src/lists/selection-bar.tsx': { reason: browser, joints: ['onlineManager.subscribe'] },
  'src/portal/offered.ts': {
    reason: browser,
    joints: ['cache.subscribe', 'cache.subscribe', '{ subscribe }'],
  },
  'src/portal/outage.ts': { reason: browser, joints: ['cache.subscribe', 'cache.subscribe'] },
  'src/portal/navigation.ts': { reason: browser, joints: ['i18n.on'] },
  'src/ui/layout/use-is-narrow.ts': { reason: browser, joints: ['{ subscribe }'] },
  'src/ui/platform/lazy-component.ts': { reason: browser, joints: ['{ subscribe }'] },
  'src/audit/conformance/judge-repeat.ts': { reason: table, joints: ['{ on }'] },
  'src/audit/conformance/judge-sender.ts': { reason: table, joints: ['{ on }', '{ on }'] },
  'src/audit/conformance/sender-text.tsx': { reason: table, joints: ['{ on }', '{ on }'] },
  'src/audit/conformance/undelivered.ts': { reason: table, joints: ['missing.on', '{ on }', '{ on }'] },
  'src/screens/offers/details/campaigns/trigger-rows.ts': { reason: events, joints: ['{ on }'] },
  'src/screens/offers/details/campaigns/triggers-card.tsx': { reason: events, joints: ['{ on }'] },
};

const isJudged = (file: string) =>
  /^(src|machines)\/.*\.tsx?$/.test(file) && !file.startsWith('src/server/') && !file.includes('.test.');

test('[M1] charts are joined by the table alone', () => {
  const found = Object.fromEntries(
    projectFiles.filter(isJudged).flatMap((file) => {
      const joined = jointsIn(file, readProjectFile(file));
      return joined.length > 0 ? [[file, joined]] : [];
    }),
  );
  const expected = Object.entries(reasons).map(([file, row]) => [file, row.joints.toSorted()] as const);
  expect(found).toEqual(Object.fromEntries(expected));
});

describe('[M1] a joint is noticed however it is written', () => {
  test.each([
    ["import { createActor } from 'xstate';", ['import createActor']],
    ["import { createActor as start } from 'xstate';", ['import createActor']],
    ["import * as xstate from 'xstate';", ['import *']],
    ["import { useMachine } from '@xstate/react';", ['import useMachine']],
    ["import { waitFor, setup } from 'xstate';", ['import waitFor']],
    ["session.on('session.signedIn', () => {});", ['session.on']],
    ["session?.on?.('session.signedIn', () => {});", ['session.on']],
    ["session['on']('session.signedIn', () => {});", ['session.on']],
    ['session[`subscribe`](() => {});', ['session.subscribe']],
    ["portal.session\n  .on('session.signedIn', () => {});", ['session.on']],
    ['chartOf(portal)!.subscribe(() => {});', ['….subscribe']],
    ["const hear = session.on; hear('session.signedIn', () => {});", ['session.on']],
    ['const { on } = session;', ['{ on }']],
    ['const { subscribe: follow } = portal.session;', ['{ subscribe }']],
    ["function follow({ 'on': hear }) { hear('x'); }", ['{ on }']],
    [
      "useEffect(() => { if (isSignedIn) terms.send({ type: 'x' }); }, [isSignedIn]);",
      ['useEffect: terms.send'],
    ],
    ['React.useLayoutEffect(() => terms?.send(x), [x]);', ['useLayoutEffect: terms.send']],
    ["useEffectEvent(() => portal.terms['send'](x));", ['useEffectEvent: terms.send']],
    [
      "setInterval(() => { if (session.getSnapshot().hasTag('x')) terms.send({ type: 'y' }); }, 100);",
      ['session → terms'],
    ],
    ['const f = () => { if (terms.getSnapshot().can(x)) terms.send(x); };', []],
    ["import type { createActor } from 'xstate';", []],
    ["const chart = { on: { 'terms.tick': 'ticked' } };", []],
    ["const press = () => terms.send({ type: 'terms.tick' });", []],
  ])('%s', (text, joints) => {
    expect(jointsIn('sample.tsx', text)).toEqual(joints);
  });
});

import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { bulkCommandMachine, jobsOf } from '#machines/bulk-command/bulk-command.machine.ts';
import { Stubs } from '#machines/models/stubs.ts';
import { offerCommandMachine } from '#machines/offer-command/offer-command.machine.ts';
import { bulkCommandEffects } from './bulk-command.ts';
import { throughCharts } from './row-charts.ts';

const rows = [{ id: 1, name: 'Offer 1', status: 'running' as const }];
const pause = { type: 'offer.command', command: 'pause' } as const;

/** One row's own chart, whose calls answer on demand, and the chart of many rows. */
function run() {
  const stubs = new Stubs();
  const own = createActor(stubs.provide(offerCommandMachine), {
    input: { kind: 'offer', id: 1 },
    clock: stubs.clock,
  }).start();
  const bulk = createActor(bulkCommandMachine.provide(bulkCommandEffects(throughCharts(() => own)))).start();
  const start = () => bulk.send({ type: 'bulk.start', command: 'pause', rows });
  const jobs = () => jobsOf(bulk.getSnapshot().context).map(({ state, failure }) => [state, failure?.code]);
  const end = () => waitFor(bulk, (now) => now.hasTag('over'));
  const settle = (call: string) => stubs.answer({ type: `xstate.done.actor.${call}`, output: {} });
  return { own, start, jobs, end, settle };
}

test('[O3] [O4] what the chart of a row has just done is done, without a second call', async () => {
  const { own, start, jobs, end, settle } = run();
  own.send(pause);
  await settle('execute');
  start();
  await end();
  expect(jobs()).toEqual([['done', undefined]]);
});

test('[O3] [O4] a chart that takes no command any more has not done it', async () => {
  const { own, start, jobs, end } = run();
  own.stop();
  start();
  await end();
  expect(jobs()).toEqual([['failed', 'COMMAND_REFUSED']]);
});

test('[O3] [O4] a chart that stops with the command under way has not done it', async () => {
  const { own, start, jobs, end } = run();
  start();
  own.stop();
  await end();
  expect(jobs()).toEqual([['failed', null]]);
});

test('[O3] [O4] a row that is being undone is commanded afterwards', async () => {
  const { own, start, jobs, end, settle } = run();
  own.send(pause);
  await settle('execute');
  own.send({ type: 'command.undo' });
  start();
  expect(jobs()).toEqual([['running', undefined]]);
  await settle('undo');
  await settle('execute');
  await end();
  expect([jobs(), own.getSnapshot().value]).toEqual([[['done', undefined]], { ready: 'undoable' }]);
});

test('[O3] [O4] a chart that refuses the command has not done it', async () => {
  const { own, start, jobs, end } = run();
  own.send({ type: 'offer.command', command: 'apply' });
  start();
  await end();
  expect(jobs()).toEqual([['failed', 'COMMAND_REFUSED']]);
});

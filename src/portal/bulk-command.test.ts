import { expect, test } from 'vitest';
import { ApiError } from '#api/api-error.ts';
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

const lost = new ApiError({ status: 0, code: 'NETWORK_ERROR' });
const gone = new ApiError({ status: 404, code: 'NOT_FOUND_HTTP_EXCEPTION' });
const refused = new ApiError({ status: 403, code: 'ACCESS_DENIED' });

/** What becomes of a row whose calls fail so, one try after the other. */
async function fate(command: 'pause' | 'remove' | 'withdraw', ...errors: readonly Error[]) {
  const left = [...errors];
  const carryOut = () => Promise.reject(left.shift() ?? gone);
  const bulk = createActor(bulkCommandMachine.provide(bulkCommandEffects(carryOut))).start();
  bulk.subscribe((now) => {
    if (now.can({ type: 'bulk.retry' })) bulk.send({ type: 'bulk.retry' });
  });
  const status = command === 'withdraw' ? 'undecided' : 'running';
  bulk.send({ type: 'bulk.start', command, rows: rows.map((row) => ({ ...row, status })) });
  bulk.send({ type: 'bulk.confirm' });
  const { context } = await waitFor(bulk, (now) => now.matches({ over: 'complete' }));
  return [
    jobsOf(context)
      .map(({ state }) => state)
      .join(),
    left.length,
  ];
}

test('[O9] what is gone when a removal without an answer is repeated was removed by the first try', async () => {
  const overloaded = new ApiError({ status: 503 });
  expect(await fate('remove', lost, gone)).toEqual(['done', 0]);
  expect(await fate('remove', overloaded, refused, gone)).toEqual(['done', 0]);
  expect(await fate('remove', new ApiError({ status: 500 }), gone)).toEqual(['done', 0]);
  expect(await fate('remove', new ApiError({ status: 408 }), gone)).toEqual(['done', 0]);
  expect(await fate('remove', new ApiError({ status: 499 }), gone)).toEqual(['gone', 0]);
  expect(await fate('withdraw', lost, gone)).toEqual(['done', 0]);
  expect(await fate('remove', gone)).toEqual(['gone', 0]);
  expect(await fate('remove', refused, gone)).toEqual(['gone', 0]);
  expect(await fate('pause', lost, gone)).toEqual(['gone', 0]);
});

test('[O9] what is gone was not removed by the try of another row', async () => {
  const carryOut = (_: string, id: number) => Promise.reject(id === 1 ? lost : gone);
  const bulk = createActor(bulkCommandMachine.provide(bulkCommandEffects(carryOut))).start();
  const two = [1, 2].map((id) => ({ id, name: `Link ${id}`, status: 'other' as const }));
  bulk.send({ type: 'bulk.start', command: 'remove', rows: two });
  bulk.send({ type: 'bulk.confirm' });
  const { context } = await waitFor(bulk, (now) => now.hasTag('over'));
  expect(jobsOf(context).map(({ state }) => state)).toEqual(['failed', 'gone']);
});

import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { bulkCommandMachine, jobsOf } from '#machines/bulk-command/bulk-command.machine.ts';
import { answer, fail } from './play.ts';
import { Stubs } from '#machines/models/stubs.ts';

const rows = [1, 2, 3, 4, 5].map((id) => ({ id, name: `Offer ${id}`, status: 'running' as const }));

/** The running chart; its calls answer on demand. */
function run() {
  const stubs = new Stubs();
  const actor = createActor(stubs.provide(bulkCommandMachine), { clock: stubs.clock });
  actor.start();
  return {
    send: actor.send.bind(actor),
    settle: stubs.answer.bind(stubs),
    states: () => jobsOf(actor.getSnapshot().context).map(({ state }) => state),
    value: () => actor.getSnapshot().value,
    calls: () => stubs.takeDeeds().map(({ params }) => params),
  };
}
const pausing = (...ids: number[]) => ids.map((id) => ({ command: 'pause', id }));

test('[O3] [O4] of many rows three are called for at a time, each once', async () => {
  const bulk = run();
  bulk.send({ type: 'bulk.start', command: 'pause', rows });
  bulk.send({ type: 'bulk.start', command: 'unpause', rows });
  expect(bulk.calls()).toEqual(pausing(1, 2, 3));
  await bulk.settle(answer('job.2'));
  expect(bulk.calls()).toEqual(pausing(4));
  await bulk.settle(fail('job.1'));
  expect(bulk.calls()).toEqual(pausing(5));
  for (const call of ['job.3', 'job.4', 'job.5']) await bulk.settle(answer(call));
  expect([bulk.calls(), bulk.value()]).toEqual([[], { over: 'incomplete' }]);
  expect(bulk.states()).toEqual(['failed', 'done', 'done', 'done', 'done']);
  bulk.send({ type: 'bulk.retry' });
  expect(bulk.calls()).toEqual(pausing(1));
});

test('[O3] [O4] rows that still wait can be called off; those under way end by themselves, and go well alone', async () => {
  const bulk = run();
  bulk.send({ type: 'bulk.start', command: 'pause', rows });
  bulk.send({ type: 'bulk.cancel' });
  expect(bulk.states()).toEqual(['running', 'running', 'running', 'canceled', 'canceled']);
  for (const call of ['job.1', 'job.2', 'job.3']) await bulk.settle(answer(call));
  expect([bulk.calls(), bulk.value()]).toEqual([pausing(1, 2, 3), { over: 'complete' }]);
  bulk.send({ type: 'bulk.undo' });
  expect(bulk.calls()).toEqual([1, 2, 3].map((id) => ({ command: 'unpause', id })));
});

import { describe, expect, test } from 'vitest';
import {
  createActor,
  type AnyEventObject,
  type AnyStateMachine,
  type EventFrom,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import { currencyChangeMachine } from '#machines/currency-change/currency-change.machine.ts';
import { formMachine } from '#machines/form/form.machine.ts';
import { offerCommandMachine } from '#machines/offer-command/offer-command.machine.ts';
import { pollingMachine } from '#machines/polling/polling.machine.ts';
import { sessionClockMachine } from '#machines/session-clock/session-clock.machine.ts';
import { verifyEmailMachine } from '#machines/verify-email/verify-email.machine.ts';
import { answer, fail } from './play.ts';
import { failure } from '#machines/models/samples.ts';
import { Stubs } from '#machines/models/stubs.ts';
import { delays } from './oracle/delays.ts';

/** A running chart whose calls answer and whose time passes on demand. */
function run<Machine extends AnyStateMachine>(machine: Machine, input: InputFrom<Machine>) {
  const stubs = new Stubs();
  const emitted: string[] = [];
  const actor = createActor(stubs.provide(machine), { input, clock: stubs.clock });
  actor.on('*', ({ type }: { type: string }) => void emitted.push(type));
  actor.start();
  return {
    emitted,
    send: (event: EventFrom<Machine>) => actor.send(event),
    now: (): SnapshotFrom<Machine> => actor.getSnapshot(),
    settle: (event: AnyEventObject) => stubs.answer(event),
    pass: (time: number) => stubs.clock.increment(time),
    deeds: () => stubs.takeDeeds(),
    calls: () =>
      stubs
        .takeDeeds()
        .filter(({ name }) => name.startsWith('call '))
        .map(({ params }) => params),
  };
}

const notYet = answer('request', { isMet: false, data: 'queued' });
const met = answer('request', { isMet: true, data: 'done' });

describe('polling', () => {
  test('[M1.d] [P1] asks again a second after each answer, as long as it takes', async () => {
    const polling = run(pollingMachine, {});
    for (let round = 0; round < 100; round += 1) {
      expect(polling.calls()).toHaveLength(1);
      await polling.settle(notYet);
      polling.pass(delays.polling - 1);
      expect(polling.now().value).toBe('waiting');
      polling.pass(1);
    }
    await polling.settle(met);
    expect([polling.now().value, polling.now().context.answer?.data]).toEqual(['succeeded', 'done']);
  });

  test('[M1.d] [P1] gives up after the last retry', async () => {
    const polling = run(pollingMachine, { maxRetries: 2, interval: 50 });
    await polling.settle(notYet);
    polling.pass(50);
    await polling.settle(notYet);
    polling.pass(50);
    await polling.settle(notYet);
    expect([polling.now().value, polling.calls().length]).toEqual(['exhausted', 3]);
  });

  test.each([['requesting'], ['waiting']])('[P3] can be cancelled while %s', async (state) => {
    const polling = run(pollingMachine, {});
    if (state === 'waiting') await polling.settle(notYet);
    expect(polling.now().value).toBe(state);
    polling.send({ type: 'polling.cancel' });
    polling.pass(10 * delays.polling);
    expect([polling.now().value, polling.calls().length]).toEqual(['canceled', 1]);
  });
});

describe('the currency of a profile', () => {
  const fresh = { currency: 'EUR', isChanged: false } as const;
  const choose = { type: 'currency.choose', currency: 'USD' } as const;
  const confirm = { type: 'currency.confirm' } as const;

  test('[M1.e] [O12] is changed once, after a question', async () => {
    const change = run(currencyChangeMachine, fresh);
    change.send({ type: 'currency.choose', currency: 'EUR' });
    expect(change.now().value).toBe('changeable');
    change.send(choose);
    expect([change.now().value, change.calls()]).toEqual(['confirming', []]);
    change.send(confirm);
    change.send(confirm);
    expect(change.calls()).toEqual([{ currency: 'USD' }]);
    await change.settle(answer('saveCurrency'));
    const { value, status, context } = change.now();
    expect([value, status, context.currency, context.isChanged]).toEqual(['changed', 'done', 'USD', true]);
  });

  test('[M1.e] [O12] that was changed before stays', () => {
    const change = run(currencyChangeMachine, { currency: 'USD', isChanged: true });
    expect([change.now().value, change.now().status, change.calls()]).toEqual(['changed', 'done', []]);
  });

  test('[O12] that was changed in another tab is final here too, with the word of the network', async () => {
    const change = run(currencyChangeMachine, fresh);
    change.send(choose);
    change.send(confirm);
    const error = { ...failure, status: 409, code: 'CURRENCY_ALREADY_CHANGED' };
    await change.settle({ ...fail('saveCurrency'), error });
    expect([change.now().value, change.now().status, change.now().context.failure?.code]).toEqual([
      'changedElsewhere',
      'done',
      'CURRENCY_ALREADY_CHANGED',
    ]);
  });
});

describe('a command on an offer', () => {
  const offer = { kind: 'offer', id: 48213 } as const;
  const pause = { type: 'offer.command', command: 'pause' } as const;

  test('[O3] is sent once, whatever is pressed meanwhile', () => {
    const commands = run(offerCommandMachine, offer);
    for (const event of [pause, pause, { ...pause, command: 'unpause' } as const]) commands.send(event);
    expect(commands.calls()).toEqual([{ subject: offer, command: 'pause', details: undefined }]);
  });

  test('[O3] [O4] that comes while another one is open is refused aloud, never dropped in silence', async () => {
    const commands = run(offerCommandMachine, offer);
    const settle = { running: 'execute', undoing: 'undo' } as const;
    commands.send({ type: 'offer.command', command: 'apply' });
    commands.send(pause);
    expect([commands.now().value, commands.emitted]).toEqual(['confirming', ['command.refused']]);
    commands.send({ type: 'command.abandon' });
    for (const state of ['running', 'undoing'] as const) {
      commands.send(state === 'running' ? pause : { type: 'command.undo' });
      commands.send({ ...pause, command: 'unpause' });
      expect(commands.now().value).toBe(state);
      await commands.settle(answer(settle[state]));
    }
    const refusals = commands.emitted.filter((type) => type === 'command.refused');
    expect(refusals).toHaveLength(3);
  });

  test('[O3] [O13] emits what it came to, and when an undo is offered and withdrawn', async () => {
    const commands = run(offerCommandMachine, offer);
    commands.send(pause);
    await commands.settle(answer('execute'));
    commands.send(pause);
    commands.pass(delays.undo);
    commands.send({ type: 'offer.command', command: 'run' });
    await commands.settle(fail('execute'));
    expect(commands.emitted).toEqual([
      'command.succeeded',
      'undo.offered',
      'command.succeeded',
      'undo.withdrawn',
      'command.failed',
    ]);
  });

  test('[O3] emits how an undo ended', async () => {
    const commands = run(offerCommandMachine, offer);
    commands.send(pause);
    await commands.settle(answer('execute'));
    commands.send({ type: 'command.undo' });
    await commands.settle(fail('undo'));
    commands.send({ type: 'command.retry' });
    await commands.settle(answer('undo'));
    expect(commands.emitted.slice(2)).toEqual(['undo.withdrawn', 'undo.failed', 'command.undone']);
  });

  test('[O3] such as pausing can be undone for six seconds', async () => {
    const commands = run(offerCommandMachine, offer);
    commands.send(pause);
    await commands.settle(answer('execute'));
    commands.pass(delays.undo - 1);
    expect(commands.now().hasTag('undoable')).toBe(true);
    commands.send({ type: 'command.undo' });
    expect(commands.calls().at(-1)).toEqual({ subject: offer, command: 'unpause' });
    await commands.settle(answer('undo'));
    expect(commands.now().value).toEqual({ ready: 'undone' });
  });

  test('[O3] cannot be undone later', async () => {
    const commands = run(offerCommandMachine, offer);
    commands.send(pause);
    await commands.settle(answer('execute'));
    commands.pass(delays.undo);
    commands.send({ type: 'command.undo' });
    expect([commands.now().value, commands.calls().length]).toEqual([{ ready: 'succeeded' }, 1]);
  });

  test('[O3] such as applying asks first, and is tried again with what was entered', async () => {
    const commands = run(offerCommandMachine, offer);
    commands.send({ type: 'offer.command', command: 'apply' });
    expect([commands.now().value, commands.calls()]).toEqual(['confirming', []]);
    const details = { comment: 'Two newsletters a week' };
    commands.send({ type: 'command.confirm', details });
    await commands.settle(fail('execute'));
    commands.send({ type: 'command.retry' });
    expect(commands.calls()).toEqual([
      { subject: offer, command: 'apply', details },
      { subject: offer, command: 'apply', details },
    ]);
  });
});

test.each([false, true])(
  '[E2] a failed call leaves nothing behind in a form whose input what is saved has replaced (restored: %s)',
  async (isRestored) => {
    const form = run(formMachine, { isRestored });
    form.send({ type: 'form.submit', isOverwriting: false });
    await form.settle(fail('save'));
    expect([form.now().value.call, form.now().context.failure]).toEqual(['failed', failure]);
    form.send({ type: 'input.replaced' });
    expect([form.now().value, form.now().context.failure]).toEqual([
      { call: 'ready', version: 'agreed', draft: 'none' },
      null,
    ]);
  },
);

describe('a verification link', () => {
  const link = { id: '7', signature: 'f00d', expires: '1767225600' };

  test.each([
    [{ ...link, id: null }],
    [{ ...link, id: '7a' }],
    [{ ...link, signature: null }],
    [{ ...link, expires: '' }],
    [{ ...link, expires: 'tomorrow' }],
  ])('[A2] with the parts %j is refused without a call', (broken) => {
    const verification = run(verifyEmailMachine, broken);
    expect([verification.now().value, verification.calls()]).toEqual(['invalidLink', []]);
  });

  test.each([
    [403, 'refused'],
    [404, 'refused'],
    [422, 'refused'],
    [0, 'failed'],
    [408, 'failed'],
    [429, 'failed'],
    [500, 'failed'],
    [503, 'failed'],
  ])('[A2] that the network answers with %i is %s', async (status, state) => {
    const verification = run(verifyEmailMachine, link);
    expect(verification.calls()).toEqual([link]);
    await verification.settle({ ...fail('verifyEmail'), error: { ...failure, status } });
    expect(verification.now().value).toBe(state);
  });

  test('[A2] [E16] that failed can be tried again, and is verified for good', async () => {
    const verification = run(verifyEmailMachine, link);
    await verification.settle({ ...fail('verifyEmail'), error: { ...failure, status: 503 } });
    verification.send({ type: 'verification.retry' });
    await verification.settle(answer('verifyEmail'));
    expect([verification.now().value, verification.now().context.failure]).toEqual(['verified', null]);
  });
});

describe('the clock of the session', () => {
  const readsAs = (left: number) => answer('readTimeLeft', left);
  const began = { type: 'session.began' } as const;
  const warnings = (clock: { deeds: () => readonly { name: string }[] }) =>
    clock.deeds().filter(({ name }) => name === 'showWarning').length;

  test('[S13] warns once, two minutes ahead, also when it is looked at again', async () => {
    const clock = run(sessionClockMachine, undefined);
    clock.send(began);
    await clock.settle(readsAs(3_600_000));
    clock.pass(3_600_000 - delays.warning - 1);
    expect(warnings(clock)).toBe(0);
    clock.pass(1);
    expect(warnings(clock)).toBe(1);
    clock.send({ type: 'clock.check' });
    await clock.settle(answer('readTimeLeftAgain', 90_000));
    expect([warnings(clock), clock.now().hasTag('endsSoon')]).toEqual([0, true]);
  });

  test('[S13] counts anew for another token, and not at all when nobody is signed in', async () => {
    const clock = run(sessionClockMachine, undefined);
    clock.send(began);
    await clock.settle(readsAs(200_000));
    clock.pass(50_000);
    clock.send({ type: 'clock.check' });
    await clock.settle(readsAs(3_600_000));
    clock.pass(1_000_000);
    clock.send({ type: 'session.ended' });
    clock.pass(3_600_000);
    expect([warnings(clock), clock.now().value]).toEqual([0, 'stopped']);
  });
});

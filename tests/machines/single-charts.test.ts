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
import { toastsMachine, type Toast } from '#machines/toasts/toasts.machine.ts';
import { offerCommandMachine } from '#machines/offer-command/offer-command.machine.ts';
import { pollingMachine } from '#machines/polling/polling.machine.ts';
import { sessionClockMachine } from '#machines/session-clock/session-clock.machine.ts';
import { verifyEmailMachine } from '#machines/verify-email/verify-email.machine.ts';
import { answer, fail } from './play.ts';
import { failure } from '#machines/models/samples.ts';
import { Stubs } from '#machines/models/stubs.ts';

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
  test('[P1] asks again a second after each answer, as long as it takes', async () => {
    const polling = run(pollingMachine, {});
    for (let round = 0; round < 100; round += 1) {
      expect(polling.calls()).toHaveLength(1);
      await polling.settle(notYet);
      polling.pass(999);
      expect(polling.now().value).toBe('waiting');
      polling.pass(1);
    }
    await polling.settle(met);
    expect([polling.now().value, polling.now().context.answer?.data]).toEqual(['succeeded', 'done']);
  });

  test('[P1] gives up after the last retry', async () => {
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
    polling.pass(10_000);
    expect([polling.now().value, polling.calls().length]).toEqual(['canceled', 1]);
  });
});

describe('the currency of a profile', () => {
  const fresh = { currency: 'EUR', isChanged: false } as const;
  const choose = { type: 'currency.choose', currency: 'USD' } as const;
  const confirm = { type: 'currency.confirm' } as const;

  test('[O12] is changed once, after a question', async () => {
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

  test('[O12] that was changed before stays', () => {
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
  const pause = { type: 'offer.command', command: 'pause' } as const;

  test('[O3] is sent once, whatever is pressed meanwhile', () => {
    const commands = run(offerCommandMachine, undefined);
    for (const event of [pause, pause, { ...pause, command: 'unpause' } as const]) commands.send(event);
    expect(commands.calls()).toEqual([{ command: 'pause', details: undefined }]);
  });

  test('[O3] [O4] that comes while another one is open is refused aloud, never dropped in silence', async () => {
    const commands = run(offerCommandMachine, undefined);
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
    expect(commands.emitted).toEqual(['command.refused', 'command.refused', 'command.refused']);
  });

  test('[O3] such as pausing can be undone for six seconds', async () => {
    const commands = run(offerCommandMachine, undefined);
    commands.send(pause);
    await commands.settle(answer('execute'));
    commands.pass(5999);
    expect(commands.now().hasTag('undoable')).toBe(true);
    commands.send({ type: 'command.undo' });
    expect(commands.calls().at(-1)).toEqual({ command: 'unpause' });
    await commands.settle(answer('undo'));
    expect(commands.now().value).toEqual({ ready: 'undone' });
  });

  test('[O3] cannot be undone later', async () => {
    const commands = run(offerCommandMachine, undefined);
    commands.send(pause);
    await commands.settle(answer('execute'));
    commands.pass(6000);
    commands.send({ type: 'command.undo' });
    expect([commands.now().value, commands.calls().length]).toEqual([{ ready: 'succeeded' }, 1]);
  });

  test('[O3] such as applying asks first, and is tried again with what was entered', async () => {
    const commands = run(offerCommandMachine, undefined);
    commands.send({ type: 'offer.command', command: 'apply' });
    expect([commands.now().value, commands.calls()]).toEqual(['confirming', []]);
    const details = { comment: 'Two newsletters a week' };
    commands.send({ type: 'command.confirm', details });
    await commands.settle(fail('execute'));
    commands.send({ type: 'command.retry' });
    expect(commands.calls()).toEqual([
      { command: 'apply', details },
      { command: 'apply', details },
    ]);
  });
});

describe('toasts', () => {
  const info: Toast = { type: 'info', text: 'Logged Out' };
  const raise = (toast: Toast) => ({ type: 'toast.show', toast }) as const;
  const typesOf = ({ context }: SnapshotFrom<typeof toastsMachine>) => context.toasts.map(({ type }) => type);

  test.each([
    ['info', 4500],
    ['warning', 4500],
    ['error', 6000],
    ['apiError', 6000],
    ['success', 2000],
    ['saveSuccess', 2000],
  ] as const)('[E9] [E10] of the kind %s stay %i ms', (type, duration) => {
    const toasts = run(toastsMachine, undefined);
    toasts.send(raise({ type }));
    toasts.pass(duration - 1);
    expect(typesOf(toasts.now())).toEqual([type]);
    toasts.pass(1);
    expect(typesOf(toasts.now())).toEqual([]);
  });

  test('[E11] that are identical replace the earlier one, and last from then on', () => {
    const toasts = run(toastsMachine, undefined);
    toasts.send(raise(info));
    const [first] = toasts.now().context.toasts;
    toasts.pass(3000);
    toasts.send(raise({ ...info }));
    expect(toasts.now().context.toasts).toEqual([first]);
    expect(toasts.now().context.toasts[0]).not.toBe(first);
    toasts.pass(3000);
    expect(typesOf(toasts.now())).toEqual(['info']);
    toasts.pass(1500);
    expect(typesOf(toasts.now())).toEqual([]);
  });

  test('[O13] stay as long as the pointer rests on them, and their time begins anew', () => {
    const toasts = run(toastsMachine, undefined);
    toasts.send(raise(info));
    toasts.pass(4000);
    toasts.send({ type: 'toasts.pause' });
    toasts.pass(60_000);
    expect(typesOf(toasts.now())).toEqual(['info']);
    toasts.send({ type: 'toasts.resume' });
    toasts.pass(4499);
    expect(typesOf(toasts.now())).toEqual(['info']);
    toasts.pass(1);
    expect(typesOf(toasts.now())).toEqual([]);
  });
});

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
  test('[S13] warns once, two minutes ahead, also when it is looked at again', () => {
    const clock = run(sessionClockMachine, undefined);
    clock.send({ type: 'clock.set', left: 3_600_000 });
    clock.pass(3_600_000 - 120_001);
    expect(clock.emitted).toEqual([]);
    clock.pass(1);
    clock.send({ type: 'clock.set', left: 90_000 });
    expect(clock.emitted).toEqual(['session.endsSoon']);
  });

  test('[S13] counts anew for another token, and not at all when nobody is signed in', () => {
    const clock = run(sessionClockMachine, undefined);
    clock.send({ type: 'clock.set', left: 200_000 });
    clock.pass(50_000);
    clock.send({ type: 'clock.set', left: 3_600_000 });
    clock.pass(1_000_000);
    clock.send({ type: 'clock.stop' });
    clock.pass(3_600_000);
    expect(clock.emitted).toEqual([]);
  });
});

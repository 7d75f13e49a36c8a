import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock, type SnapshotFrom } from 'xstate';
import { toastsMachine, type Toast } from '#machines/toasts/toasts.machine.ts';
import { delays } from './oracle/delays.ts';

describe('toasts', () => {
  /** With the actors of its toasts. */
  function runToasts() {
    const clock = new SimulatedClock();
    const actor = createActor(toastsMachine, { clock }).start();
    return {
      send: actor.send.bind(actor),
      now: () => actor.getSnapshot(),
      pass: (time: number) => clock.increment(time),
    };
  }

  const info: Toast = { type: 'info', text: 'Logged Out' };
  const raise = (toast: Toast) => ({ type: 'toast.show', toast: { ...toast, at: 0 } }) as const;
  const typesOf = ({ context }: SnapshotFrom<typeof toastsMachine>) => context.toasts.map(({ type }) => type);

  test.each([
    ['info', delays.anyOther],
    ['warning', delays.anyOther],
    ['error', delays.error],
    ['apiError', delays.error],
    ['success', delays.success],
    ['saveSuccess', delays.success],
  ] as const)('[E9] [E10] of the kind %s stay %i ms', (type, duration) => {
    const toasts = runToasts();
    toasts.send(raise({ type }));
    toasts.pass(duration - 1);
    expect(typesOf(toasts.now())).toEqual([type]);
    toasts.pass(1);
    expect(typesOf(toasts.now())).toEqual([]);
  });

  test('[E11] that are identical replace the earlier one, and last from then on', () => {
    const toasts = runToasts();
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

  test('[O13] that come while the pointer rests stay as well; the fifth closes the oldest', () => {
    const toasts = runToasts();
    toasts.send(raise(info));
    toasts.send({ type: 'toasts.pause', by: 'pointer' });
    const kinds = ['warning', 'error', 'success', 'apiError'] as const;
    for (const type of kinds) toasts.send(raise({ type }));
    toasts.pass(60_000);
    expect(typesOf(toasts.now())).toEqual(kinds);
    toasts.send({ type: 'toasts.resume', by: 'pointer' });
    toasts.pass(2000);
    expect(typesOf(toasts.now())).toEqual(['warning', 'error', 'apiError']);
    toasts.pass(4000);
    expect([toasts.now().value, Object.keys(toasts.now().children)]).toEqual(['empty', []]);
  });

  test('[O13] stay as long as the pointer rests on them, and their time begins anew', () => {
    const toasts = runToasts();
    toasts.send(raise(info));
    toasts.pass(4000);
    toasts.send({ type: 'toasts.pause', by: 'pointer' });
    toasts.pass(60_000);
    expect(typesOf(toasts.now())).toEqual(['info']);
    toasts.send({ type: 'toasts.resume', by: 'pointer' });
    toasts.pass(4499);
    expect(typesOf(toasts.now())).toEqual(['info']);
    toasts.pass(1);
    expect(typesOf(toasts.now())).toEqual([]);
  });

  test.each([
    ['pointer', 'focus'],
    ['focus', 'pointer'],
  ] as const)('[O13] stay when the %s leaves while the %s still rests on them', (one, other) => {
    const toasts = runToasts();
    toasts.send(raise(info));
    toasts.send({ type: 'toasts.pause', by: one });
    toasts.send({ type: 'toasts.pause', by: other });
    toasts.send({ type: 'toasts.resume', by: one });
    toasts.pass(60_000);
    expect(typesOf(toasts.now())).toEqual(['info']);
    toasts.send({ type: 'toasts.resume', by: other });
    toasts.pass(4500);
    expect(typesOf(toasts.now())).toEqual([]);
  });
});

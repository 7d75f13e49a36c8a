import { expect, test } from 'vitest';
import { createActor, setup, toPromise } from 'xstate';
import { effect, sideEffect } from '#machines/lib/effect.ts';
import { folderOf } from '#machines/lib/folder-of.ts';
import { transitionId, transitionsOf } from '#machines/lib/transition-id.ts';
import { chartOf, createInbox } from '#machines/wiring-actor.ts';

test('[M1] what a chart has the app do fails under its name until somebody provides it', async () => {
  const call = createActor(effect('signIn'));
  const answer = toPromise(call);
  call.start();
  await expect(answer).rejects.toThrow("The effect 'signIn' is not provided");
  expect(() => sideEffect('storeToken')(null, undefined)).toThrow(
    "The side effect 'storeToken' is not provided",
  );
});

test('[M3] each transition has a name that every copy of the chart shares, those of outer states first', () => {
  const door = setup({ guards: { isOiled: () => true } }).createMachine({
    id: 'door',
    initial: 'closed',
    on: { break: '.open' },
    states: {
      closed: { on: { push: [{ guard: 'isOiled', target: 'open' }, { target: 'ajar' }] } },
      ajar: { always: [{ guard: 'isOiled', target: 'open' }, { target: 'closed' }] },
      open: {},
    },
  });
  const names = [
    'door | break | 0',
    'door.closed | push | 0',
    'door.closed | push | 1',
    'door.ajar | always | 0',
    'door.ajar | always | 1',
  ];
  const again = () => transitionsOf(door).map(transitionId);
  expect([again(), again(), transitionsOf(door.provide({})).map(transitionId)]).toEqual([
    names,
    names,
    names,
  ]);
});

test('[M3] the folder of a chart has its name in small letters', () => {
  expect(['form', 'offerCommand', 'aBC'].map(folderOf)).toEqual(['form', 'offer-command', 'a-b-c']);
});

test('[M1] a chart that does not run is asked for in vain, by its name', () => {
  const alone = createActor(setup({}).createMachine({ id: 'alone' })).start();
  expect(() => chartOf(alone.system, 'palette')).toThrow('No chart palette');
});

test('[M1] what waits for a chart is taken in order, and the same twice in a row once', () => {
  const inbox = createInbox();
  const [opened, closed] = [
    { type: 'opened', at: 1 },
    { type: 'closed', at: 1 },
  ];
  for (const event of [opened, { ...opened }, closed, opened, { ...opened, at: 2 }]) inbox.hold(event);
  expect(inbox.take()).toEqual([opened, closed, opened, { ...opened, at: 2 }]);
});

test('[M1] [S11] the end of a session takes along what waits of it, and nothing else', () => {
  const inbox = createInbox();
  const settings = { type: 'configuration.loaded', isShadowReadOnly: true };
  for (const type of ['session.began', 'user.loaded', 'toast.shown', 'portal.freed']) inbox.hold({ type });
  inbox.hold(settings);
  inbox.hold({ type: 'session.ended' });
  const next = { type: 'user.loaded', user: 'the next one' };
  inbox.hold(next);
  expect(inbox.take()).toEqual([settings, next]);
});

test('[M1] [T1] what blocks the portal takes along that it was free, and nothing else', () => {
  const inbox = createInbox();
  const [began, freed] = [{ type: 'session.began' }, { type: 'portal.freed' }];
  for (const event of [began, freed, { type: 'portal.blocked' }]) inbox.hold(event);
  expect(inbox.take()).toEqual([began]);
  inbox.hold(freed);
  expect(inbox.take()).toEqual([began, freed]);
});

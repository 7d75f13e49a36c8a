import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { configurationMachine } from '#machines/configuration/configuration.machine.ts';
import { connectionMachine } from '#machines/connection/connection.machine.ts';
import { deploymentMachine } from '#machines/deployment/deployment.machine.ts';
import { paletteMachine } from '#machines/palette/palette.machine.ts';
import { shadowUser, user } from '#machines/models/samples.ts';
import { shadowLoginMachine } from '#machines/shadow-login/shadow-login.machine.ts';
import { delays, pauses } from './oracle/delays.ts';

describe('the palette', () => {
  test('[A5] remembers the last six choices, each once, until the session ends', () => {
    const palette = createActor(paletteMachine).start();
    palette.send({ type: 'portal.freed' });
    for (const id of ['1', '2', '3', '4', '5', '6', '2', '7']) {
      palette.send({ type: 'palette.toggle' });
      palette.send({ type: 'palette.choose', id });
    }
    expect(palette.getSnapshot().context.recent).toEqual(['7', '2', '6', '5', '4', '3']);
    palette.send({ type: 'session.ended' });
    expect([palette.getSnapshot().value, palette.getSnapshot().context.recent]).toEqual(['barred', []]);
  });

  test('[T1] [S12] does not open over what has to be answered, and gives way to it', () => {
    const palette = createActor(paletteMachine).start();
    palette.send({ type: 'palette.toggle' });
    expect(palette.getSnapshot().hasTag('open')).toBe(false);
    palette.send({ type: 'portal.freed' });
    palette.send({ type: 'palette.toggle' });
    expect(palette.getSnapshot().hasTag('open')).toBe(true);
    palette.send({ type: 'portal.blocked' });
    expect(palette.getSnapshot().hasTag('open')).toBe(false);
  });
});

describe('a shadow login', () => {
  const came = { type: 'user.loaded', user: shadowUser } as const;
  const configured = (isShadowReadOnly: boolean) =>
    ({ type: 'configuration.loaded', isShadowReadOnly }) as const;
  const provided = shadowLoginMachine.provide({ actions: { bidFarewell: () => undefined } });
  const start = () => createActor(provided).start();

  test('[M4] changes nothing before the operator has chosen to act, where it is configured so', () => {
    const shadow = start();
    shadow.send(came);
    expect(shadow.getSnapshot().hasTag('shadowed')).toBe(false);
    shadow.send(configured(true));
    expect(shadow.getSnapshot().hasTag('writable')).toBe(false);
    shadow.send({ type: 'shadow.act' });
    shadow.send(came);
    expect(shadow.getSnapshot().hasTag('writable')).toBe(true);
    shadow.send({ ...came, user: { ...shadowUser, partner: { id: 2, name: 'Northbound' } } });
    expect(shadow.getSnapshot().hasTag('writable')).toBe(false);
    shadow.send({ type: 'user.loaded', user });
    expect([shadow.getSnapshot().hasTag('writable'), shadow.getSnapshot().hasTag('shadowed')]).toEqual([
      true,
      false,
    ]);
  });

  test('[M4] changes nothing while nobody knows who acts for whom', () => {
    const shadow = start();
    const isWritable = () => shadow.getSnapshot().hasTag('writable');
    const seen = [isWritable()];
    for (const event of [{ type: 'user.loaded', user }, { type: 'session.ended' }] as const) {
      shadow.send(event);
      seen.push(isWritable());
    }
    expect(seen).toEqual([false, true, false]);
  });

  test('[M4] changes what it likes where nothing is configured', () => {
    const shadow = start();
    shadow.send(configured(false));
    shadow.send(came);
    expect([...shadow.getSnapshot().tags]).toEqual(['shadowed', 'writable']);
  });
});

describe('the configuration', () => {
  test('[C1] is requested again after pauses that grow up to a minute, until it is there', async () => {
    const clock = new SimulatedClock();
    let requests = 0;
    const loadConfiguration = fromPromise<{ isShadowReadOnly: boolean }, void>(() => {
      requests += 1;
      const isShadowReadOnly = false;
      return requests < 9 ? Promise.reject(new Error('No answer')) : Promise.resolve({ isShadowReadOnly });
    });
    const chart = createActor(configurationMachine.provide({ actors: { loadConfiguration } }), {
      clock,
    }).start();
    for (const [index, pause] of [...pauses, pauses[5], pauses[5]].entries()) {
      await waitFor(chart, (now) => now.matches('waiting') && requests === index + 1);
      clock.increment(pause - 1);
      expect(chart.getSnapshot().value).toBe('waiting');
      clock.increment(1);
      expect(chart.getSnapshot().value).toBe('askingAgain');
    }
    await waitFor(chart, (now) => now.hasTag('loaded'));
  });
});

describe('the connection', () => {
  test('[N1] is as old as its first loss, whatever fails after it', () => {
    const connection = createActor(connectionMachine).start();
    connection.send({ type: 'connection.lost', since: 1 });
    connection.send({ type: 'call.unanswered', since: 2 });
    connection.send({ type: 'connection.lost', since: 3 });
    expect([connection.getSnapshot().value, connection.getSnapshot().context]).toEqual([
      { network: 'offline', retries: 'free' },
      { since: 1 },
    ]);
  });

  test('[N1] that the browser believes in is doubted once a call has no answer, and probed every half minute', async () => {
    const clock = new SimulatedClock();
    let requests = 0;
    const askNetwork = fromPromise<void, void>(() => {
      requests += 1;
      return requests < 3 ? Promise.reject(new Error('No answer')) : Promise.resolve();
    });
    const actions = { retryFailedQueries: () => undefined };
    const provided = connectionMachine.provide({ actors: { askNetwork }, actions });
    const connection = createActor(provided, { clock }).start();
    connection.send({ type: 'call.unanswered', since: null });
    await waitFor(connection, (now) => now.matches({ network: 'unreachable' }));
    clock.increment(delays.probe - 1);
    expect(requests).toBe(1);
    clock.increment(1);
    await waitFor(connection, (now) => now.matches({ network: 'unreachable' }) && requests === 2);
    clock.increment(delays.probe);
    await waitFor(connection, (now) => now.hasTag('restored'));
    clock.increment(delays.restored);
    expect([connection.getSnapshot().value.network, requests]).toEqual(['online', 3]);
  });
});

describe('the deployment', () => {
  const start = (isOther: boolean) =>
    createActor(
      deploymentMachine.provide({ actors: { askVersion: fromPromise(() => Promise.resolve({ isOther })) } }),
    ).start();

  test('[E12] asks for the version once a minute at most, however many answers are strange', async () => {
    const deployment = start(false);
    deployment.send({ type: 'version.doubt' });
    await waitFor(deployment, (now) => now.matches('resting'));
    deployment.send({ type: 'version.doubt' });
    expect(deployment.getSnapshot().value).toBe('resting');
  });

  test('[E12] offers a reload that was put off again only when something is lost', async () => {
    const deployment = start(true);
    deployment.send({ type: 'part.lost', part: 'menu' });
    await waitFor(deployment, (now) => now.hasTag('outdated'));
    deployment.send({ type: 'offer.postpone' });
    deployment.send({ type: 'version.replaced' });
    expect([...deployment.getSnapshot().tags]).toEqual([]);
    deployment.send({ type: 'part.lost', part: 'menu' });
    expect([...deployment.getSnapshot().tags]).toEqual(['outdated']);
  });

  test('[E12] does not offer a reload again for the part that it was put off for, until that part has arrived', async () => {
    const deployment = start(false);
    const lose = (part: string) => deployment.send({ type: 'part.lost', part });
    const isOffered = () => deployment.getSnapshot().hasTag('lost');
    lose('menu');
    await waitFor(deployment, (now) => now.matches({ partLost: 'known' }));
    deployment.send({ type: 'offer.postpone' });
    lose('menu');
    expect(isOffered()).toBe(false);
    lose('palette');
    expect(isOffered()).toBe(true);
    deployment.send({ type: 'part.arrived' });
    expect(isOffered()).toBe(false);
    lose('menu');
    expect(isOffered()).toBe(true);
  });
});

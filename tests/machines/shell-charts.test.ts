import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { noticeTrayMachine } from '#machines/notice-tray.machine.ts';
import { paletteMachine } from '#machines/palette.machine.ts';
import { shadowLoginMachine } from '#machines/shadow-login.machine.ts';

describe('the tray of notices', () => {
  const tell = (text: string, more: object = {}) =>
    ({ type: 'notice.told', notice: { type: 'info', text, at: 0, ...more } }) as const;

  test('[O13] keeps the last fifty, and counts what nobody has seen', () => {
    const tray = createActor(noticeTrayMachine).start();
    for (let number = 1; number <= 60; number += 1) tray.send(tell(`Notice ${number}`));
    const { notices, unread } = tray.getSnapshot().context;
    expect([notices.length, notices[0]?.text, notices.at(-1)?.text, unread]).toEqual([
      50,
      'Notice 60',
      'Notice 11',
      50,
    ]);
    tray.send({ type: 'tray.open' });
    tray.send(tell('Read at once'));
    expect(tray.getSnapshot().context.unread).toBe(0);
  });

  test('[E11] [O13] keeps an identical notice once, with the time it was told last', () => {
    const tray = createActor(noticeTrayMachine).start();
    for (const at of [1, 2]) tray.send(tell('Logged Out', { at }));
    tray.send(tell('Paused', { at: 3, quiet: true }));
    const { notices, unread } = tray.getSnapshot().context;
    expect(notices.map(({ text, at }) => [text, at])).toEqual([
      ['Paused', 3],
      ['Logged Out', 2],
    ]);
    expect(unread).toBe(2);
  });
});

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
  const came = { type: 'operator.came', id: 1, name: 'Trailmix Media', isReadOnly: true } as const;
  const start = () => createActor(shadowLoginMachine).start();

  test('[M4] changes nothing before the operator has chosen to act, where it is configured so', () => {
    const shadow = start();
    shadow.send(came);
    expect(shadow.getSnapshot().hasTag('writable')).toBe(false);
    shadow.send({ type: 'shadow.act' });
    shadow.send(came);
    expect(shadow.getSnapshot().hasTag('writable')).toBe(true);
    shadow.send({ ...came, id: 2 });
    expect(shadow.getSnapshot().hasTag('writable')).toBe(false);
    shadow.send({ type: 'publisher.came' });
    expect([shadow.getSnapshot().hasTag('writable'), shadow.getSnapshot().hasTag('shadowed')]).toEqual([
      true,
      false,
    ]);
  });

  test('[M4] changes what it likes where nothing is configured', () => {
    const shadow = start();
    shadow.send({ ...came, isReadOnly: false });
    expect([...shadow.getSnapshot().tags]).toEqual(['shadowed', 'writable']);
  });
});

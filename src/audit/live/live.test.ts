import { describe, expect, test } from 'vitest';
import { logViewerMachine } from '#machines/log-viewer/log-viewer.machine.ts';
import { createActor, type EventFrom } from 'xstate';
import { isOfClosed, momentOf, movedLast, positionOf, runningIn, viewingOf, type Viewing } from './live.ts';
import { entry, log } from './sample-log.ts';

/** What a viewer shows after these events. */
function after(...events: EventFrom<typeof logViewerMachine>[]): Viewing {
  const actor = createActor(logViewerMachine, { input: { awaited: null } }).start();
  for (const event of events) actor.send(event);
  return viewingOf(actor.getSnapshot());
}
const snapshot = { type: 'log.snapshot', ...log } as const;
const arrives = (seq: number, portal = 'one') =>
  ({ type: 'log.entry', portal, shadow: null, entry: entry(seq, 'terms') }) as const;

const isDrawn = (chart: string) => chart !== 'portal';

describe('the viewer of a running portal', () => {
  test('[M3.c] follows the portal that answers, its entries in the order of their events', () => {
    const { state, log: shown } = after(snapshot);
    expect([state, shown]).toEqual([
      'following',
      { portal: 'one', shadow: null, entries: [entry(1, 'navigation'), entry(2, 'session')] },
    ]);
    expect(positionOf(after(snapshot))).toBe(1);
    expect(movedLast(after(snapshot, arrives(3)), isDrawn)).toBe('terms');
    const ofRoot = { ...arrives(3), entry: entry(3, 'portal') };
    expect(movedLast(after(snapshot, ofRoot), isDrawn)).toBe('session');
  });

  test('[M3] leaves the entries of another portal alone', () => {
    expect(after(snapshot, arrives(3, 'other'))).toEqual(after(snapshot));
    expect(after(arrives(3))).toEqual(after());
  });

  test('[M3.c] looks back while entries go on arriving, and comes back to the newest', () => {
    const lookingBack = [snapshot, { type: 'moment.choose', position: 0 }, arrives(3)] as const;
    const back = after(...lookingBack);
    expect([back.state, positionOf(back), movedLast(back, isDrawn)]).toEqual([
      'lookingBack',
      0,
      'navigation',
    ]);
    const latest = after(...lookingBack, { type: 'moment.latest' });
    expect([latest.state, positionOf(latest)]).toEqual(['following', 2]);
  });

  test('[M3] keeps what a closed portal left until the next one opens', () => {
    const closed = { type: 'log.closed', portal: 'one' } as const;
    const ended = after(snapshot, arrives(3), closed);
    expect([ended.state, positionOf(ended)]).toEqual(['ended', 2]);
    expect([...runningIn(after(snapshot, arrives(3)))]).toEqual(['navigation', 'session', 'terms']);
    expect([...runningIn(ended)]).toEqual([]);
    const back = after(snapshot, arrives(3), { type: 'moment.choose', position: 0 });
    expect([...runningIn(back)]).toEqual(['navigation']);
    expect(after(snapshot, closed, { ...snapshot, portal: 'two' }).state).toBe('following');
  });

  test('[M3] ends with the last step of a portal, which it takes as it closes, unless an earlier one is looked at', () => {
    const closed = { type: 'log.closed', portal: 'one' } as const;
    const ended = after(snapshot, closed, arrives(3), arrives(4));
    expect([ended.state, positionOf(ended), ended.log.entries.length]).toEqual(['ended', 3, 4]);
    const back = after(snapshot, { type: 'moment.choose', position: 0 }, closed, arrives(3));
    expect([back.state, positionOf(back), back.log.entries.length]).toEqual(['ended', 0, 3]);
  });

  test('[M3] tells the log of a closed portal that was chosen from one that was saved and opened as a file', () => {
    const kept = { ...log, title: 'Offers' };
    const opened = (one: typeof log) => ({ ...after({ type: 'log.open', log: one }), closed: [kept] });
    expect([isOfClosed(opened(kept)), isOfClosed(opened(log))]).toEqual([true, false]);
    expect([isOfClosed(after(snapshot)), isOfClosed(after())]).toEqual([false, false]);
    expect(isOfClosed(after(snapshot, { type: 'log.closed', portal: 'one' }))).toBe(true);
  });

  test('[M3] reads the log of a file undisturbed', () => {
    const open = { type: 'log.open', log } as const;
    const reading = after(open);
    expect([reading.state, positionOf(reading)]).toEqual(['reading', 0]);
    const { state, log: shown, position } = after(open, snapshot, arrives(3));
    expect([state, shown, position]).toEqual([reading.state, reading.log, reading.position]);
    expect(after(open, { type: 'log.clear' })).toEqual(after());
    expect(after(open, snapshot, { type: 'log.clear' })).toEqual(after(snapshot));
  });

  test('[M3] stays with its portal when another one opens, and goes over to the one that is chosen', () => {
    const second = { ...snapshot, portal: 'two' };
    const both = after(snapshot, second, arrives(3, 'two'));
    expect([both.state, both.log.portal, both.log.entries.length]).toEqual(['following', 'one', 2]);
    expect(both.open.map(({ portal }) => portal)).toEqual(['one', 'two']);
    const choice = { type: 'portal.choose', portal: 'two' } as const;
    const chosen = after(snapshot, second, arrives(3, 'two'), choice);
    expect([chosen.state, chosen.log.portal, movedLast(chosen, isDrawn)]).toEqual([
      'following',
      'two',
      'terms',
    ]);
    expect(positionOf(after(snapshot, second, { type: 'moment.choose', position: 0 }, choice))).toBe(1);
    expect(after(snapshot, { type: 'portal.choose', portal: 'two' })).toEqual(after(snapshot));
  });

  test('[M3] keeps the entries that a portal no longer remembers when it answers again', () => {
    const latest = { ...snapshot, entries: [entry(2, 'session'), entry(3, 'terms')] };
    expect(after(snapshot, latest).log.entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  test('[M3] stays with a closed portal while others answer again, and can leave it for one of them', () => {
    const second = { ...snapshot, portal: 'two' };
    const closed = [snapshot, second, { type: 'log.closed', portal: 'one' }] as const;
    const ended = after(...closed, second);
    expect([ended.state, ended.log.portal, ended.open.map(({ portal }) => portal)]).toEqual([
      'ended',
      'one',
      ['two'],
    ]);
    expect(after(...closed, { ...snapshot, portal: 'three' }).log.portal).toBe('three');
    const left = after(...closed, { type: 'portal.choose', portal: 'two' });
    expect([left.state, left.log.portal]).toEqual(['following', 'two']);
    expect(after(snapshot, second, { type: 'log.closed', portal: 'two' }).open).toHaveLength(1);
  });

  test('[M3] shows the states of a chart, and the last transitions it took, ignored events or not', () => {
    const ignored = { ...arrives(3), entry: entry(3, 'session', { took: [], active: ['session'] }) };
    expect(momentOf(after(snapshot, ignored), 'session')).toEqual({
      active: ['session'],
      took: ['session | an.event | 0'],
    });
    expect(momentOf(after(snapshot), 'polling')).toEqual({ active: [], took: [] });
  });
});

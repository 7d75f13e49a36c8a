import { describe, expect, test } from 'vitest';
import { charts } from '#machines/charts.ts';
import { otherMark, ownMark, seen } from '#machines/models/samples.ts';
import { diagramOf, transitionsIn } from './diagram.ts';
import { eventLabel, spokenType, typeLabel } from './event-label.ts';
import { transitionsText } from './transition-text.ts';
import { nameIn, spokenTransition, transitionText } from './spoken.ts';

const german: Record<string, string> = {
  '{name} answers': '{name} antwortet',
  '{name} fails': '{name} schlägt fehl',
  'after {name}': 'nach {name}',
  'is complete': 'ist fertig',
  'at once': 'sofort',
  start: 'Start',
  stops: 'Stopp',
  stays: 'bleibt',
  else: 'sonst',
  'no token': 'kein Token',
  'a token': 'ein Token',
  'another token': 'ein anderes Token',
};
const say = (english: string) => german[english] ?? english;
const all = Object.values(charts).flatMap(({ machine }) => transitionsIn(diagramOf(machine)));
/** The type of its event stands in the middle of its id. */
const typeOf = (id: string) => (id.split(' | ')[1] ?? '').replace(/^always$/, '');

describe('the words of events', () => {
  test('[A12] [M3] are those of the drawings, in each language, for every transition of every chart', () => {
    const drawn = all.map((transition) =>
      spokenTransition(transition, say).trigger.replace(/ = [\d.]+ s$/, ''),
    );
    expect(drawn).toEqual(all.map(({ id }) => spokenType(typeOf(id), say)));
    expect(all.map(({ trigger }) => trigger.replace(/ = [\d.]+ s$/, ''))).toEqual(
      all.map(({ id }) => typeLabel(typeOf(id))),
    );
  });

  test('[M3] name calls and delays; an event keeps its own name', () => {
    expect(
      [
        'xstate.done.actor.job.7',
        'xstate.error.actor.signIn',
        'xstate.after.limit.door.open',
        'xstate.init',
        'xstate.stop',
      ].map((type) => spokenType(type, say)),
    ).toEqual(['job antwortet', 'signIn schlägt fehl', 'nach limit', 'Start', 'Stopp']);
    expect(spokenType('xstate.done.state.door.open', say)).toBe('ist fertig');
    expect(nameIn({ cause: 'event', trigger: 'after hours' })).toBe(null);
    expect(nameIn({ cause: 'error', trigger: 'signIn fails' })).toBe('signIn');
    expect(eventLabel({ type: 'xstate.done.actor.signIn', by: 'Ann' }, say)).toBe(
      'signIn antwortet (by=Ann)',
    );
  });

  test('[A12] [M3] say what a token is to a chart, not its mark, and nothing of what is not there', () => {
    const labelOf = (mark: string | null) => eventLabel({ type: 'token.seen', ...seen(mark) }, say);
    expect([labelOf(null), labelOf(ownMark), labelOf(otherMark)]).toEqual([
      'token.seen (kein Token, noted=expired)',
      'token.seen (ein Token, noted=expired)',
      'token.seen (ein anderes Token, noted=expired)',
    ]);
    expect(eventLabel({ type: 'token.used', token: ownMark })).toBe('token.used (a token)');
    const output = { shadowed: false, partner: null, pendingTerms: '2' };
    expect(eventLabel({ type: 'xstate.done.actor.loadReferenceData', output })).toBe(
      'loadReferenceData answers (pendingTerms)',
    );
  });

  test('[A12] [M3] stand in the names that a log has for transitions', () => {
    expect(transitionsText(['door.open | xstate.error.actor.ring | 1', 'door.shut | always | 0'], say)).toBe(
      'open | ring schlägt fehl (2), shut | sofort',
    );
    expect(transitionsText([], say)).toBe('–');
  });

  test('[A12] [M3] tell a transition with its guard and where it leads', () => {
    const told = (id: string) => all.filter((one) => one.id === id).map((one) => transitionText(one, say));
    expect(told('navigation | location.changed | 1')).toEqual(['location.changed → guarding [sonst]']);
    expect(told('session.signedIn.settingUpFactor | factor.setupRequired | 0')).toEqual([
      'factor.setupRequired → bleibt',
    ]);
  });
});

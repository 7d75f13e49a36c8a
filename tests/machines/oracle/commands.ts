import { delays } from './delays.ts';
import { refusal } from '#machines/models/samples.ts';
import { answer, fail, pass, send, type Row } from './row.ts';

const subject = { kind: 'offer', id: 7 } as const;
const offer = { chart: 'offerCommand', input: subject, given: [] } as const;
const pause = send('offer.command', { command: 'pause' });
const paused = { ...offer, given: [pause, answer('execute')] } as const;
const postback = {
  chart: 'postbackCommand',
  given: [
    send('postback.command', {
      command: 'setDefault',
      id: 2,
      formerDefault: 1,
      level: 'global',
      status: 'active',
    }),
    send('postback.confirm'),
    answer('execute'),
  ],
} as const;
const token = { chart: 'apiToken', input: { exists: true }, given: [send('token.revoke')] } as const;
const noToken = { chart: 'apiToken', input: { exists: false } } as const;
const removal = { chart: 'removal', given: [] } as const;
const ask = send('removal.ask', { id: 7 });

/** The specification, 4 and 7, and what was decided where it is silent: what changes offers, links and postbacks. */
export const commandRows: readonly Row[] = [
  {
    clause: 'O3.b',
    says: 'pressing twice makes one call',
    ...offer,
    when: [pause, pause],
    expected: {
      does: [['call execute', { command: 'pause' }], '↑ command.refused'].slice(
        0,
        2,
      ) as Row['expected']['does'],
    },
  },
  {
    clause: 'O1.d',
    says: 'applying asks for the application first',
    ...offer,
    when: [send('offer.command', { command: 'apply', status: 'pending' })],
    expected: { does: [], is: ['asking'], isNot: ['busy'] },
  },
  ...['pending', 'ended'].map((status): Row => ({
    clause: 'O4.b',
    says: `a campaign that is ${status} is not paused`,
    ...offer,
    when: [send('offer.command', { command: 'pause', status })],
    expected: { does: [], isNot: ['busy', 'asking'] },
  })),
  {
    clause: 'O3.c',
    says: 'for six seconds it can be undone',
    ...paused,
    when: [pass(delays.undo)],
    expected: { does: ['↑ undo.withdrawn'], isNot: ['undoable'], sees: ['command-succeeded'] },
  },
  {
    clause: 'O3.c',
    says: 'an undo sends the opposite',
    ...paused,
    when: [pass(delays.undo - 1), send('command.undo')],
    expected: { does: ['↑ undo.withdrawn', ['call execute', { command: 'unpause' }]] },
  },
  ...[
    {
      says: 'one that is not active does not become the default',
      status: 'paused',
      refuses: 'isNoDefault',
    },
    {
      says: 'none becomes it before the former one is known',
      status: 'active',
      refuses: 'isFormerUnknown',
    },
  ].map(({ says, status, refuses }): Row => ({
    clause: 'O7.b',
    says,
    chart: 'postbackCommand',
    given: [],
    when: [send('postback.command', { command: 'setDefault', id: 2, level: 'global', status })],
    expected: { does: [], isNot: ['asking', 'busy'], sees: ['postback-idle'], refuses },
  })),
  {
    clause: 'O7.b',
    says: 'a new default can be undone for six seconds',
    ...postback,
    when: [pass(delays.undo)],
    expected: { does: [], sees: ['postback-idle'] },
  },
  {
    clause: 'O7.b',
    says: 'undoing it restores the former one',
    ...postback,
    when: [pass(delays.undo - 1), send('postback.undo')],
    expected: { does: ['call restoreDefault'] },
  },
  {
    clause: 'O11.a',
    says: 'one that another tab has made is not shown here',
    ...noToken,
    given: [send('token.create')],
    when: [fail('createToken', refusal(409, 'API_TOKEN_EXISTS'))],
    expected: { does: ['reloadUser'], isNot: ['busy', 'asking'], sees: ['token-hidden'] },
  },
  ...[[], [send('token.confirm'), fail('revokeToken', refusal(503))]].flatMap((refused) =>
    [
      { ...token, sees: 'token-hidden' as const },
      {
        ...noToken,
        given: [send('token.create'), answer('createToken'), send('token.revoke')],
        sees: 'token-shown' as const,
      },
    ].map(({ sees, ...start }): Row => ({
      clause: 'O11.a',
      says: `${sees}: who does not revoke it sees what was there before${refused.length > 0 ? ', also after a refusal' : ''}`,
      ...start,
      given: [...start.given, ...refused],
      when: [send('token.abandon')],
      expected: { does: [], isNot: ['busy', 'asking'], sees: [sees], has: { failure: null } },
    })),
  ),
  {
    clause: 'O11.b',
    says: 'it is asked about first',
    ...token,
    when: [],
    expected: { does: [], is: ['asking'], isNot: ['busy'] },
  },
  {
    clause: 'O11.b',
    says: 'who confirms revokes it once',
    ...token,
    when: [send('token.confirm'), send('token.confirm')],
    expected: { does: ['call revokeToken'], is: ['busy'] },
  },
  {
    clause: 'O11.b',
    says: 'a revoked one is gone, also from this page',
    ...token,
    given: [...token.given, send('token.confirm')],
    when: [answer('revokeToken')],
    expected: { does: ['forgetSecret', 'reloadUser'], isNot: ['asking', 'busy'], sees: ['token-absent'] },
  },
  {
    clause: 'O11.b',
    says: 'one that the network does not have is gone, and nothing is left to confirm',
    ...token,
    given: [...token.given, send('token.confirm')],
    when: [fail('revokeToken', refusal(404, 'NOT_FOUND_HTTP_EXCEPTION'))],
    expected: { does: ['forgetSecret', 'reloadUser'], isNot: ['asking', 'busy'], sees: ['token-absent'] },
  },
  {
    clause: 'O5.e',
    says: 'nothing is removed before the question is answered',
    ...removal,
    when: [ask],
    expected: { does: [] },
  },
  {
    clause: 'O5.e',
    says: 'what others have decided about is not asked about',
    ...removal,
    when: [send('removal.ask', { id: 7, isDecided: true })],
    expected: { does: [], isNot: ['asking', 'busy'], sees: ['removal-idle'] },
  },
  {
    clause: 'O5.e',
    says: 'what is gone already counts as removed',
    ...removal,
    given: [ask, send('removal.confirm')],
    when: [fail('remove', refusal(404, 'NOT_FOUND_HTTP_EXCEPTION'))],
    expected: { does: [['tellRemoved', { id: 7 }]], isNot: ['asking', 'busy'], has: { failure: null } },
  },
  {
    clause: 'O5.e',
    says: 'who confirms removes it once',
    ...removal,
    given: [ask],
    when: [send('removal.confirm'), send('removal.confirm')],
    expected: { does: [['call remove', { id: 7 }]] },
  },
  {
    clause: 'O5.e',
    says: 'abandoning closes the question',
    ...removal,
    given: [ask],
    when: [send('removal.abandon')],
    expected: { does: [], isNot: ['asking', 'busy'], has: { id: null } },
  },
  {
    clause: 'O5.e',
    says: 'who abandons the question removes nothing',
    ...removal,
    given: [ask, send('removal.abandon')],
    when: [send('removal.confirm')],
    expected: { does: [] },
  },
];

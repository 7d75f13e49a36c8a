import { delays } from './delays.ts';
import { answer, fail, pass, send, type Row } from './row.ts';

const connection = { chart: 'connection', given: [] } as const;
const retry = send('retry.request');
const failed = send('query.failed');
const granted = ['answerRetries', { isGranted: true }] as const;
const refused = ['answerRetries', { isGranted: false }] as const;
/** A call has failed, then the one retry that went ahead for all. */
const pausing = { ...connection, given: [failed, retry, failed] } as const;
const spent = { ...pausing, given: [...pausing.given, pass(delays.betweenRetries), retry, failed] } as const;
const restored = {
  ...connection,
  given: [send('call.unanswered', { since: 1 }), fail('askNetwork'), send('call.answered')],
} as const;

/** What was decided where the specification is silent: a network that does not answer. */
export const outageRows: readonly Row[] = [
  {
    clause: 'N1.c',
    says: 'one retry goes ahead, the others wait for what comes of it',
    ...connection,
    given: [failed],
    when: [retry, retry],
    expected: { does: [granted] },
  },
  {
    clause: 'N1.c',
    says: 'the next one is held back for 1.5 s',
    ...pausing,
    when: [pass(delays.betweenRetries - 1), retry],
    expected: { does: [refused] },
  },
  {
    clause: 'N1.c',
    says: 'then it goes ahead',
    ...pausing,
    when: [pass(delays.betweenRetries), retry],
    expected: { does: [granted] },
  },
  {
    clause: 'N1.c',
    says: 'after two there is no third within the minute',
    ...spent,
    when: [pass(delays.retryBudget - 1), retry],
    expected: { does: [refused] },
  },
  {
    clause: 'N1.c',
    says: 'after the minute there is, and one more',
    ...spent,
    when: [pass(delays.retryBudget), retry, failed, pass(delays.betweenRetries), retry],
    expected: { does: [granted, refused, granted] },
  },
  {
    clause: 'N1.d',
    says: 'what has failed is requested again, and the other charts hear of it',
    ...restored,
    given: restored.given.slice(0, -1),
    when: restored.given.slice(-1),
    expected: {
      does: ['retryFailedQueries', '↑ connection.restored'],
      is: ['restored'],
      sees: ['restored-bar'],
    },
  },
  {
    clause: 'N1.d',
    says: 'the banner is gone after 4 s',
    ...restored,
    when: [pass(delays.restored)],
    expected: { does: [], isNot: ['restored', 'offline', 'unreachable'], sees: ['without-bar'] },
  },
  {
    clause: 'N1.b',
    says: 'an answer to the probe is the end of it',
    ...restored,
    given: [...restored.given.slice(0, -1), pass(delays.probe)],
    when: [answer('askNetwork')],
    expected: { does: ['retryFailedQueries', '↑ connection.restored'], isNot: ['unreachable', 'asking'] },
  },
];

import { disabledReasons } from '#i18n/disabled-reasons.ts';
import { bulkCommandMachine } from '#machines/bulk-command/bulk-command.machine.ts';
import { offerCommandMachine } from '#machines/offer-command/offer-command.machine.ts';
import { payoutRequestMachine } from '#machines/payout-request/payout-request.machine.ts';
import { postbackCommandMachine } from '#machines/postback-command/postback-command.machine.ts';
import { removalMachine } from '#machines/removal/removal.machine.ts';
import { describe, expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { whyNot } from './why-not.ts';

const offer = initialTransition(offerCommandMachine, { kind: 'offer', id: 1 })[0];
const postback = initialTransition(postbackCommandMachine)[0];
const bulk = initialTransition(bulkCommandMachine)[0];
const removal = initialTransition(removalMachine)[0];
const payout = initialTransition(payoutRequestMachine)[0];

const pause = { type: 'offer.command', command: 'pause' } as const;
const newDefault = { type: 'postback.command', command: 'setDefault', id: 2 } as const;
const fit = { ...newDefault, formerDefault: null, level: 'global', status: 'active' } as const;
const request = {
  type: 'payout.ask',
  amount: 136.34,
  currency: 'EUR',
  refusal: null,
  isShadowed: false,
} as const;
const started = (count: number) =>
  transition(bulkCommandMachine, bulk, {
    type: 'bulk.start',
    command: 'pause',
    rows: Array.from({ length: count }, (_, id) => ({ id, name: 'A', status: 'running' as const })),
  })[0];
const running = { id: 1, name: 'A', status: 'running' } as const;
const paused = { id: 2, name: 'B', status: 'paused' } as const;

describe('[O3] [O4] [O7] [O9] [O12] a button that does nothing says why in the words of the guard', () => {
  test.each([
    ['nothing holds an offer', whyNot(offerCommandMachine, offer, pause), null],
    ['an active campaign', whyNot(offerCommandMachine, offer, { ...pause, status: 'active' }), null],
    [
      'a campaign before its start',
      whyNot(offerCommandMachine, offer, { ...pause, status: 'pending' }),
      'This campaign has not started yet',
    ],
    [
      'a campaign after its end',
      whyNot(offerCommandMachine, offer, { ...pause, status: 'ended' }),
      'This campaign has ended and cannot be changed any more',
    ],
    [
      'a status of a newer network',
      whyNot(offerCommandMachine, offer, { ...pause, status: 'resting' }),
      null,
    ],
    ['an active postback for all offers', whyNot(postbackCommandMachine, postback, fit), null],
    [
      'a paused postback',
      whyNot(postbackCommandMachine, postback, { ...fit, status: 'inactive' }),
      'Only an active postback for all offers can be the default',
    ],
    [
      'the postback of an offer',
      whyNot(postbackCommandMachine, postback, { ...fit, level: 'offer' }),
      'Only an active postback for all offers can be the default',
    ],
    [
      'a default that is not known yet',
      whyNot(postbackCommandMachine, postback, { ...fit, formerDefault: undefined }),
      'It is not known yet which postback is the default',
    ],
    [
      'removing needs none of that',
      whyNot(postbackCommandMachine, postback, { ...newDefault, command: 'remove' }),
      null,
    ],
    [
      'rows of which one is running',
      whyNot(bulkCommandMachine, bulk, { type: 'bulk.start', command: 'pause', rows: [running, paused] }),
      null,
    ],
    [
      'rows that are all paused',
      whyNot(bulkCommandMachine, bulk, { type: 'bulk.start', command: 'pause', rows: [paused] }),
      'None of the selected rows is running',
    ],
    [
      'rows that all run',
      whyNot(bulkCommandMachine, bulk, { type: 'bulk.start', command: 'unpause', rows: [running] }),
      'None of the selected rows is paused',
    ],
    ['rows of which one waits', whyNot(bulkCommandMachine, started(4), { type: 'bulk.cancel' }), null],
    [
      'rows that are all under way',
      whyNot(bulkCommandMachine, started(3), { type: 'bulk.cancel' }),
      'All of them are under way already',
    ],
    ['an application that is pending', whyNot(removalMachine, removal, { type: 'removal.ask', id: 7 }), null],
    [
      'an application that was decided',
      whyNot(removalMachine, removal, { type: 'removal.ask', id: 7, isDecided: true }),
      'It has already been decided',
    ],
    ['what is available', whyNot(payoutRequestMachine, payout, request), null],
    [
      'less than the minimum',
      whyNot(payoutRequestMachine, payout, { ...request, refusal: 'PAYOUT_BELOW_MINIMUM' }),
      'What is available is below your minimum payout',
    ],
  ])('%s', (_, reason, words) => {
    expect(
      reason && Object.values(disabledReasons).includes(reason as never) ? reason.message : reason,
    ).toEqual(words);
  });
});

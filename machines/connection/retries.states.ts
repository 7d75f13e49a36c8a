import { connectionSetup } from './connection.setup.ts';

const spec = ['N1'] as const;
const grant = { type: 'answerRetries', params: { isGranted: true } } as const;
const refuse = { type: 'answerRetries', params: { isGranted: false } } as const;

const granted = { actions: grant, meta: { spec } } as const;
const refused = { actions: refuse, meta: { spec } } as const;
const waits = { description: 'It waits for the outcome.', meta: { spec } } as const;
const to = <const Target extends string>(target: Target) => ({ target, meta: { spec } }) as const;
const screen = { spec, screen: 'without-bar' } as const;

/** During an outage one retry of a tab probes for all: the others wait and share its outcome; two a minute (N1). */
export const retries = connectionSetup.createStateConfig({
  description: 'When reading calls that failed may be made again.',
  initial: 'free',
  states: {
    free: {
      description: 'No outage is known: every retry is made.',
      meta: screen,
      on: { 'query.failed': to('outage'), 'retry.request': granted },
    },
    recovered: {
      description: 'An outage is over; what was tried counts for a minute.',
      initial: 'once',
      on: { 'retry.request': granted },
      after: { probeBudget: to('free') },
      states: {
        once: {
          description: 'One retry went ahead.',
          meta: screen,
          on: { 'query.failed': to('#connection.retries.outage.readyAgain') },
        },
        twice: {
          description: 'Two retries went ahead.',
          meta: screen,
          on: { 'query.failed': to('#connection.retries.outage.spent') },
        },
      },
    },
    outage: {
      description: 'A call has failed for reasons that may pass: retries are few until one is answered.',
      initial: 'ready',
      states: {
        ready: {
          description: 'The next retry goes ahead.',
          meta: screen,
          on: {
            'retry.request': { ...granted, target: 'probing' },
            'query.answered': to('#connection.retries.free'),
          },
        },
        probing: {
          description: 'One retry is under way for all.',
          meta: screen,
          on: {
            'retry.request': waits,
            'query.answered': { ...granted, target: '#connection.retries.recovered.once' },
            'query.failed': { ...refused, target: 'pausing' },
            'query.canceled': { ...refused, target: 'pausing' },
          },
        },
        pausing: {
          description: 'The retry has failed: the next one comes a moment later.',
          meta: screen,
          on: {
            'retry.request': refused,
            'query.answered': to('#connection.retries.recovered.once'),
          },
          after: { betweenProbes: to('readyAgain') },
        },
        readyAgain: {
          description: 'A second retry may go ahead.',
          meta: screen,
          on: {
            'retry.request': { ...granted, target: 'probingAgain' },
            'query.answered': to('#connection.retries.recovered.once'),
          },
          after: { probeBudget: to('ready') },
        },
        probingAgain: {
          description: 'The second retry is under way for all.',
          meta: screen,
          on: {
            'retry.request': waits,
            'query.answered': { ...granted, target: '#connection.retries.recovered.twice' },
            'query.failed': { ...refused, target: 'spent' },
            'query.canceled': { ...refused, target: 'spent' },
          },
        },
        spent: {
          description: 'Enough was tried: what is on screen offers to try again by a press.',
          meta: screen,
          on: {
            'retry.request': refused,
            'query.answered': to('#connection.retries.recovered.twice'),
          },
          after: { probeBudget: to('ready') },
        },
      },
    },
  },
});

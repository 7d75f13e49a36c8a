import { modelOf } from '../models/chart-model.ts';
import { codeOf } from '../models/samples.ts';
import { pollingMachine } from './polling.machine.ts';

export const pollingModel = modelOf('polling', {
  machine: pollingMachine,
  inputs: { unlimited: {}, oneRetry: { maxRetries: 1 }, noRetry: { maxRetries: 0, interval: 5000 } },
  events: { 'polling.cancel': [{}] },
  answers: {
    request: [
      { isMet: false, data: 'queued' },
      { isMet: true, data: 'done' },
    ],
  },
  describe: ({ context: { interval, maxRetries, retries, failure: failed } }) =>
    `${maxRetries === Number.POSITIVE_INFINITY ? 'unlimited' : `${retries} of ${maxRetries} retries`} every ${interval} ms${codeOf(failed)}`,
});

import { modelOf } from '../models/chart-model.ts';
import { sessionClockMachine } from './session-clock.machine.ts';

const answers = [3_600_000, 120_000, 3_000_000_000, null];

export const sessionClockModel = modelOf('sessionClock', {
  machine: sessionClockMachine,
  inputs: { start: undefined },
  events: { 'session.began': [{}], 'session.ended': [{}], 'clock.check': [{}] },
  answers: { readTimeLeft: answers, readTimeLeftAgain: answers },
  describe: ({ context: { left } }) => `${left} ms left`,
});

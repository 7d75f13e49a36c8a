import { modelOf } from '../models/chart-model.ts';
import { sessionClockMachine } from './session-clock.machine.ts';

export const sessionClockModel = modelOf('sessionClock', {
  machine: sessionClockMachine,
  inputs: { start: undefined },
  events: { 'clock.set': [{ left: 3_600_000 }, { left: 120_000 }, { left: 0 }], 'clock.stop': [{}] },
  answers: {},
  describe: ({ context: { left } }) => `${left} ms left`,
});

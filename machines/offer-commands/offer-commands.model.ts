import { modelOf } from '../models/chart-model.ts';
import { actorOf, offerCommandsMachine } from './offer-commands.machine.ts';

const subjects = [
  { kind: 'offer', id: 48213 },
  { kind: 'campaign', id: 48213 },
] as const;

export const offerCommandsModel = modelOf('offerCommands', {
  machine: offerCommandsMachine,
  inputs: { start: undefined },
  events: {
    'subject.add': subjects.map((subject) => ({ subject })),
    'session.ended': [{}],
  },
  answers: {},
  // The chart of a command does not end by itself.
  failures: Object.fromEntries(subjects.map((subject) => [actorOf(subject), []])),
  describe: ({ context }) => context.subjects.map(actorOf).join(', '),
});

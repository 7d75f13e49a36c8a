import { modelOf } from '../models/chart-model.ts';
import { noticeTrayMachine } from './notice-tray.machine.ts';

const told = [
  { type: 'success', text: 'Paused', at: 1, quiet: true, action: { name: 'undo', id: 'offer 48213' } },
  { type: 'apiError', text: 'Could not load dictionaries', at: 2, action: { name: 'refresh', id: 'start' } },
] as const;

export const noticeTrayModel = modelOf('noticeTray', {
  machine: noticeTrayMachine,
  inputs: { start: undefined },
  events: {
    'notice.told': told.map((notice) => ({ notice })),
    'action.lapsed': [{ id: 'offer 48213' }, { id: 'start' }],
    'tray.open': [{}],
    'tray.close': [{}],
    'session.ended': [{}],
  },
  answers: {},
  isTried: ({ context }, event) => event.type !== 'notice.told' || context.unread < 2,
  describe: ({ context: { notices: kept, unread } }) =>
    `${kept.map(({ type, action }) => `${type}${action ? ` with ${action.name}` : ''}`).join(', ')}; ${unread} unread`,
});

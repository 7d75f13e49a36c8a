import { configurationMachine } from '#machines/configuration.machine.ts';
import { connectionMachine } from '#machines/connection.machine.ts';
import { deploymentMachine } from '#machines/deployment.machine.ts';
import { noticeTrayMachine } from '#machines/notice-tray.machine.ts';
import { paletteMachine } from '#machines/palette.machine.ts';
import { shadowLoginMachine } from '#machines/shadow-login.machine.ts';
import { modelOf } from './chart-model.ts';

const told = [
  { type: 'success', text: 'Paused', at: 1, quiet: true, action: { name: 'undo', id: 'offer 48213' } },
  { type: 'apiError', text: 'Could not load dictionaries', at: 2, action: { name: 'refresh', id: 'start' } },
] as const;

const noticeTrayModel = modelOf('noticeTray', {
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

const paletteModel = modelOf('palette', {
  machine: paletteMachine,
  inputs: { start: undefined },
  events: {
    'portal.freed': [{}],
    'portal.blocked': [{}],
    'palette.toggle': [{}],
    'palette.close': [{}],
    'palette.choose': [{ id: 'page dashboard' }, { id: 'offer 48213' }],
    'palette.askForOffer': [{}],
    'palette.back': [{}],
    'session.ended': [{}],
  },
  answers: {},
  describe: ({ context: { recent } }) => recent.join(', '),
});

const shadowLoginModel = modelOf('shadowLogin', {
  machine: shadowLoginMachine,
  inputs: { start: undefined },
  events: {
    'operator.came': [
      { id: 1, name: 'Trailmix Media', isReadOnly: true },
      { id: 1, name: 'Trailmix Media', isReadOnly: false },
      { id: 2, name: 'Northbound', isReadOnly: true },
    ],
    'publisher.came': [{}],
    'shadow.act': [{}],
    'session.ended': [{}],
  },
  answers: {},
  describe: ({ context: { partner } }) => (partner ? `as ${partner.name}` : ''),
});

const configurationModel = modelOf('configuration', {
  machine: configurationMachine,
  inputs: { start: undefined },
  events: { 'configuration.retry': [{}] },
  answers: { loadConfiguration: [undefined], loadConfigurationAgain: [undefined] },
  describe: ({ context: { attempts } }) => `after ${attempts} attempts`,
});

const connectionModel = modelOf('connection', {
  machine: connectionMachine,
  inputs: { start: undefined },
  events: {
    'connection.lost': [{ since: 1 }],
    'connection.returned': [{}],
    'call.answered': [{}],
    'call.unanswered': [{ since: 2 }],
    'connection.check': [{}],
  },
  answers: { askNetwork: [undefined], askNetworkAgain: [undefined] },
  describe: ({ context: { since } }) => (since === null ? '' : `answered at ${since}`),
});

const deploymentModel = modelOf('deployment', {
  machine: deploymentMachine,
  inputs: { start: undefined },
  events: {
    'version.replaced': [{}],
    'version.doubt': [{}],
    'part.lost': [{ part: 'menu' }, { part: 'palette' }],
    'part.arrived': [{}],
    'offer.postpone': [{}],
  },
  answers: {
    askVersion: [{ isOther: false }, { isOther: true }],
    askVersionOfLost: [{ isOther: false }, { isOther: true }],
  },
  describe: ({ context: { lost } }) => (lost === null ? '' : `without the ${lost}`),
});

/** The charts of what stands around every screen. */
export const shellModels = [
  noticeTrayModel,
  paletteModel,
  shadowLoginModel,
  configurationModel,
  connectionModel,
  deploymentModel,
];

import type { AnyEventObject } from 'xstate';
import { configurationModel } from '../configuration/configuration.model.ts';
import { confirmationModel } from '../confirmation/confirmation.model.ts';
import { connectionModel } from '../connection/connection.model.ts';
import { deploymentModel } from '../deployment/deployment.model.ts';
import type { ChartModel, ChartSnapshot } from '../models/chart-model.ts';
import { notificationCentreModel } from '../notification-centre/notification-centre.model.ts';
import { offerCommandsModel } from '../offer-commands/offer-commands.model.ts';
import { paletteModel } from '../palette/palette.model.ts';
import { sessionClockModel } from '../session-clock/session-clock.model.ts';
import { shadowLoginModel } from '../shadow-login/shadow-login.model.ts';
import { toastsModel } from '../toasts/toasts.model.ts';
import { wires, type ChartName } from '../wiring.ts';

/** The charts of a group by their names. */
export type GroupCharts = Readonly<Record<string, ChartSnapshot>>;

/** Charts that hear each other, beside the first ones; none of the others hears them. */
export type Group = {
  models: readonly (ChartModel & { name: ChartName })[];
  /** What conditions say to them. */
  told: readonly string[];
  /** What comes from outside as well as from the table. */
  alsoOutside?: readonly string[];
  /** Further samples, by chart. */
  samples?: Readonly<Record<string, readonly AnyEventObject[]>>;
  /** Keeps the lists short. */
  isTried?: (charts: GroupCharts, event: AnyEventObject) => boolean;
};

const named = <Name extends ChartName>(name: Name, model: ChartModel) => ({ ...model, name });

const action = { name: 'undo', id: 'offer 48213' };
/** One toast that offers something, and one that goes to the list only. */
const triedToasts = [
  { type: 'success', text: 'Paused', at: 1, action },
  { type: 'success', text: 'Resumed', at: 2, action, quiet: true },
];
const showToasts = triedToasts.map((toast) => ({ type: 'toast.show', toast }));

export const groups = {
  palette: {
    models: [named('palette', paletteModel)],
    told: ['session.ended', 'portal.freed', 'portal.blocked'],
  },
  toasts: {
    models: [named('toasts', toastsModel), named('notificationCentre', notificationCentreModel)],
    told: ['session.began', 'session.ended'],
    samples: { toasts: showToasts },
    isTried: (_, event) => event.type !== 'toast.show' || showToasts.some((toast) => toast === event),
  },
  shadowLogin: {
    models: [named('configuration', configurationModel), named('shadowLogin', shadowLoginModel)],
    told: ['session.ended'],
    alsoOutside: ['configuration.retry'],
  },
  sessionClock: {
    models: [named('sessionClock', sessionClockModel)],
    told: ['session.began', 'session.ended'],
  },
  confirmation: {
    models: [named('confirmation', confirmationModel)],
    told: ['session.began', 'session.ended'],
    alsoOutside: ['confirmation.abandon'],
  },
  deployment: {
    models: [named('connection', connectionModel), named('deployment', deploymentModel)],
    told: ['part.lost'],
    alsoOutside: ['part.lost'],
  },
  offerCommands: {
    models: [named('offerCommands', offerCommandsModel)],
    told: ['session.ended'],
  },
} satisfies Record<string, Group>;
export type GroupName = keyof typeof groups;
// The keys of the table.
export const groupNames = Object.keys(groups) as GroupName[];

/** The group of a chart; null for the first ones. */
export const groupOf = (chart: string): GroupName | null =>
  groupNames.find((name) => groups[name].models.some((model) => model.name === chart)) ?? null;

/** What the table may say to a chart of a group. */
export function heardBy(chart: string): ReadonlySet<string> {
  const group = groupOf(chart);
  const told: readonly string[] = group ? groups[group].told : [];
  return new Set([...wires.filter(({ to }) => to === chart).map(({ type }) => type), ...told]);
}

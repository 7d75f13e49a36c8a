import type { AnyStateMachine } from 'xstate';
import { configurationMachine } from '../configuration/configuration.machine.ts';
import { confirmationMachine } from '../confirmation/confirmation.machine.ts';
import { connectionMachine } from '../connection/connection.machine.ts';
import { deploymentMachine } from '../deployment/deployment.machine.ts';
import { navigationMachine } from '../navigation/navigation.machine.ts';
import { notificationCentreMachine } from '../notification-centre/notification-centre.machine.ts';
import { offerCommandsMachine } from '../offer-commands/offer-commands.machine.ts';
import { paletteMachine } from '../palette/palette.machine.ts';
import { sessionClockMachine } from '../session-clock/session-clock.machine.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { shadowLoginMachine } from '../shadow-login/shadow-login.machine.ts';
import { termsMachine } from '../terms/terms.machine.ts';
import { toastsMachine } from '../toasts/toasts.machine.ts';
import { conditions, wires, type ChartName } from '../wiring.ts';

/** The charts that other charts hear, and that hear others themselves: all else in the portal follows them. */
export type CoreName = 'session' | 'navigation' | 'terms';

/** The charts and the table between them, as they are or with something broken. */
export type World = {
  machines: Readonly<Record<ChartName, AnyStateMachine>>;
  wires: typeof wires;
  conditions: typeof conditions;
};

/** Nothing is broken in it. */
export const wholeWorld: World = {
  machines: {
    session: sessionMachine,
    navigation: navigationMachine,
    terms: termsMachine,
    toasts: toastsMachine,
    notificationCentre: notificationCentreMachine,
    palette: paletteMachine,
    shadowLogin: shadowLoginMachine,
    sessionClock: sessionClockMachine,
    configuration: configurationMachine,
    connection: connectionMachine,
    confirmation: confirmationMachine,
    deployment: deploymentMachine,
    offerCommands: offerCommandsMachine,
  },
  wires,
  conditions,
};

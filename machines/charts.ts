import { apiTokenMachine } from './api-token/api-token.machine.ts';
import { bulkCommandMachine } from './bulk-command/bulk-command.machine.ts';
import { configurationMachine } from './configuration/configuration.machine.ts';
import { confirmationMachine } from './confirmation/confirmation.machine.ts';
import { connectionMachine } from './connection/connection.machine.ts';
import { currencyChangeMachine } from './currency-change/currency-change.machine.ts';
import { deploymentMachine } from './deployment/deployment.machine.ts';
import { factorSetupMachine } from './factor-setup/factor-setup.machine.ts';
import { formMachine } from './form/form.machine.ts';
import { forgotPasswordMachine } from './forgot-password/forgot-password.machine.ts';
import { logViewerMachine } from './log-viewer/log-viewer.machine.ts';
import { mailedLinkMachine } from './mailed-link/mailed-link.machine.ts';
import { navigationMachine } from './navigation/navigation.machine.ts';
import { newPasswordMachine } from './new-password/new-password.machine.ts';
import { notificationCentreMachine } from './notification-centre/notification-centre.machine.ts';
import { toastMachine } from './toast/toast.machine.ts';
import { toastsMachine } from './toasts/toasts.machine.ts';
import { offerCommandsMachine } from './offer-commands/offer-commands.machine.ts';
import { offerCommandMachine } from './offer-command/offer-command.machine.ts';
import { paletteMachine } from './palette/palette.machine.ts';
import { inquiryMachine } from './inquiry/inquiry.machine.ts';
import { payoutRequestMachine } from './payout-request/payout-request.machine.ts';
import { pollingMachine } from './polling/polling.machine.ts';
import { postbackCommandMachine } from './postback-command/postback-command.machine.ts';
import { removalMachine } from './removal/removal.machine.ts';
import { sessionClockMachine } from './session-clock/session-clock.machine.ts';
import { sessionMachine } from './session/session.machine.ts';
import { shadowLoginMachine } from './shadow-login/shadow-login.machine.ts';
import { termsMachine } from './terms/terms.machine.ts';
import { uploadMachine } from './upload/upload.machine.ts';
import { verifyEmailMachine } from './verify-email/verify-email.machine.ts';

/** Every chart by its name, and when it runs: with the portal, or where a screen uses it (M1, M3). */
export const charts = {
  session: { machine: sessionMachine, runs: 'with the portal' },
  navigation: { machine: navigationMachine, runs: 'with the portal' },
  terms: { machine: termsMachine, runs: 'with the portal' },
  toasts: { machine: toastsMachine, runs: 'with the portal' },
  toast: { machine: toastMachine, runs: 'with the portal' },
  notificationCentre: { machine: notificationCentreMachine, runs: 'with the portal' },
  palette: { machine: paletteMachine, runs: 'with the portal' },
  shadowLogin: { machine: shadowLoginMachine, runs: 'with the portal' },
  sessionClock: { machine: sessionClockMachine, runs: 'with the portal' },
  configuration: { machine: configurationMachine, runs: 'with the portal' },
  connection: { machine: connectionMachine, runs: 'with the portal' },
  confirmation: { machine: confirmationMachine, runs: 'with the portal' },
  deployment: { machine: deploymentMachine, runs: 'with the portal' },
  offerCommands: { machine: offerCommandsMachine, runs: 'with the portal' },
  offerCommand: { machine: offerCommandMachine, runs: 'with the portal' },
  polling: { machine: pollingMachine, runs: 'where it is used' },
  currencyChange: { machine: currencyChangeMachine, runs: 'where it is used' },
  apiToken: { machine: apiTokenMachine, runs: 'where it is used' },
  factorSetup: { machine: factorSetupMachine, runs: 'where it is used' },
  bulkCommand: { machine: bulkCommandMachine, runs: 'where it is used' },
  postbackCommand: { machine: postbackCommandMachine, runs: 'where it is used' },
  removal: { machine: removalMachine, runs: 'where it is used' },
  payoutRequest: { machine: payoutRequestMachine, runs: 'where it is used' },
  inquiry: { machine: inquiryMachine, runs: 'where it is used' },
  form: { machine: formMachine, runs: 'where it is used' },
  upload: { machine: uploadMachine, runs: 'where it is used' },
  verifyEmail: { machine: verifyEmailMachine, runs: 'where it is used' },
  forgotPassword: { machine: forgotPasswordMachine, runs: 'where it is used' },
  newPassword: { machine: newPasswordMachine, runs: 'where it is used' },
  mailedLink: { machine: mailedLinkMachine, runs: 'where it is used' },
  logViewer: { machine: logViewerMachine, runs: 'where it is used' },
} as const;
export type AnyChartName = keyof typeof charts;

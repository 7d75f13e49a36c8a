import type { AnyChartName } from '../charts.ts';
import { apiTokenModel } from '../api-token/api-token.model.ts';
import { bulkCommandModel } from '../bulk-command/bulk-command.model.ts';
import { configurationModel } from '../configuration/configuration.model.ts';
import { confirmationModel } from '../confirmation/confirmation.model.ts';
import { connectionModel } from '../connection/connection.model.ts';
import { currencyChangeModel } from '../currency-change/currency-change.model.ts';
import { deploymentModel } from '../deployment/deployment.model.ts';
import { factorSetupModel } from '../factor-setup/factor-setup.model.ts';
import { formModel } from '../form/form.model.ts';
import { forgotPasswordModel } from '../forgot-password/forgot-password.model.ts';
import { logViewerModel } from '../log-viewer/log-viewer.model.ts';
import { mailedLinkModel } from '../mailed-link/mailed-link.model.ts';
import { navigationModel } from '../navigation/navigation.model.ts';
import { newPasswordModel } from '../new-password/new-password.model.ts';
import { notificationCentreModel } from '../notification-centre/notification-centre.model.ts';
import { toastModel } from '../toast/toast.model.ts';
import { toastsModel } from '../toasts/toasts.model.ts';
import { offerCommandsModel } from '../offer-commands/offer-commands.model.ts';
import { offerCommandModel } from '../offer-command/offer-command.model.ts';
import { paletteModel } from '../palette/palette.model.ts';
import { inquiryModel } from '../inquiry/inquiry.model.ts';
import { payoutRequestModel } from '../payout-request/payout-request.model.ts';
import { pollingModel } from '../polling/polling.model.ts';
import { postbackCommandModel } from '../postback-command/postback-command.model.ts';
import { removalModel } from '../removal/removal.model.ts';
import { sessionModel } from '../session/session.model.ts';
import { sessionClockModel } from '../session-clock/session-clock.model.ts';
import { shadowLoginModel } from '../shadow-login/shadow-login.model.ts';
import { termsModel } from '../terms/terms.model.ts';
import { uploadModel } from '../upload/upload.model.ts';
import { verifyEmailModel } from '../verify-email/verify-email.model.ts';
import type { ChartModel } from './chart-model.ts';

/** How each chart can be walked (M3). */
const byName: Readonly<Record<AnyChartName, ChartModel>> = {
  session: sessionModel,
  navigation: navigationModel,
  terms: termsModel,
  toasts: toastsModel,
  toast: toastModel,
  notificationCentre: notificationCentreModel,
  palette: paletteModel,
  shadowLogin: shadowLoginModel,
  sessionClock: sessionClockModel,
  configuration: configurationModel,
  connection: connectionModel,
  confirmation: confirmationModel,
  deployment: deploymentModel,
  offerCommands: offerCommandsModel,
  offerCommand: offerCommandModel,
  polling: pollingModel,
  currencyChange: currencyChangeModel,
  apiToken: apiTokenModel,
  factorSetup: factorSetupModel,
  bulkCommand: bulkCommandModel,
  postbackCommand: postbackCommandModel,
  removal: removalModel,
  payoutRequest: payoutRequestModel,
  inquiry: inquiryModel,
  form: formModel,
  upload: uploadModel,
  verifyEmail: verifyEmailModel,
  forgotPassword: forgotPasswordModel,
  newPassword: newPasswordModel,
  mailedLink: mailedLinkModel,
  logViewer: logViewerModel,
};

/** The charts that make up the system. */
export const systemModels = [
  { ...sessionModel, name: 'session' },
  { ...navigationModel, name: 'navigation' },
  { ...termsModel, name: 'terms' },
] as const;

/** Every chart of the portal; each is walked completely. */
export const models: readonly ChartModel[] = Object.values(byName);

import { apiTokenWalk } from './api-token.ts';
import { connectionWalk } from './connection.ts';
import { deploymentWalk } from './deployment.ts';
import { logViewerWalk } from './log-viewer.ts';
import { offerCommandWalk } from './offer-command.ts';
import { offerCommandsWalk } from './offer-commands.ts';
import { pollingWalk } from './polling.ts';
import { paletteWalk } from './palette.ts';
import type { ChartWalk } from './chart-walk.ts';
import { forgotPasswordWalk } from './forgot-password.ts';
import { mailedLinkWalk } from './mailed-link.ts';
import { newPasswordWalk } from './new-password.ts';
import { postbackCommandWalk } from './postback-command.ts';
import { notificationCentreWalk } from './notification-centre.ts';
import { inquiryWalk } from './inquiry.ts';
import { payoutRequestWalk } from './payout-request.ts';
import { removalWalk } from './removal.ts';
import { bulkCommandWalk } from './bulk-command.ts';
import { configurationWalk } from './configuration.ts';
import { confirmationWalk } from './confirmation.ts';
import { factorSetupWalk } from './factor-setup.ts';
import { formWalk } from './form.ts';
import { sessionClockWalk } from './session-clock.ts';
import { shadowLoginWalk } from './shadow-login.ts';
import { toastWalk } from './toast.ts';
import { toastsWalk } from './toasts.ts';
import { uploadWalk } from './upload.ts';
import { verifyEmailWalk } from './verify-email.ts';

/** The charts that are walked in a browser by themselves; what takes longest starts first. */
export const chartWalks: readonly ChartWalk[] = [
  confirmationWalk,
  factorSetupWalk,
  bulkCommandWalk,
  connectionWalk,
  pollingWalk,
  formWalk,
  apiTokenWalk,
  removalWalk,
  payoutRequestWalk,
  inquiryWalk,
  toastsWalk,
  postbackCommandWalk,
  notificationCentreWalk,
  paletteWalk,
  newPasswordWalk,
  sessionClockWalk,
  offerCommandWalk,
  uploadWalk,
  shadowLoginWalk,
  mailedLinkWalk,
  verifyEmailWalk,
  configurationWalk,
  forgotPasswordWalk,
  offerCommandsWalk,
  toastWalk,
  logViewerWalk,
  deploymentWalk,
];

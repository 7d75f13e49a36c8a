import { apiTokenWalk } from './api-token.ts';
import { deploymentWalk } from './deployment.ts';
import { logViewerWalk } from './log-viewer.ts';
import { offerCommandWalk } from './offer-command.ts';
import { pollingWalk } from './polling.ts';
import { paletteWalk } from './palette.ts';
import type { ChartWalk } from './chart-walk.ts';
import { forgotPasswordWalk } from './forgot-password.ts';
import { mailedLinkWalk } from './mailed-link.ts';
import { newPasswordWalk } from './new-password.ts';
import { postbackCommandWalk } from './postback-command.ts';
import { removalWalk } from './removal.ts';
import { bulkCommandWalk } from './bulk-command.ts';
import { confirmationWalk } from './confirmation.ts';
import { factorSetupWalk } from './factor-setup.ts';
import { formWalk } from './form.ts';
import { shadowLoginWalk } from './shadow-login.ts';
import { uploadWalk } from './upload.ts';
import { verifyEmailWalk } from './verify-email.ts';

/** The charts that are walked in a browser by themselves. */
export const chartWalks: readonly ChartWalk[] = [
  apiTokenWalk,
  removalWalk,
  postbackCommandWalk,
  verifyEmailWalk,
  forgotPasswordWalk,
  newPasswordWalk,
  mailedLinkWalk,
  offerCommandWalk,
  pollingWalk,
  paletteWalk,
  uploadWalk,
  factorSetupWalk,
  confirmationWalk,
  bulkCommandWalk,
  formWalk,
  shadowLoginWalk,
  logViewerWalk,
  deploymentWalk,
];

import { accountHandlers } from './account/handlers.ts';
import { activityHandlers } from './activity/handlers.ts';
import { analyticsHandlers } from './analytics/handlers.ts';
import { trafficLogHandlers } from './analytics/log/handlers.ts';
import { approvalHandlers } from './approvals/handlers.ts';
import { authHandlers } from './auth/handlers.ts';
import { campaignHandlers } from './campaigns/handlers.ts';
import { catalogueHandlers } from './catalogue/handlers.ts';
import { clickTagHandlers } from './click-tags/handlers.ts';
import { configurationHandlers } from './configuration/handlers.ts';
import { dictionaryHandlers } from './dictionaries/handlers.ts';
import { errorLogHandlers } from './error-logs/handlers.ts';
import type { NetworkHandlers } from './network.ts';
import { noticeHandlers } from './notices/handlers.ts';
import { offerHandlers } from './offers/handlers.ts';
import { inquiryHandlers } from './inquiries/handlers.ts';
import { paymentHandlers } from './payments/handlers.ts';
import { postbackHandlers } from './postbacks/handlers.ts';
import { savedReportHandlers } from './saved-reports/handlers.ts';
import { trackingLinkHandlers } from './tracking-links/handlers.ts';
import { transitionCountHandlers } from './transition-counts/handlers.ts';

/** One handler per call of the contract; a missing one does not compile (P7). */
export const handlers: NetworkHandlers = {
  ...accountHandlers,
  ...activityHandlers,
  ...analyticsHandlers,
  ...approvalHandlers,
  ...authHandlers,
  ...campaignHandlers,
  ...catalogueHandlers,
  ...clickTagHandlers,
  ...configurationHandlers,
  ...dictionaryHandlers,
  ...errorLogHandlers,
  ...noticeHandlers,
  ...offerHandlers,
  ...paymentHandlers,
  ...inquiryHandlers,
  ...postbackHandlers,
  ...savedReportHandlers,
  ...trackingLinkHandlers,
  ...trafficLogHandlers,
  ...transitionCountHandlers,
};

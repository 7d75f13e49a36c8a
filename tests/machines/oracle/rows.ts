import { addressRows } from './addresses.ts';
import { commandRows } from './commands.ts';
import { currencyRows } from './currency.ts';
import { guardRows } from './guard.ts';
import { inquiryRows } from './inquiries.ts';
import { logViewerRows } from './log-viewer.ts';
import { longWorkRows } from './long-work.ts';
import { notificationRows } from './notifications.ts';
import { outageRows } from './outages.ts';
import { payoutRows } from './payouts.ts';
import { pollingRows } from './polling.ts';
import type { Row } from './row.ts';
import { secondFactorRows } from './second-factor.ts';
import { sessionEndRows } from './session-end.ts';
import { sessionStartRows } from './session-start.ts';
import { shellRows } from './shell-charts.ts';
import { signInRows } from './sign-in.ts';
import { signOutRows } from './sign-out.ts';
import { suspensionRows } from './suspension.ts';
import { tabRows } from './tabs.ts';
import { termsRows } from './terms.ts';
import { verificationRows } from './verification.ts';

/** What the specification says, clause by clause. */
export const rows: readonly Row[] = [
  ...addressRows,
  ...guardRows,
  ...sessionStartRows,
  ...signInRows,
  ...secondFactorRows,
  ...signOutRows,
  ...sessionEndRows,
  ...suspensionRows,
  ...tabRows,
  ...termsRows,
  ...verificationRows,
  ...pollingRows,
  ...currencyRows,
  ...commandRows,
  ...payoutRows,
  ...inquiryRows,
  ...longWorkRows,
  ...notificationRows,
  ...shellRows,
  ...outageRows,
  ...logViewerRows,
];

/** What a visitor sees while a state is active, by chart (M2, M3). */
type Screens = {
  session:
    | 'spinner'
    | 'public'
    | 'sign-in-busy'
    | 'register-busy'
    | 'second-factor'
    | 'second-factor-busy'
    | 'factor-setup'
    | 'portal'
    | 'portal-on-hold'
    | 'user-failed'
    | 'leaving'
    | 'session-expired'
    | 'account-suspended';
  navigation: 'screen' | 'previous-screen' | 'screen-failed' | 'leave-question';
  terms:
    | 'without-terms'
    | 'terms-unticked'
    | 'terms-reminded'
    | 'terms-ticked'
    | 'terms-accepting'
    | 'terms-declining';
  currencyChange:
    | 'currency-changeable'
    | 'currency-confirming'
    | 'currency-saving'
    | 'currency-refused'
    | 'currency-changed'
    | 'currency-changed-elsewhere';
  apiToken:
    | 'token-absent'
    | 'token-creating'
    | 'token-hidden'
    | 'token-shown'
    | 'token-asking'
    | 'token-revoking'
    | 'token-refused';
  factorSetup:
    | 'factors-idle'
    | 'app-starting'
    | 'app-scanning'
    | 'app-activating'
    | 'passkey-naming'
    | 'passkey-adding'
    | 'codes-asking'
    | 'codes-renewing'
    | 'codes-shown'
    | 'factor-asking'
    | 'factor-removing';
  polling: 'polling' | 'polling-succeeded' | 'polling-exhausted' | 'polling-canceled' | 'polling-failed';
  verifyEmail: 'verifying' | 'verify-invalid-link' | 'verify-done' | 'verify-refused' | 'verify-failed';
  forgotPassword: 'forgot-password-form' | 'forgot-password-busy' | 'forgot-password-sent';
  newPassword:
    | 'new-password-form'
    | 'new-password-busy'
    | 'new-password-without-link'
    | 'new-password-refused'
    | 'new-password-saved';
  mailedLink:
    | 'mailed-link-asking'
    | 'mailed-link-busy'
    | 'mailed-link-missing'
    | 'mailed-link-refused'
    | 'mailed-link-done';
  offerCommand:
    | 'command-idle'
    | 'command-confirming'
    | 'command-running'
    | 'command-undoable'
    | 'command-undoing'
    | 'command-undone'
    | 'command-succeeded'
    | 'command-failed';
  offerCommands: 'without-commands' | 'commands';
  bulkCommand: 'bulk-idle' | 'bulk-asking' | 'bulk-running' | 'bulk-complete' | 'bulk-incomplete';
  postbackCommand:
    | 'postback-idle'
    | 'postback-asking'
    | 'postback-running'
    | 'postback-undoable'
    | 'postback-undoing'
    | 'postback-undo-failed';
  removal: 'removal-idle' | 'removal-asking' | 'removal-running';
  payoutRequest:
    | 'payout-idle'
    | 'payout-confirming'
    | 'payout-requesting'
    | 'payout-refused'
    | 'payout-requested';
  inquiry:
    | 'inquiry-loading'
    | 'inquiry-open'
    | 'inquiry-answered'
    | 'inquiry-replying'
    | 'inquiry-refused'
    | 'inquiry-asking'
    | 'inquiry-withdrawing'
    | 'inquiry-granted'
    | 'inquiry-declined'
    | 'inquiry-closed';
  upload:
    | 'upload-idle'
    | 'upload-refused'
    | 'upload-sending'
    | 'upload-sent'
    | 'upload-canceled'
    | 'upload-failed';
  toasts: 'without-toasts' | 'toasts';
  notificationCentre: 'centre-closed' | 'centre-open';
  palette: 'palette-closed' | 'palette-open' | 'palette-offers';
  configuration: 'without-settings-bar' | 'settings-bar';
  shadowLogin: 'without-operator' | 'operator-observing' | 'operator-acting';
  sessionClock: 'without-clock' | 'session-ends-soon';
  connection: 'without-bar' | 'offline-bar' | 'unreachable-bar' | 'asking-bar' | 'restored-bar';
  confirmation: 'confirmation-idle' | 'confirmation-asking' | 'confirmation-busy' | 'confirmation-refused';
  form:
    | 'form-ready'
    | 'form-busy'
    | 'form-slow'
    | 'form-failed'
    | 'form-conflict'
    | 'form-removed'
    | 'form-restored';
  logViewer: 'log-waiting' | 'log-following' | 'log-looking-back' | 'log-ended' | 'log-reading';
  deployment: 'without-offer' | 'lost-part-offer' | 'new-version-offer';
};

/** The browser tests have a row for each screen of the charts that they walk. */
export type ScreenOf<Chart extends keyof Screens> = Screens[Chart];
export type ScreenName = ScreenOf<keyof Screens>;

import type { LawId } from './laws.ts';

/** A mutant that breaks each law, or two that do together, and how many events that takes at least. */
export const examples: Readonly<Record<LawId, { mutant: string; events: number }>> = {
  privateScreens: { mutant: 'navigation.idle | location.changed | 0: unguard', events: 1 },
  guestScreens: { mutant: 'navigation.guarding: begin in committing', events: 1 },
  unsettled: { mutant: 'navigation.idle | location.changed | 0: unguard', events: 1 },
  oneTimeToken: { mutant: 'navigation | location.changed | 0: unguard', events: 1 },
  addressAtRest: { mutant: 'navigation | location.changed | 1: drop', events: 1 },
  titleAtRest: { mutant: 'navigation | location.changed | 0: unguard', events: 1 },
  startsAtTop: { mutant: 'navigation.guarding.committing: drop entry writeHistory', events: 1 },
  titleWhileEarly: { mutant: 'navigation | location.changed | 1: drop action rememberTarget', events: 1 },
  historyEntries: {
    mutant: 'navigation.guarding.awaitingSession | always | 0: go to navigation.guarding.committing',
    events: 1,
  },
  newestRequest: { mutant: 'navigation | location.request | 1: drop', events: 1 },
  heldScreens: { mutant: 'navigation.idle | location.changed | 0: unguard', events: 2 },
  heldAtSignIn: {
    mutant:
      'navigation.idle | session.signedIn | 0: drop action holdAgain and navigation.idle | location.request | 0: drop action showTarget',
    events: 6,
  },
  formsOnScreen: { mutant: 'navigation hideExposedScreen: leave out forms', events: 4 },
  addressWhileAsked: { mutant: 'navigation | location.request | 0: unguard', events: 1 },
  askedWhileSignedIn: { mutant: 'navigation | location.request | 0: unguard', events: 1 },
  token: { mutant: 'session: begin in restoring', events: 1 },
  storedToken: { mutant: 'session.starting | always | 2: stay', events: 1 },
  followedTokens: { mutant: 'session.starting | always | 0: stay', events: 1 },
  clearedCache: {
    mutant: 'session.exchangingOneTimeToken | token.seen | 0: drop action clearCache',
    events: 1,
  },
  toldTabs: {
    mutant: 'session.expiring | signOutExpired onDone | 0: swap action clearToken with the next',
    events: 2,
  },
  refusalsWhenOver: { mutant: 'session.expiring: take request.unauthorised anew', events: 2 },
  olderRefusals: { mutant: 'session.restoring | request.unauthorised | 0: unguard', events: 1 },
  oneSignOut: { mutant: 'session.signingOut: call signOut twice', events: 2 },
  signOutEnds: { mutant: 'session.signingOut | after signOutLimit | 0: drop', events: 2 },
  suspendedScreens: {
    mutant: 'navigation.guarding.awaitingSession | always | 1: go to navigation.guarding.applyingRules',
    events: 2,
  },
  errorsForVisitors: {
    mutant: 'session.starting | always | 2: go to session.exchangingOneTimeToken',
    events: 1,
  },
  secrets: { mutant: 'navigation.idle | location.changed | 0: unguard', events: 1 },
  factorBeforeToken: {
    mutant: 'session.signedOut.secondFactor.waiting | factor.cancel | 0: also do storeToken',
    events: 4,
  },
  challengeInForm: {
    mutant: 'session.exchangingOneTimeToken | account.suspended | 0: go to session.signedOut.secondFactor',
    events: 1,
  },
  proofInForm: {
    mutant: 'session.signedOut.idle: take factor.prove as session.signedOut.secondFactor.waiting',
    events: 2,
  },
  cancelledSignIn: {
    mutant: 'session.signedOut.secondFactor.waiting | factor.cancel | 0: also do forgetUsername',
    events: 4,
  },
  beforeSettled: { mutant: 'navigation.idle | location.changed | 0: unguard', events: 1 },
  termsDialog: { mutant: 'terms | session.ended | 0: go to terms.blocking', events: 2 },
  pendingTerms: { mutant: 'wire from session user.loaded to terms user.loaded: drop', events: 1 },
  tickedTerms: {
    mutant: 'terms.blocking.unticked | terms.accept | 0: go to terms.blocking.accepting',
    events: 2,
  },
  failedAcceptance: {
    mutant: 'wire from session user.reloadFailed to terms user.reloadFailed: drop',
    events: 5,
  },
  busyTerms: { mutant: 'terms | session.ended | 0: go to terms.blocking', events: 3 },
  pressedWhileBusy: {
    mutant: 'terms.blocking.accepting: take terms.decline as terms.blocking.ticked',
    events: 3,
  },
  declinedTerms: { mutant: 'terms | session.ended | 0: go to terms.blocking', events: 3 },
  neverIdle: { mutant: 'condition 1 of session for navigation: drop', events: 1 },
  working: { mutant: 'navigation.guarding.applyingRules | always | 0: drop', events: 1 },
  waySignedIn: { mutant: 'condition 1 of session for navigation: drop', events: 0 },
  waySignedOut: { mutant: 'condition 1 of session for navigation: drop', events: 0 },
  paletteFree: { mutant: 'palette | portal.blocked | 0: go to palette.closed', events: 2 },
  recentChoices: { mutant: 'palette | portal.blocked | 0: go to palette.open', events: 3 },
  paletteOpens: { mutant: 'condition 10 of session, terms, navigation for palette: drop', events: 1 },
  toastsOfUser: { mutant: 'condition 3 of session for toasts: drop', events: 3 },
  listOfUser: {
    mutant: 'notificationCentre.list | session.ended | 0: go to notificationCentre.list.closed',
    events: 2,
  },
  toastsListed: {
    mutant: 'wire from toasts toast.shown to notificationCentre toast.shown: drop',
    events: 2,
  },
  changesSignedIn: { mutant: 'shadowLogin | session.ended | 1: go to shadowLogin.absent', events: 2 },
  changesConfigured: { mutant: 'shadowLogin | user.loaded | 2: go to shadowLogin.absent', events: 1 },
  viewOnlyEnds: { mutant: 'shadowLogin | user.loaded | 0: drop action forgetPartner', events: 3 },
  actsByChoice: { mutant: 'shadowLogin | user.loaded | 0: go to shadowLogin.acting', events: 2 },
  clockRuns: { mutant: 'condition 9 of session for sessionClock: drop', events: 1 },
  clockWarns: { mutant: 'sessionClock.running | session.ended | 0: drop', events: 3 },
  askedSignedIn: { mutant: 'confirmation.idle | session.ended | 0: go to confirmation.asking', events: 2 },
  questionAnswered: { mutant: 'confirmation.off | confirmation.ask | 0: drop', events: 1 },
  oneReload: { mutant: 'deployment.outdated: add tag lost', events: 1 },
  postponedReload: {
    mutant: 'deployment.postponed: take version.replaced as deployment.upToDate',
    events: 3,
  },
  offlineScreens: { mutant: 'deployment.upToDate | version.doubt | 0: go to deployment.partLost', events: 2 },
  retriesAnswered: {
    mutant: 'connection.retries.free | retry.request | 0: drop action answerRetries',
    events: 1,
  },
  requestedAgain: {
    mutant: 'wire from connection connection.restored to configuration configuration.retry: drop',
    events: 3,
  },
  commandsEnded: { mutant: 'condition 6 of session for offerCommands: drop', events: 3 },
};

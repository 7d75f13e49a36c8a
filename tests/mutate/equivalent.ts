const judgedAgain =
  'The session is settled while rules are applied, so that awaiting it leads straight back to them.';
const exclusive =
  'The two rules never hold for the same location and visitor, so that their order does not matter.';
const bothLead = 'Both rules hold for the same location, and in either order they lead to the same one.';
const openToAll =
  'No rule leads away from where this one leads, so that judging it once more changes nothing.';
const shownBefore = 'The screen is shown by then, so that staying leads on as it does for the same screen.';
const undecided =
  'The profile is as it was, so that deciding leads straight to where the chart would have gone.';

const rule = (index: number) => `navigation.guarding.applyingRules | always | ${index}`;
const redirects = [0, 1, 2, 3, 4, 5, 6];
const forEach = (names: readonly string[], reason: string) =>
  Object.fromEntries(names.map((name) => [name, reason]));

/** Mutants that do exactly what the chart does, and why: no test can kill them. One that is killed may not stand here. */
export const equivalent: Readonly<Record<string, string>> = {
  ...forEach(
    redirects.map((index) => `${rule(index)}: go to navigation.guarding.awaitingSession`),
    judgedAgain,
  ),
  ...forEach(
    [1, 2, 3].map((index) => `${rule(index)}: swap with the next`),
    bothLead,
  ),
  ...forEach(
    [0, 4, 5].map((index) => `${rule(index)}: swap with the next`),
    exclusive,
  ),
  ...forEach(
    [5, 6].map((index) => `${rule(index)}: go to navigation.guarding.loadingScreen`),
    openToAll,
  ),
  ...forEach(
    [
      'currencyChange.confirming | currency.abandon | 0: go to currencyChange.deciding',
      'currencyChange.refused | currency.abandon | 0: go to currencyChange.deciding',
    ],
    undecided,
  ),
  ...forEach(
    ['committing', 'committingFailure'].map((state) => `navigation.guarding.${state} | always | 1: stay`),
    shownBefore,
  ),
  ...forEach(
    [
      'idle | bulk.start | 4',
      'asking | bulk.confirm | 0',
      'over | bulk.undo | 0',
      'over.incomplete | bulk.retry | 0',
    ].map((transition) => `bulkCommand.${transition}: go to bulkCommand.judging`),
    'There are rows without a result, so that judging leads straight to running.',
  ),
  ...forEach(
    [
      'bulkCommand.idle | bulk.start | 0',
      'bulkCommand.idle | bulk.start | 1',
      'offerCommand.ready | offer.command | 1',
      ...['idle', 'requested'].flatMap((state) =>
        [1, 2, 3, 4].map((nth) => `payoutRequest.${state} | payout.ask | ${nth}`),
      ),
    ].map((transition) => `${transition}: swap with the next`),
    'The two never refuse the same event, so that their order does not matter.',
  ),
  ...forEach(
    [0, 1, 2].map((nth) => `inquiry.judging | always | ${nth}: swap with the next`),
    'An inquiry has one status, so that the order in which it is judged does not matter.',
  ),
  ...forEach(
    ['open', 'answered'].map((state) => `inquiry.${state} | withdrawal.ask | 1: drop action forgetFailure`),
    'Nothing was refused there: every way into it has forgotten why.',
  ),
  ...forEach(
    ['signedIn', 'restoring', 'signingOut', 'expiring'].map(
      (state) => `session.${state} | token.seen | 0: swap with the next`,
    ),
    'A token that is new is not gone, so that their order does not matter.',
  ),
  'currencyChange.confirming | currency.choose | 0: drop action rememberChoice':
    'There are two currencies: the one that is not in force was chosen before.',
  'currencyChange.saving | saveCurrency onDone | 0: go to currencyChange.deciding':
    'The change is noted as spent on the way, so that deciding leads straight to its end.',
  'newPassword.saving | savePassword onError | 1: go to newPassword.readingLink':
    'The link was there before, so that reading it leads straight back to the form.',
  ...forEach(
    [
      'mailedLink.opening | after answerLimit | 0: go to mailedLink.readingLink',
      'mailedLink.opening | openLink onError | 1: go to mailedLink.readingLink',
      'newPassword.saving | after answerLimit | 0: go to newPassword.readingLink',
    ],
    'The link was there before, so that reading it leads straight back to where it can be tried again.',
  ),
  ...forEach(
    ['exchangingAgain', 'signingIn', 'signingInWithPasskey', 'registering'].map(
      (state) => `session.signedOut.${state}: drop entry forgetToken`,
    ),
    'Nobody is signed in: no token is known that could be forgotten.',
  ),
  ...forEach(
    ['namingPasskey', 'askingToRenew'].map(
      (state) => `factorSetup.${state} | setup.abandon | 0: drop action forgetFactor`,
    ),
    'Only a factor that is to be removed is remembered.',
  ),
  'wire from session session.signedIn to navigation session.signedIn: drop':
    'The location is requested again along with it, and showing it again holds its forms again.',
  'connection.retries.recovered: begin in twice': 'Every way into it names one of its states.',
  'session.probingUser | token.seen | 0: go to session.starting':
    'The token is known by then, so that beginning anew leads straight to restoring it.',
  'shadowLogin.arriving | always | 0: swap with the next':
    'A mode that is unknown is not read-only, so that their order does not matter.',
  'verifyEmail.failed | verification.retry | 0: go to verifyEmail.readingLink':
    'The link is the one that was complete before, so that reading it leads straight to the call.',
};

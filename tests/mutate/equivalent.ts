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
  'bulkCommand.running.first: begin in working':
    'The first lane is dealt a row whenever there is one, so that choosing leads straight to it.',
  'currencyChange.confirming | currency.choose | 0: drop action rememberChoice':
    'There are two currencies: the one that is not in force was chosen before.',
  'currencyChange.saving | saveCurrency onDone | 0: go to currencyChange.deciding':
    'The change is noted as spent on the way, so that deciding leads straight to its end.',
  'newPassword.saving | savePassword onError | 1: go to newPassword.readingLink':
    'The link was there before, so that reading it leads straight back to the form.',
  'verifyEmail.failed | verification.retry | 0: go to verifyEmail.readingLink':
    'The link is the one that was complete before, so that reading it leads straight to the call.',
};

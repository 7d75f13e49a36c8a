import type { Broken } from '../support/source-files.ts';

/** A fault that once went unnoticed, in the source as it stands, and the test that has to fail with it. */
export type KnownMutant = Broken & { says: string; killedBy: readonly [file: string, test: string] };

const oracle = (test: string) => ['tests/machines/oracle/oracle.test.ts', test] as const;
const inPortal = (file: string, test: string) => [`tests/portal/${file}`, test] as const;

const told =
  'token cleared, then told to the other tabs, then the data cleared, then told here, when it succeeds';
const leaving =
  '[S11] signing out > [S11] the token is gone, requests are cancelled and the cache is empty before anybody is told';
const twoForms =
  '[S11] signing out > who has unsaved input is asked, and the first of two forms that is released leaves the other held';
const refusals =
  '[S12] a refusal > of an older token, of a call that ignores it, or with another status does not';
const commands =
  '[O3] [O4] commands on offers and campaigns > are carried out once for all views, can be undone, and end with the session';
const tray =
  '[O13] the notification centre > [S11] [S12] lists toasts with what can be done about them, until the session ends';
const probe =
  '[S8] without a token the user is requested, and a refusal counts once the configuration is there';

/** Faults that the tests had not noticed before somebody looked for them; each has its test by now. */
export const knownMutants: readonly KnownMutant[] = [
  {
    says: 'a screen has failed after 12 s instead of 120 s',
    file: 'machines/navigation/navigation.setup.ts',
    was: 'chunkTimeout: 120_000',
    is: 'chunkTimeout: 12_000',
    killedBy: oracle('[E12.a] after 120 s the screen has failed, with its address and title'),
  },
  {
    says: 'the version is asked for every 6 s instead of every minute',
    file: 'machines/deployment/deployment.machine.ts',
    was: 'untilNextDoubt: 60_000',
    is: 'untilNextDoubt: 6000',
    killedBy: oracle('[E12.d] it is not asked for again within the minute'),
  },
  {
    says: 'a sign-out is told while the token is still stored',
    file: 'machines/session/leaving.states.ts',
    was: "[...dropToken, announceSignOut, 'clearCache', 'emitSignedOut']",
    is: "[announceSignOut, ...dropToken, 'clearCache', 'emitSignedOut']",
    killedBy: oracle(`[S11.b] ${told}`),
  },
  {
    says: 'an expiry is told while the token is still stored',
    file: 'machines/session/leaving.states.ts',
    was: "[...dropToken, announceExpiry, 'clearCache', 'emitExpired']",
    is: "[announceExpiry, ...dropToken, 'clearCache', 'emitExpired']",
    killedBy: oracle(`[S12.c] ${told}`),
  },
  {
    says: 'the token outlives the session',
    file: 'src/portal/session.ts',
    was: 'clearToken: () => removeToken(),',
    is: 'clearToken: () => undefined,',
    killedBy: inPortal('end.test.ts', leaving),
  },
  {
    says: 'the question about unsaved input compares the query as well',
    file: 'machines/navigation/navigation.setup.ts',
    was: 'held !== null && current !== null && isElsewhere(location, current, held)',
    is: 'held !== null && current !== null && location !== current',
    killedBy: oracle('[A10.c] another page of the same list is no reason to ask (link)'),
  },
  {
    says: 'the question about unsaved input compares the path alone',
    file: 'machines/navigation/navigation.setup.ts',
    was: 'held !== null && current !== null && isElsewhere(location, current, held)',
    is: 'held !== null && current !== null && pathOf(location) !== pathOf(current)',
    killedBy: oracle('[A10.c] the query that names the place of the form is asked about (link)'),
  },
  {
    says: 'the charts count a 401 of an older token',
    file: 'machines/session/session.setup.ts',
    was: 'isCurrent && !isAnonymous && !ignoresUnauthorised',
    is: '!isAnonymous && !ignoresUnauthorised',
    killedBy: oracle('[S12.b] a refusal with {"isCurrent":false} changes nothing in use'),
  },
  {
    says: 'every 401 counts as one of the current token',
    file: 'src/portal/session.ts',
    was: 'const isCurrent = sent.authorization === authorization();',
    is: 'const isCurrent = true;',
    killedBy: inPortal('end.test.ts', refusals),
  },
  {
    says: 'the charts count a 401 of a call that only asks',
    file: 'machines/session/session.setup.ts',
    was: 'isCurrent && !isAnonymous && !ignoresUnauthorised',
    is: 'isCurrent && !isAnonymous',
    killedBy: oracle('[S12.b] a refusal with {"ignoresUnauthorised":true} changes nothing in use'),
  },
  {
    says: 'what a call ignores does not reach the session',
    file: 'src/api/client.ts',
    was: 'options.ignoresUnauthorised ?? endpoint.ignoresUnauthorised ?? false',
    is: 'false',
    killedBy: inPortal('end.test.ts', refusals),
  },
  {
    says: 'the question whether somebody is signed in counts its own refusal',
    file: 'src/portal/session.ts',
    was: '(presence.profile, {}, { ignoresUnauthorised: true })',
    is: '(presence.profile, {}, {})',
    killedBy: ['tests/session/session-effects.test.ts', probe],
  },
  {
    says: 'the question whether the network is back counts its own refusal',
    file: 'src/portal/connection.ts',
    was: 'client(firstConfig.get, {}, { ignoresUnauthorised: true })',
    is: 'client(firstConfig.get, {}, {})',
    killedBy: inPortal(
      'connection.test.tsx',
      '[N1] the connection > an answer to the question ends it, whatever it says, and a refusal of it signs nobody out',
    ),
  },
  ...[
    ['verification.ts', 'email/verify'],
    ['registration.ts', 'register'],
    ['error-logs.ts', 'error-logs'],
  ].map(([file = '', call = '']): KnownMutant => ({
    says: `a refusal of ${call} ends the session`,
    file: `src/contract/${file}`,
    was: 'ignoresUnauthorised: true,',
    is: '',
    killedBy: [
      'src/contract/ignored-refusals.test.ts',
      '[S12] only these calls say nothing about the session when they are refused',
    ],
  })),
  {
    says: 'the commands of a former user are kept',
    file: 'machines/wiring.ts',
    was: "  endsWithSession('offerCommands'),\n",
    is: '',
    killedBy: inPortal('commands.test.tsx', commands),
  },
  {
    says: 'the commands of a former user stay in the list',
    file: 'machines/offer-commands/offer-commands.machine.ts',
    was: 'enqueue.assign({ subjects: [] });',
    is: '',
    killedBy: inPortal('commands.test.tsx', commands),
  },
  {
    says: 'the commands of a former user go on',
    file: 'machines/offer-commands/offer-commands.machine.ts',
    was: 'for (const subject of context.subjects) enqueue.stopChild(actorOf(subject));',
    is: '',
    killedBy: inPortal('commands.test.tsx', commands),
  },
  {
    says: 'the toasts of a former user stay on screen',
    file: 'machines/wiring.ts',
    was: "  endsWithSession('toasts'),\n",
    is: '',
    killedBy: inPortal('shell.test.tsx', tray),
  },
  {
    says: 'the notification centre keeps what a former user was told',
    file: 'machines/wiring.ts',
    was: "  lastsAsSession('notificationCentre'),\n",
    is: '',
    killedBy: inPortal('shell.test.tsx', tray),
  },
  {
    says: 'the first of two forms lets go of the screen',
    file: 'machines/navigation/navigation.setup.ts',
    was: 'held: context.held && placeOf(forms)',
    is: 'held: null',
    killedBy: inPortal('end.test.ts', twoForms),
  },
  {
    says: 'two forms have one name',
    file: 'src/portal/hold-screen.ts',
    was: 'const form = `form ${named}`;',
    is: "const form = 'form';",
    killedBy: inPortal('end.test.ts', twoForms),
  },
  {
    says: 'requests go on after the sign-out',
    file: 'src/api/query-client.ts',
    was: 'const options = { signal, ...(meta',
    is: 'const options = { ...(meta',
    killedBy: inPortal('end.test.ts', leaving),
  },
  {
    says: 'requests go on after the sign-out, and what they bring stays',
    file: 'src/portal/server-data.ts',
    was: 'void loaded?.queryClient.cancelQueries();\n      loaded?.queryClient.clear();',
    is: '',
    killedBy: inPortal('end.test.ts', leaving),
  },
];

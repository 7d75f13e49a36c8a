import type { Clauses } from './clause.ts';

const rule = (index: number) => `navigation.guarding.applyingRules | always | ${index}`;

export const guardClauses = {
  'G1.a': [
    'No navigation is judged before the session is loaded.',
    'navigation.guarding.awaitingSession | always | 0: unguard',
    'navigation.guarding.awaitingSession | always | 0: negate',
    'condition 1 of session for navigation',
  ],
  'G2.a': [
    'The title names the deepest route, then the system.',
    'navigation.guarding.committing: drop entry setTitle',
  ],
  'G2.b': [
    'Without a title of the route it is the name of the system alone.',
    'machines/navigation/navigation.setup.ts | route?.titled ? route.name : null -> route?.name ?? null',
  ],
  'G2.c': [
    "They are joined as 'Title - System name'.",
    "src/portal/navigation.ts | filter(Boolean).join(' - ') -> filter(Boolean).join(' | ')",
  ],
  'G3.a': [
    'A one-time token is taken out of the address.',
    `${rule(3)}: drop`,
    `${rule(3)}: drop action redirectTo`,
  ],
  'G3.b': [
    'The other values of the query stay.',
    `${rule(3)}: drop`,
    'machines/lib/location.ts | pairs.filter((pair) => !new URLSearchParams(`?${pair}`).has(oneTimeToken)) -> []',
  ],
  'G4.a': [
    'Who is signed in is led from the guest screens to the root.',
    `${rule(4)}: drop`,
    `${rule(4)}: drop action redirectTo`,
  ],
  'G4.b': [
    'After a one-time token a redirect that passes its checks is followed.',
    `${rule(4)}: drop`,
    'machines/lib/location.ts | const mayLeadOn = pathname === places.login -> const mayLeadOn = false',
  ],
  'G5.a': [
    'Who is signed in is led from the public offer wall to the offer wall.',
    `${rule(5)}: drop`,
    `${rule(5)}: drop action redirectTo`,
  ],
  'G6.a': [
    'Who is signed out is led from a private screen to the login.',
    `${rule(6)}: drop`,
    `${rule(6)}: drop action redirectTo`,
  ],
  'G6.b': [
    'Its redirect holds the path and the remaining query.',
    `${rule(6)}: drop action redirectTo`,
    'machines/lib/location.ts | encodeURIComponent(withoutOneTimeToken(location)) -> encodeURIComponent(pathOf(location))',
  ],
  'G6.c': [
    'After signing in the portal goes there.',
    'wire from session session.signedIn to navigation location.request',
  ],
  'G6.d': [
    'It never goes to another origin.',
    "machines/lib/location.ts | route === null || route.access === 'guest' ? places.root : target -> target",
  ],
  'G7.a': [
    'The newest of overlapping navigations wins.',
    'navigation | location.request | 1: drop',
    'navigation | location.changed | 1: drop',
  ],
  'G7.b': [
    'Nothing of an abandoned screen is left.',
    'machines/navigation/navigation.machine.ts | loadingScreen: { -> loadingScreen: { entry: commit,',
  ],
} as const satisfies Clauses;

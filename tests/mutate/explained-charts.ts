const heldAgain =
  'The location is requested again along with it, and showing it again holds its forms again.';
const challenged = 'A second factor is waited for and proven only where the network has asked for one.';
const isShown = 'A form is held, and a screen within reach, only where a screen is shown.';
const loaded = 'A screen is loaded only for a location that has a route.';
const ofRoute = 'A location within the screen that is shown has the route of that screen.';

/** Mutants of the code of charts and of the wiring that no test can notice, and why. */
export const explainedInCharts: Readonly<Record<string, string>> = {
  'machines/wiring.ts | const nothing = () => ({}); -> const nothing = () => undefined;':
    'Nothing is added to the event either way.',
  "machines/wiring.ts | wire({ from: 'session', on: 'session.signedIn', to: 'navigation', type: 'session.signedIn' }, nothing), -> wire({ from: \"\", on: 'session.signedIn', to: 'navigation', type: 'session.signedIn' }, nothing),":
    heldAgain,
  "machines/wiring.ts | wire({ from: 'session', on: 'session.signedIn', to: 'navigation', type: 'session.signedIn' }, nothing), -> wire({ from: 'session', on: \"\", to: 'navigation', type: 'session.signedIn' }, nothing),":
    heldAgain,
  "machines/wiring.ts | wire({ from: 'session', on: 'session.signedIn', to: 'navigation', type: 'session.signedIn' }, nothing), -> wire({ from: 'session', on: 'session.signedIn', to: 'navigation', type: \"\" }, nothing),":
    heldAgain,
  'machines/navigation/navigation.setup.ts | const access = matchRoute(routes, location)?.access; -> const access = matchRoute(routes, location).access;':
    ofRoute,
  'machines/navigation/navigation.setup.ts | if (!settled || access === undefined || hasOneTimeToken(location)) return false; -> if (!settled || false || hasOneTimeToken(location)) return false;':
    ofRoute,
  "machines/navigation/navigation.setup.ts | return settled && !signedIn && current !== null && matchRoute(routes, current)?.access === 'publisher'; -> return settled && !signedIn && current !== null && matchRoute(routes, current).access === 'publisher';":
    'A screen that is shown has a route.',
  'machines/navigation/navigation.setup.ts | current !== null && isElsewhere(current, target, parameters); -> true && isElsewhere(current, target, parameters);':
    isShown,
  'machines/navigation/navigation.setup.ts | held !== null && current !== null && isElsewhere(location, current, held); -> held !== null && true && isElsewhere(location, current, held);':
    isShown,
  'machines/session/session.setup.ts | challengeLife: ({ context }) => (context.challenge?.expires_in ?? 0) * 1000, -> challengeLife: ({ context }) => (context.challenge.expires_in ?? 0) * 1000,':
    challenged,
  "machines/session/session.setup.ts | return { challenge: context.challenge?.id ?? '', proof: event.proof }; -> return { challenge: context.challenge.id ?? '', proof: event.proof };":
    challenged,
  'machines/session/session.setup.ts | return { challenge: context.challenge?.id ?? \'\', proof: event.proof }; -> return { challenge: context.challenge?.id ?? "Stryker was here!", proof: event.proof };':
    challenged,
  "machines/navigation/navigation.setup.ts | screen: ({ context: { routes, target } }: InState) => ({ name: matchRoute(routes, target)?.name ?? '' }), -> screen: ({ context: { routes, target } }: InState) => ({ name: matchRoute(routes, target).name ?? '' }),":
    loaded,
  'machines/navigation/navigation.setup.ts | screen: ({ context: { routes, target } }: InState) => ({ name: matchRoute(routes, target)?.name ?? \'\' }), -> screen: ({ context: { routes, target } }: InState) => ({ name: matchRoute(routes, target)?.name ?? "Stryker was here!" }),':
    loaded,
  'machines/navigation/navigation.setup.ts | return { route: route?.titled ? route.name : null }; -> return { route: route.titled ? route.name : null };':
    'The dashboard, which stands in for an unknown path, has a route.',
  'machines/navigation/navigation.setup.ts | return { current: target, ...(isSame ? { held: placeOf(forms) } : { forms: [], held: null }) }; -> return { current: target, ...(isSame ? {} : { forms: [], held: null }) };':
    'Only the end of a session lets go of a form that stays, and the next one has it held again.',
};

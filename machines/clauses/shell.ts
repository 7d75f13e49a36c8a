import type { Clauses } from './clause.ts';

export const shellClauses = {
  'A1.a': [
    'The seven public screens open without signing in.',
    "src/route-table.ts | path: '/set-new-password', -> path: '/new-password',",
    "src/route-table.ts | path: '/register-completed', -> path: '/registered',",
  ],
  'A1.b': [
    'The public offer wall is at /offers.',
    "src/route-table.ts |     path: '/offers', ->     path: '/catalogue',",
  ],
  'A2.a': [
    'A verification link passes its id as hash and id, its signature and its expiry.',
    'verifyEmail.verifying: drop invoke verifyEmail',
    "machines/verify-email/verify-email.machine.ts | signature: signature ?? '' -> signature: id ?? ''",
    "machines/verify-email/verify-email.machine.ts | expires: expires ?? '' -> expires: id ?? ''",
  ],
  'A2.b': [
    "Bad link parameters show 'Invalid URL params' and call nothing.",
    'verifyEmail.readingLink | always | 0',
    'verifyEmail.readingLink | always | 1',
  ],
  'A2.c': [
    'A link that is refused is final; one that failed can be tried again.',
    'verifyEmail.verifying | verifyEmail onError | 0',
    'verifyEmail.verifying | verifyEmail onError | 1',
    'verifyEmail.failed | verification.retry | 0',
  ],
  'A3.a': [
    'An unknown path leads to the root, with a message.',
    'navigation.guarding.applyingRules | always | 2',
    'wire from navigation address.unknown to portal address.unknown',
    'portal | address.unknown | 0',
  ],
  'A3.b': [
    'The root leads to the dashboard.',
    'navigation.guarding.applyingRules | always | 0: drop',
    'navigation.guarding.applyingRules | always | 0: drop action redirectTo',
  ],
  'A4.a': [
    'Each screen behind the login has its path.',
    "src/route-table.ts | path: '/postbacks', -> path: '/postback',",
    "src/route-table.ts | path: '/live-offers/{id}/{type}', -> path: '/live-offers/{type}/{id}',",
  ],
  'A4.b': [
    'Each has its title.',
    'src/route-table.ts | title: msg`Offer Wall`, -> title: null,',
    'src/route-table.ts | title: msg`Profile`, -> title: msg`Account`,',
  ],
  'A4.c': [
    'Analytics loads on demand.',
    "src/app/screens.ts | import.meta.glob<ScreenModule>('#screens/*/*-screen.tsx') -> import.meta.glob<ScreenModule>('#screens/*/*-screen.tsx', { eager: true })",
  ],
  'A4.d': [
    'A details id that is no number, or another type, is an unknown path.',
    "src/route-table.ts | params: { id: '[0-9]+', type: 'pending|live' }, -> params: { id: '[0-9]+' },",
    "src/route-table.ts | params: { id: '[0-9]+', type: 'pending|live' }, -> params: { type: 'pending|live' },",
  ],
  'A4.e': [
    'A screen waits for data that is on its way, 150 ms at most.',
    'navigation.guarding.loadingScreen | loadScreen onDone | 0',
    'navigation.guarding.awaitingData | awaitData onDone | 0',
    'navigation.guarding.awaitingData | after dataPatience | 0',
    'navigation: delay dataPatience',
  ],
  'A5.a': [
    'The top navigation has five links.',
    "src/route-table.ts | nav: { order: 4, label: msg`Pending & Live Offers`, icon: 'Radio' }, -> nav: null,",
    "src/route-table.ts | nav: { order: 4, label: msg`Pending & Live Offers`, icon: 'Radio' }, -> nav: { order: 9, label: msg`Pending & Live Offers`, icon: 'Radio' },",
  ],
  'A5.b': [
    'The profile menu has Profile and Sign out.',
    "src/app/shell/user-menu.tsx | onSelect={() => navigate(href('profile'))} -> onSelect={() => navigate(href('dashboard'))}",
    'src/app/shell/user-menu.tsx | <Trans>Sign out</Trans> -> <Trans>Leave</Trans>',
  ],
  'A5.c': [
    'Sign out leads to the login.',
    'navigation | signOut.request | 0',
    'wire from navigation session.signOut to session session.signOut',
    'wire from session session.signedOut to navigation location.request',
  ],
  'A5.d': [
    'The logo leads to the dashboard.',
    "src/app/shell/shell.tsx | <Link href={href('dashboard')} aria-label -> <Link href={href('offerWall')} aria-label",
  ],
  'A5.e': [
    'The address that is signed in is shown.',
    'src/app/shell/user-menu.tsx | address={user?.email ?? t`Account`} -> address={t`Account`}',
  ],
  'A6.a': [
    'The mobile menu has the five links, the address and Sign out.',
    'src/app/shell/mobile-drawer.tsx | {navigationEntries.map( -> {navigationEntries.slice(1).map(',
    'src/app/shell/mobile-drawer.tsx | address={user?.email ?? \'\'} -> address=""',
    'src/app/shell/mobile-drawer.tsx | <Trans>Sign out</Trans> -> <Trans>Leave</Trans>',
  ],
  'A6.b': [
    'Profile menu and mobile menu open and close.',
    'src/app/shell/mobile-menu.tsx | onClick={() => setIsOpen(true)} -> onClick={prefetch}',
    'src/app/shell/mobile-menu.tsx | const close = () => setIsOpen(false); -> const close = () => setIsOpen(true);',
  ],
  'A7.a': [
    'A status bar names the partner, then the operator.',
    'src/app/shell/shadow-bar.tsx | Shadow login as <strong>{partner}</strong> by <strong>{operator}</strong> -> Shadow login as <strong>{operator}</strong> by <strong>{partner}</strong>',
  ],
  'A7.b': [
    'It is there in a shadow login alone.',
    'shadowLogin.acting: drop tag shadowed',
    'shadowLogin.observing: drop tag shadowed',
    'wire from session user.loaded to shadowLogin user.loaded',
  ],
  'A8.a': [
    'A spinner shows until the session is loaded.',
    'src/app/app.tsx | if (!loaded || !isShown) return <Boot />; -> if (!loaded || !isShown) return null;',
  ],
  'A8.b': [
    'No screen comes up before.',
    'navigation.guarding.awaitingSession | always | 0: unguard',
    'navigation.guarding.awaitingSession | always | 0: negate',
  ],
  'A9.a': ['The breakpoints are 640, 768, 1024 and 1280.', "panda.config.ts | md: '768px' -> md: '800px'"],
  'A9.b': [
    'Every screen is usable from 360 px up.',
    "src/ui/layout/top-bar.recipe.ts | nav: { display: { base: 'none', lg: 'flex' } -> nav: { flexShrink: '0', display: { base: 'flex', lg: 'flex' }",
  ],
  'A10.a': ['Addresses are paths of the history.', 'navigation.guarding.committing: drop entry writeHistory'],
  'A10.b': ['A navigation starts at the top.', 'navigation.guarding.committing: drop entry scrollToTop'],
  'A10.c': [
    'Unsaved input is left only after a confirmation.',
    'navigation | location.request | 0',
    'navigation | location.changed | 0',
    'navigation.askingToLeave | leave.cancel | 0',
    'navigation.idle | signOut.request | 0',
    'machines/navigation/navigation.setup.ts | isElsewhere(location, current, -> true || isElsewhere(location, current,',
  ],
  'A11.a': [
    'The sections of live offers are tabs with an address each.',
    "src/screens/offers/live-offers-screen.tsx | 'campaigns', 'tracking-links'] as const -> 'campaigns'] as const",
    'src/lists/use-tab.ts | `${path}?tab=${name}` -> path',
  ],
  'A11.b': [
    'The sections of the details are tabs with an address each.',
    "src/screens/offers/details/details-tabs.tsx |   'caps', -> ",
  ],
  'A12.a': [
    'Every text exists in English and German.',
    'locales/screens/de.po | msgstr "„{field}“ muss eine gültige E-Mail-Adresse sein" -> msgstr ""',
  ],
  'A12.b': [
    'English is the default.',
    "src/contract/locales.ts | { en: 'English', de: 'Deutsch' } -> { de: 'Deutsch', en: 'English' }",
  ],
  'A12.c': [
    'The choice is kept.',
    'src/i18n/i18n.ts | localStorage.setItem(storageKey, locale); -> undefined;',
  ],
} as const satisfies Clauses;

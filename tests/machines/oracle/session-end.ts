import {
  credentials,
  failure,
  pendingUser,
  registration,
  shadowUser,
  token,
  user,
} from '#machines/models/samples.ts';
import { answer, fail, send, type Row } from './row.ts';
import { go, portalAt, portalOf, portalOfVisitor, screen } from './starts.ts';

const inUse = portalOf();
const signsOut = [send('session.signOut', {}, 'session'), answer('signOut')] as const;
const toast = send('toast.show', { toast: { type: 'info', text: 'Paused', at: 1 } }, 'toasts');
const command = (id: number) => send('subject.add', { subject: { kind: 'offer', id } }, 'offerCommands');
const openPalette = send('palette.toggle', {}, 'palette');
const ask = send('confirmation.ask', {}, 'confirmation');
const atLogin = portalOfVisitor('/login');
const atRegister = portalOfVisitor('/register');
const signIn = send('session.signIn', { credentials }, 'session');

/** What was decided where the specification is silent: what belongs to one session, and to no other. */
export const sessionEndRows: readonly Row[] = [
  {
    clause: 'S9.g',
    says: 'how long the session lasts is read as soon as there is a token',
    ...atLogin,
    given: [...atLogin.given, signIn],
    when: [answer('signIn', token)],
    expected: {
      does: [
        ['storeToken', { token }],
        ['announce', { news: 'signedIn' }],
        'call loadReferenceData',
        'call readTimeLeft',
      ],
    },
  },
  {
    clause: 'S9.g',
    says: 'the warning ahead of its end is made ready with the first screen',
    ...atLogin,
    given: [...atLogin.given, signIn, answer('signIn', token)],
    when: [answer('loadReferenceData', user)],
    expected: { does: ['loadSessionClock', 'call followTabs', ['call loadScreen', { name: 'dashboard' }]] },
  },
  {
    clause: 'S9.h',
    says: 'a question for the password goes with its screen',
    ...inUse,
    given: [...inUse.given, ask],
    when: [go('/offer-wall'), screen],
    expected: { isNot: ['confirmation.asking'], shows: '/offer-wall' },
  },
  {
    clause: 'S9.h',
    says: 'it is asked where somebody is signed in',
    ...inUse,
    when: [ask],
    expected: { is: ['confirmation.asking'] },
  },
  ...([screen, fail('loadScreen')] as const).map((arrived, index): Row => ({
    clause: 'S9.i',
    says: `the errors of a link are there with the first screen${index === 0 ? '' : ', also with one that fails'}`,
    ...portalAt('/login?ott=once', { hasOneTimeToken: true }),
    given: [fail('exchangeOneTimeToken', failure)],
    when: [arrived],
    expected: {
      has: { session: { errors: { attempt: 'oneTimeToken', failure: { code: failure.code } } } },
      shows: '/login',
    },
  })),
  {
    clause: 'S9.i',
    says: 'the errors of the login are not those of the registration',
    ...atLogin,
    given: [...atLogin.given, signIn, fail('signIn', failure)],
    when: [go('/register'), screen],
    expected: { has: { session: { errors: null } }, shows: '/register' },
  },
  {
    clause: 'S10.d',
    says: 'drafts are forgotten, then the confirmation is loaded',
    ...atRegister,
    given: [...atRegister.given, send('session.register', { registration }, 'session')],
    when: [answer('register')],
    expected: { does: ['forgetDrafts', ['call loadScreen', { name: 'registerCompleted' }]] },
  },
  {
    clause: 'S11.g',
    says: 'their screen is taken away at once, with the forms that it holds',
    ...inUse,
    given: [...inUse.given, send('form.held', { form: 'profile', parameters: [] }, 'navigation')],
    when: signsOut,
    expected: { has: { navigation: { current: null, forms: { length: 0 }, held: null } }, shows: null },
  },
  {
    clause: 'S11.g',
    says: 'toasts are closed',
    ...inUse,
    given: [...inUse.given, toast],
    when: signsOut,
    expected: { isNot: ['toasts.shown'], has: { toasts: { toasts: { length: 0 } } } },
  },
  {
    clause: 'S11.g',
    says: 'commands on offers are over',
    ...inUse,
    given: [...inUse.given, command(1), command(2)],
    when: signsOut,
    expected: { has: { offerCommands: { subjects: { length: 0 } } } },
  },
  {
    clause: 'S11.g',
    says: 'each offer has one chart of its commands until then',
    ...inUse,
    when: [command(1), command(2), command(1)],
    expected: { does: [], has: { offerCommands: { subjects: { length: 2, 1: { id: 2 } } } } },
  },
  {
    clause: 'S11.g',
    says: 'the palette forgets what was chosen in it',
    ...inUse,
    given: [...inUse.given, openPalette, send('palette.choose', { id: '1' }, 'palette')],
    when: signsOut,
    expected: { isNot: ['palette.open'], has: { palette: { recent: { length: 0 } } } },
  },
  {
    clause: 'S11.g',
    says: 'the palette opens while the portal is used',
    ...inUse,
    when: [openPalette],
    expected: { is: ['palette.open'] },
  },
  ...[
    { over: 'the login', ...atLogin },
    { over: 'new terms', ...portalOf(pendingUser) },
    {
      over: 'the question whether to leave',
      ...inUse,
      given: [
        ...inUse.given,
        send('form.held', { form: 'profile', parameters: [] }, 'navigation'),
        go('/offer-wall'),
      ],
    },
    {
      over: 'a suspension',
      ...inUse,
      given: [...inUse.given, send('account.suspended', { reason: null, isCurrent: true }, 'session')],
    },
  ].map(({ over, ...start }): Row => ({
    clause: 'S11.g',
    says: `the palette does not open over ${over}`,
    ...start,
    when: [openPalette],
    expected: { isNot: ['palette.open'] },
  })),
  {
    clause: 'S11.g',
    says: 'nobody acts for the partner any more',
    ...portalOf(shadowUser),
    given: [...portalOf(shadowUser).given, answer('loadConfiguration', { isShadowReadOnly: false })],
    when: signsOut,
    expected: { isNot: ['shadowLogin.shadowed', 'shadowLogin.writable'] },
  },
  {
    clause: 'S11.g',
    says: 'a question for the password is closed',
    ...inUse,
    given: [...inUse.given, ask],
    when: signsOut,
    expected: { isNot: ['confirmation.asking'] },
  },
];

import { assertEvent, assign, emit, setup } from 'xstate';
import { chartTypes, effect } from '../lib/effect.ts';
import { answerLimit } from '../lib/failure.ts';
import type { SessionUser } from '../session/session.setup.ts';

type TermsEvent =
  | { type: 'user.loaded'; user: SessionUser }
  | { type: 'user.reloadFailed' }
  | { type: 'session.ended' }
  | { type: 'session.signingOut' }
  | { type: 'terms.tick' }
  | { type: 'terms.untick' }
  | { type: 'terms.accept'; tos: string }
  | { type: 'terms.decline' };

/** Requests: only the session loads users, only the navigation can confirm signing out. */
type TermsEmitted = { type: 'user.reload' } | { type: 'signOut.request' };

const calls = { acceptTerms: effect<void, { tos: string }>('acceptTerms') };

/** Accepts the version of the terms that was on screen. */
export type TermsUpdateEffects = { actors: typeof calls };

const userOf = ({ event }: { event: { user: SessionUser } }) => event.user;
const acceptedTerms = ({ event }: { event: TermsEvent }) => {
  assertEvent(event, 'terms.accept');
  return { tos: event.tos };
};

const termsSetup = setup({
  types: chartTypes<{
    context: { version: string | null };
    events: TermsEvent;
    emitted: TermsEmitted;
    tags: 'blocking' | 'ticked' | 'reminded' | 'busy' | 'accepting' | 'declining';
  }>(),
  actors: calls,
  actions: {
    rememberVersion: assign((_, { pendingTerms: version }: SessionUser) => ({ version })),
    forgetVersion: assign({ version: null }),
    emitReload: emit({ type: 'user.reload' }),
    emitSignOutRequest: emit({ type: 'signOut.request' }),
  },
  delays: { answerLimit },
  guards: {
    mustAccept: (_, { shadowed, pendingTerms }: SessionUser) => pendingTerms !== null && !shadowed,
    isAskedAlready: ({ context }, { shadowed, pendingTerms }: SessionUser) =>
      pendingTerms !== null && !shadowed && pendingTerms === context.version,
  },
});

/**
 * Whether the terms dialog is there, and what can be done in it (T1 to T5). A view asks for its tags: `blocking` shows
 * the dialog, `ticked` the box, `reminded` its error; while `busy` nothing can be pressed.
 */
export const termsMachine = termsSetup.createMachine({
  id: 'terms',
  description: 'New terms have to be accepted before the portal can be used any further.',
  context: { version: null },
  initial: 'hidden',
  on: {
    'user.loaded': [
      {
        guard: { type: 'isAskedAlready', params: userOf },
        description:
          'The user was loaded anew: the same terms are pending, and what was ticked still counts.',
        meta: { spec: ['T1'] },
      },
      {
        guard: { type: 'mustAccept', params: userOf },
        target: '.blocking',
        actions: { type: 'rememberVersion', params: userOf },
        description: 'The terms of this user are pending: an earlier tick no longer counts.',
        meta: { spec: ['T1'] },
      },
      {
        target: '.hidden',
        actions: 'forgetVersion',
        description: 'The terms are accepted, or an operator acts as the publisher and is not asked.',
        meta: { spec: ['T3', 'T5'] },
      },
    ],
    'session.ended': {
      target: '.hidden',
      actions: 'forgetVersion',
      description: 'The user has left, or is shown why the account is suspended: no dialog covers that.',
      meta: { spec: ['T4', 'S15'] },
    },
  },
  states: {
    hidden: { description: 'There is nothing to accept.', meta: { screen: 'without-terms' } },
    blocking: {
      description: 'The dialog covers the portal; its two buttons are the only way out.',
      meta: { spec: ['T1'] },
      tags: ['blocking'],
      initial: 'unticked',
      on: {
        'session.signingOut': {
          target: '.declining',
          description: 'Nothing is lost by signing out, or that was confirmed.',
          meta: { spec: ['T4'] },
        },
      },
      states: {
        unticked: {
          description: 'The box is not ticked: accepting only reminds of it.',
          meta: { spec: ['T2'] },
          initial: 'plain',
          on: {
            'terms.tick': { target: 'ticked', meta: { spec: ['T2'] } },
            'terms.accept': { target: '.reminded', meta: { spec: ['T2'] } },
            'terms.decline': { actions: 'emitSignOutRequest', meta: { spec: ['T4'] } },
          },
          states: {
            plain: { description: 'Nothing was tried yet.', meta: { screen: 'terms-unticked' } },
            reminded: {
              description: 'The box says that it is required.',
              meta: { spec: ['T2'], screen: 'terms-reminded' },
              tags: ['reminded'],
            },
          },
        },
        ticked: {
          description: 'The terms can be accepted.',
          meta: { spec: ['T2'], screen: 'terms-ticked' },
          tags: ['ticked'],
          on: {
            'terms.untick': { target: 'unticked', meta: { spec: ['T2'] } },
            'terms.accept': { target: 'accepting', meta: { spec: ['T2', 'T3'] } },
            'terms.decline': { actions: 'emitSignOutRequest', meta: { spec: ['T4'] } },
          },
        },
        accepting: {
          description: 'The acceptance is sent.',
          meta: { spec: ['T3', 'T4'], screen: 'terms-accepting' },
          tags: ['ticked', 'busy', 'accepting'],
          invoke: {
            id: 'acceptTerms',
            src: 'acceptTerms',
            input: acceptedTerms,
            onDone: { target: 'reloadingUser', meta: { spec: ['T3'] } },
            onError: {
              target: 'ticked',
              description: 'No message: the dialog stays, and accepting can be tried again.',
              meta: { spec: ['T3'] },
            },
          },
          after: {
            answerLimit: {
              target: 'ticked',
              description: 'No answer: accepting a second time does no harm.',
              meta: { spec: ['T3', 'E8'] },
            },
          },
        },
        reloadingUser: {
          description: 'The session reloads the user, which closes the dialog.',
          meta: { spec: ['T3', 'T4'], screen: 'terms-accepting' },
          tags: ['ticked', 'busy', 'accepting'],
          entry: 'emitReload',
          on: {
            'user.loaded': {
              guard: { type: 'isAskedAlready', params: userOf },
              target: 'unticked',
              description: 'The network asks for the same terms again.',
              meta: { spec: ['T3'] },
            },
            'user.reloadFailed': {
              target: 'ticked',
              description: 'No message: accepting a second time does no harm.',
              meta: { spec: ['T3'] },
            },
          },
        },
        declining: {
          description: 'The session signs out; its end closes the dialog.',
          meta: { spec: ['T4'], screen: 'terms-declining' },
          tags: ['busy', 'declining'],
        },
      },
    },
  },
});

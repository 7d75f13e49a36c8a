import type { SystemMoment } from '../exploration/beside.ts';
import { tos } from '../models/samples.ts';
import type { SessionUser } from '../session/session.setup.ts';
import type { Law } from './law.ts';
import { does, isLeaving } from './looks.ts';

const loadsUser =
  /done\.actor\.(loadReferenceData|loadReferenceDataAfterSignIn|reloadUser|askForUser|askForUserAgain)$/;
const buttons = [
  { type: 'terms.tick' },
  { type: 'terms.untick' },
  { type: 'terms.accept', tos },
  { type: 'terms.decline' },
] as const;

/** When new terms are asked for, and what accepting and declining them does. */
export const termsLaws = {
  termsDialog: {
    requirements: ['T1', 'T4'],
    says: 'the terms dialog is there only while somebody is signed in and neither starting, suspended nor setting up a factor',
    holds: ({ after }) =>
      !after.terms.hasTag('blocking') ||
      ((['signedIn', 'loaded'] as const).every((tag) => after.session.hasTag(tag)) &&
        !(['suspended', 'factorSetup'] as const).some((tag) => after.session.hasTag(tag))),
  },
  pendingTerms: {
    requirements: ['T1', 'T5'],
    says: 'a user brings the terms dialog up if the terms are pending and nobody acts for them, else takes it away',
    holds: ({ event, after }) => {
      const isArrival = event.type === 'user.arrived' && after.session.matches({ signedIn: 'idle' });
      if (!isArrival && !loadsUser.test(event.type)) return true;
      // What the samples answer these calls with.
      const { pendingTerms, shadowed } = (isArrival ? event.user : event.output) as SessionUser;
      return after.terms.hasTag('blocking') === (pendingTerms !== null && !shadowed);
    },
  },
  tickedTerms: {
    requirements: ['T2'],
    says: 'terms are accepted from a ticked box only',
    holds: ({ before, after }) =>
      !does(after, 'call acceptTerms') || before.terms.matches({ blocking: 'ticked' }),
  },
  failedAcceptance: {
    requirements: ['T3'],
    says: 'a failed acceptance shows no error',
    holds: ({ before, event, after }) =>
      !(
        event.type.endsWith('error.actor.acceptTerms') ||
        (event.type.endsWith('error.actor.reloadUser') && before.terms.matches({ blocking: 'reloadingUser' }))
      ) ||
      (after.deeds.length === 0 && !after.terms.hasTag('busy')),
  },
  busyTerms: {
    requirements: ['T4'],
    says: 'a busy dialog waits for somebody',
    holds: ({ after }) =>
      !after.terms.hasTag('busy') ||
      Object.keys(after.terms.children).length > 0 ||
      after.session.matches({ signedIn: 'reloadingUser' }) ||
      isLeaving(after),
  },
  pressedWhileBusy: {
    requirements: ['T4'],
    says: 'a busy dialog cannot be pressed',
    holds: ({ after }) => !after.terms.hasTag('busy') || !buttons.some((button) => after.terms.can(button)),
  },
  declinedTerms: {
    requirements: ['T4'],
    says: 'declining signs out, or asks about what is not saved',
    holds: ({ event, after }) =>
      event.type !== 'terms.decline' ||
      after.navigation.hasTag('askingToLeave') ||
      (isLeaving(after) && after.terms.hasTag('declining')),
  },
} satisfies Record<string, Law<SystemMoment>>;

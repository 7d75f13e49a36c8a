import type { SystemMoment } from '../exploration/beside.ts';
import type { GroupName } from '../exploration/groups.ts';
import type { System } from '../exploration/system.ts';
import { groupLaws } from './groups.ts';
import type { Law } from './law.ts';
import { screenLaws } from './screens.ts';
import { sessionLaws } from './session.ts';
import { termsLaws } from './terms.ts';

const wholeLaws = {
  working: {
    requirements: ['M1'],
    says: 'no chart breaks down',
    holds: ({ after: { session, navigation, terms } }) =>
      [session, navigation, terms].every(({ status }) => status === 'active'),
  },
} satisfies Record<string, Law<SystemMoment>>;

/** What holds of the session, the navigation and the terms together. */
export const systemLaws = { ...screenLaws, ...sessionLaws, ...termsLaws, ...wholeLaws };

/** From everywhere there is a way to a state of this kind. */
export const ways = {
  waySignedIn: {
    requirements: ['M1'],
    says: 'from everywhere there is a way to sign in',
    isGoal: ({ session, navigation }) => session.matches({ signedIn: 'idle' }) && navigation.matches('idle'),
  },
  waySignedOut: {
    requirements: ['M1'],
    says: 'from everywhere there is a way to sign out',
    isGoal: ({ session, navigation }) => session.matches({ signedOut: 'idle' }) && navigation.matches('idle'),
  },
} satisfies Record<string, Omit<Law<never>, 'holds'> & { isGoal: (system: System) => boolean }>;

type GroupLawId = { [Group in GroupName]: keyof (typeof groupLaws)[Group] }[GroupName];
export type LawId = keyof typeof systemLaws | keyof typeof ways | GroupLawId;

export { groupLaws };

import type { AnyEventObject } from 'xstate';
import type { Joint } from '../exploration/beside.ts';
import type { GroupName } from '../exploration/groups.ts';
import type { ChartSnapshot } from '../models/chart-model.ts';
import type { Law } from './law.ts';

/** One event somewhere in a group or in the first charts. */
export type JointMoment = { before: Joint; event: AnyEventObject; after: Joint };

const chart = ({ charts }: Joint, name: string): ChartSnapshot => {
  const found = charts[name];
  if (!found) throw new Error(`No chart ${name}`);
  return found;
};
const has = (joint: Joint, name: string, tag: string) => chart(joint, name).hasTag(tag);
const sizeOf = (joint: Joint, name: string, list: string) =>
  (chart(joint, name).context[list] as readonly unknown[]).length;
const textOf = ({ toast }: AnyEventObject) => (toast as { text: string }).text;
const isIn = (joint: Joint, name: string, state: string) => chart(joint, name).matches(state);

const isProbing = (joint: Joint) =>
  isIn(joint, 'connection', 'retries.outage.probing') ||
  isIn(joint, 'connection', 'retries.outage.probingAgain');

/** Of the charts that only listen, each group beside the first charts. */
export const groupLaws = {
  palette: {
    paletteFree: {
      requirements: ['A5', 'T1', 'S12'],
      says: 'the palette is open only while nothing has to be answered first',
      holds: ({ after }) => !has(after, 'palette', 'open') || after.view.isFree,
    },
    recentChoices: {
      requirements: ['S11', 'S13'],
      says: 'no choice of a former user is left',
      holds: ({ after }) => after.view.hasUser || sizeOf(after, 'palette', 'recent') === 0,
    },
    paletteOpens: {
      requirements: ['A5'],
      says: 'the palette can be opened whenever nothing stands before it',
      holds: ({ after }) => !after.view.isFree || !isIn(after, 'palette', 'barred'),
    },
  },
  toasts: {
    toastsOfUser: {
      requirements: ['S11', 'S12', 'S13'],
      says: 'no toast and no action of a former user stays',
      holds: ({ before, after }) =>
        !before.view.hasUser || after.view.hasUser || !has(after, 'toasts', 'shown'),
    },
    listOfUser: {
      requirements: ['S11', 'S12', 'S13'],
      says: 'the list of notifications is empty while nobody is signed in',
      holds: ({ after }) =>
        after.view.hasUser ||
        (isIn(after, 'notificationCentre', 'list.off') &&
          sizeOf(after, 'notificationCentre', 'notifications') === 0),
    },
    toastsListed: {
      requirements: ['O13'],
      says: 'a signed-in user finds every toast in the list of notifications',
      holds: ({ event, after }) =>
        event.type !== 'toast.show' ||
        !after.view.hasUser ||
        JSON.stringify(chart(after, 'notificationCentre').context).includes(textOf(event)),
    },
  },
  shadowLogin: {
    changesSignedIn: {
      requirements: ['M4', 'S11'],
      says: 'nobody changes anything while nobody is signed in',
      holds: ({ after }) => after.view.hasUser || !has(after, 'shadowLogin', 'writable'),
    },
    changesConfigured: {
      requirements: ['M4'],
      says: 'an operator changes nothing before the configuration has loaded',
      holds: ({ after }) =>
        chart(after, 'shadowLogin').context['partner'] === null ||
        has(after, 'configuration', 'loaded') ||
        !has(after, 'shadowLogin', 'writable'),
    },
    viewOnlyEnds: {
      requirements: ['M4', 'A7'],
      says: 'view-only mode ends only by the choice to act, with another user or with the session',
      holds: ({ before, event, after }) =>
        !has(before, 'shadowLogin', 'observing') ||
        !has(after, 'shadowLogin', 'writable') ||
        event.type === 'shadow.act' ||
        chart(after, 'shadowLogin').context['partner'] === null,
    },
    actsByChoice: {
      requirements: ['M4'],
      says: 'where view-only is configured nobody begins to act by themselves',
      holds: ({ before, event, after }) =>
        chart(after, 'shadowLogin').context['isReadOnly'] !== true ||
        !isIn(after, 'shadowLogin', 'acting') ||
        isIn(before, 'shadowLogin', 'acting') ||
        event.type === 'shadow.act',
    },
  },
  sessionClock: {
    clockRuns: {
      requirements: ['S13'],
      says: 'the session clock runs exactly while somebody is signed in',
      holds: ({ after }) => isIn(after, 'sessionClock', 'running') === after.view.hasUser,
    },
    clockWarns: {
      requirements: ['S13'],
      says: 'nobody is warned who is not signed in',
      holds: ({ after }) => !after.deeds.includes('showWarning') || after.view.hasUser,
    },
  },
  confirmation: {
    askedSignedIn: {
      requirements: ['S9', 'S11'],
      says: 'nobody is asked for a password while nobody is signed in',
      holds: ({ after }) => after.view.hasUser || !has(after, 'confirmation', 'asking'),
    },
    questionAnswered: {
      requirements: ['S9'],
      says: 'no call waits longer than its question',
      holds: ({ before, event, after }) =>
        has(after, 'confirmation', 'asking') ||
        !(has(before, 'confirmation', 'asking') || event.type === 'confirmation.ask') ||
        after.deeds.includes('answer'),
    },
  },
  deployment: {
    oneReload: {
      requirements: ['E12'],
      says: 'one reload is offered, for a new version or for a lost part',
      holds: ({ after }) => !(has(after, 'deployment', 'outdated') && has(after, 'deployment', 'lost')),
    },
    postponedReload: {
      requirements: ['E12'],
      says: 'a reload that was put off is offered again only when something is lost',
      holds: ({ before, event, after }) =>
        !isIn(before, 'deployment', 'postponed') ||
        !has(after, 'deployment', 'outdated') ||
        event.type === 'part.lost' ||
        after.view.system.navigation.hasTag('failed'),
    },
    offlineScreens: {
      requirements: ['E12'],
      says: 'a screen that fails offline is no lost part',
      holds: ({ before, event, after }) =>
        event.type === 'part.lost' ||
        !has(before, 'connection', 'offline') ||
        !has(after, 'connection', 'offline') ||
        !has(after, 'deployment', 'lost') ||
        has(before, 'deployment', 'lost'),
    },
    retriesAnswered: {
      requirements: ['N1'],
      says: 'a retry is answered at once, or when the one that went ahead has ended',
      holds: ({ before, event, after }) => {
        const isWaiting = isProbing(before);
        const isAsked = event.type === 'retry.request' && !isWaiting;
        const isOver = isWaiting && !isProbing(after);
        return after.deeds.includes('answerRetries') === (isAsked || isOver);
      },
    },
    requestedAgain: {
      requirements: ['N1'],
      says: 'what failed without a connection is requested again once it is back',
      holds: ({ before, after }) =>
        has(before, 'connection', 'restored') ||
        !has(after, 'connection', 'restored') ||
        (after.deeds.includes('retryFailedQueries') &&
          ['user.retry', 'configuration.retry'].every((type) =>
            after.tellings.some(({ event }) => event.type === type),
          )),
    },
  },
  offerCommands: {
    commandsEnded: {
      requirements: ['S11', 'S12', 'S13'],
      says: 'no command of a former user goes on',
      holds: ({ before, after }) =>
        !before.view.hasUser || after.view.hasUser || sizeOf(after, 'offerCommands', 'subjects') === 0,
    },
  },
} satisfies Record<GroupName, Record<string, Law<JointMoment>>>;

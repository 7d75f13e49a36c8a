import type { AnyEventObject } from 'xstate';
import { matchRoute } from '#machines/lib/location.ts';
import type { HistoryMode } from '#machines/navigation/navigation.setup.ts';
import type { PortalInput } from '#machines/portal.machine.ts';
import { failure } from '#machines/models/samples.ts';
import { startSystem, step, type System } from '#machines/exploration/system.ts';
import { keyOf } from '#machines/exploration/causes.ts';
import type { Account } from '../../support/network.ts';
import { isWalked, pages, type WalkedRoute } from './pages.ts';

/** The portal in a page: what the charts say, and what they cannot know of the page they run in. */
export type Stage = System & {
  /** Who signs in here, by login or link. */
  account: Account;
  /** The network has the acceptance of the terms, whatever the page knows of it. */
  hasAccepted: boolean;
  /** Screens whose script has arrived, of those that can be held back: they are there at once from then on. */
  loaded: readonly WalkedRoute[];
  /** The address one step back in the history, as far as it is known. */
  behind: string | null;
  /** What the charts were told in the last step, one after the other. */
  told: readonly AnyEventObject[];
};

const screenArrives = { type: 'xstate.done.actor.loadScreen' };

function screenAt({ navigation }: System, location: string | null): WalkedRoute | null {
  const name = location === null ? undefined : matchRoute(navigation.context.routes, location)?.name;
  if (name === undefined) return null;
  if (!isWalked(name)) throw new Error(`The walk came to '${name}', which it knows nothing of`);
  return name;
}

/** The ids of the calls that are under way. */
export const callsUnderWay = ({ session, terms }: System): string[] =>
  Object.keys({ ...session.children, ...terms.children });

/** Whether a user who is loaded now has terms to accept. */
export const hasTermsPending = ({ account, hasAccepted }: Stage): boolean =>
  account === 'pendingTerms' && !hasAccepted;

/** The screen that the navigation chart waits for. */
export const screenAwaited = (system: System): WalkedRoute | null =>
  system.navigation.matches({ guarding: 'loadingScreen' })
    ? screenAt(system, system.navigation.context.target)
    : null;

/** The screen that is shown; none under a message that takes its place. */
export const screenShown = (system: System): WalkedRoute | null => {
  const isCovered = system.navigation.hasTag('failed') || system.session.hasTag('suspended');
  // Before the session is known only what the page has brought along.
  const isComing = system.session.hasTag('signedIn') && !system.session.hasTag('loaded');
  return !isComing && !isCovered ? screenAt(system, system.navigation.context.current) : null;
};

/** A new entry of the history has the former address behind it; having gone back, what is behind is unknown. */
function behindAfter({ behind, browser }: Stage, event: AnyEventObject, { deeds }: System): string | null {
  const isPushed = deeds.some(
    ({ name, params }) => name === 'writeHistory' && (params as { mode: HistoryMode }).mode === 'push',
  );
  if (isPushed) return browser.address;
  return event.type === 'location.changed' ? null : behind;
}

/** The screens of a list, and the one that the navigation chart waits for if it is answered now. */
function withAnswered(
  stage: Stage,
  isAnswered: boolean,
  names: readonly WalkedRoute[],
): readonly WalkedRoute[] {
  const name = isAnswered ? screenAwaited(stage) : null;
  const isNew = name !== null && pages[name].isHeld && !names.includes(name);
  return isNew ? [...names, name].toSorted() : names;
}

function told(stage: Stage, event: AnyEventObject): Stage {
  const next = step(stage, event);
  return {
    ...next,
    deeds: [...stage.deeds, ...next.deeds],
    account: stage.account,
    hasAccepted: stage.hasAccepted || event.type === 'xstate.done.actor.acceptTerms',
    loaded: withAnswered(stage, event.type === screenArrives.type, stage.loaded),
    behind: behindAfter(stage, event, next),
    told: [...stage.told, event],
  };
}

/** Loaded screens do not wait. */
function settled(stage: Stage): Stage {
  const name = screenAwaited(stage);
  if (name === null) return stage;
  const isThere = !pages[name].isHeld || stage.loaded.includes(name);
  return isThere ? settled(told(stage, screenArrives)) : stage;
}

/** A refusal that ends the session fails the call as well, if that is still waited for. */
function refused(stage: Stage): Stage {
  const isRefused =
    stage.told.at(-1)?.type === 'request.unauthorised' && 'acceptTerms' in stage.terms.children;
  return isRefused ? told(stage, { type: 'xstate.error.actor.acceptTerms', error: failure }) : stage;
}

/** The page as it opens, and who signs in there. */
export const openStage = (input: PortalInput, account: Account): Stage =>
  settled({
    ...startSystem(input),
    account,
    hasAccepted: false,
    loaded: [],
    behind: null,
    told: [],
  });

/** What becomes of the page on one event from outside. */
export const stageAfter = (stage: Stage, event: AnyEventObject): Stage =>
  settled(refused(told({ ...stage, deeds: [], told: [] }, event)));

/** What tells two stages apart; who has accepted the terms is as good as anybody else. */
export const stageKey = (stage: Stage): string =>
  JSON.stringify([
    stage.session.value,
    stage.navigation.value,
    stage.terms.value,
    hasTermsPending(stage),
    keyOf(stage),
    stage.browser,
    stage.loaded,
    stage.behind,
  ]);

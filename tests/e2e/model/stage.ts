import type { AnyEventObject } from 'xstate';
import { matchRoute } from '#machines/lib/location.ts';
import type { HistoryMode } from '#machines/navigation.machine.ts';
import type { PortalInput } from '#machines/portal.machine.ts';
import type { RouteName } from '#routes';
import { startSystem, step, type System } from '../../machines/system.ts';
import { keyOf } from '../../machines/system-walks.ts';
import { pages } from './pages.ts';

/** The portal in a page: what the charts say, and what they cannot know of the page they run in. */
export type Stage = System & {
  /** Screens whose script has arrived, of those that can be held back: they are there at once from then on. */
  loaded: readonly RouteName[];
  /** The address one step back in the history, as far as it is known. */
  behind: string | null;
  /** What the charts were told in the last step, one after the other. */
  told: readonly AnyEventObject[];
};

const screenAt = ({ navigation }: System, location: string | null): RouteName | null =>
  // The names of the production table.
  location === null
    ? null
    : ((matchRoute(navigation.context.routes, location)?.name ?? null) as RouteName | null);

/** The screen that the navigation chart waits for. */
export const screenAwaited = (system: System): RouteName | null =>
  system.navigation.matches({ guarding: 'loadingScreen' })
    ? screenAt(system, system.navigation.context.target)
    : null;

/** The screen that is shown; none under a message that takes its place. */
export const screenShown = (system: System): RouteName | null => {
  const isCovered = system.navigation.hasTag('failed') || system.session.hasTag('suspended');
  return system.session.hasTag('loaded') && !isCovered
    ? screenAt(system, system.navigation.context.current)
    : null;
};

/** A new entry of the history has the former address behind it; having gone back, what is behind is unknown. */
function behindAfter({ behind, browser }: Stage, event: AnyEventObject, { deeds }: System): string | null {
  const isPushed = deeds.some(
    ({ name, params }) => name === 'writeHistory' && (params as { mode: HistoryMode }).mode === 'push',
  );
  if (isPushed) return browser.address;
  return event.type === 'location.changed' ? null : behind;
}

function told(stage: Stage, event: AnyEventObject): Stage {
  const next = step(stage, event);
  const arrived = event.type === 'xstate.done.actor.loadScreen' ? screenAwaited(stage) : null;
  const isNew = arrived !== null && pages[arrived].isHeld && !stage.loaded.includes(arrived);
  return {
    ...next,
    deeds: [...stage.deeds, ...next.deeds],
    loaded: isNew ? [...stage.loaded, arrived].toSorted() : stage.loaded,
    behind: behindAfter(stage, event, next),
    told: [...stage.told, event],
  };
}

/** Screens that are there already do not keep anybody waiting. */
function settled(stage: Stage): Stage {
  const name = screenAwaited(stage);
  const isThere = name !== null && (!pages[name].isHeld || stage.loaded.includes(name));
  return isThere ? settled(told(stage, { type: 'xstate.done.actor.loadScreen' })) : stage;
}

/** The page as it opens. */
export const openStage = (input: PortalInput): Stage =>
  settled({ ...startSystem(input), loaded: [], behind: null, told: [] });

/** What becomes of the page on one event from outside. */
export const stageAfter = (stage: Stage, event: AnyEventObject): Stage =>
  settled(told({ ...stage, deeds: [], told: [] }, event));

/** What tells two stages apart. */
export const stageKey = (stage: Stage): string =>
  JSON.stringify([
    stage.session.value,
    stage.navigation.value,
    keyOf(stage),
    stage.browser,
    stage.loaded,
    stage.behind,
  ]);

/** Somebody of the network who acts as a publisher, and as which one: by their ids (A7, M4). */
export type Shadow = { operator: number | null; partner: number };

/**
 * One step of a running chart, without anything that an event carried (E13). `at` is in ms since the page was opened;
 * `chart` is the id of the machine, `actor` tells charts of one kind apart; `took` holds the names that `transitionId`
 * gives, `active` the ids of the states that are active afterwards.
 */
export type TrailFrame = {
  seq: number;
  at: number;
  chart: string;
  actor: string;
  event: string;
  took: readonly string[];
  active: readonly string[];
  tags: readonly string[];
};

/** The steps of one portal, the oldest first; `shadow` when an operator acted in any of them (M4). */
export type Trail = { portal: string; shadow: Shadow | null; frames: readonly TrailFrame[] };

/** The channel on which a viewer in another tab asks for the trail, and portals answer (M3). */
export const trailChannel = 'portal-trail';

/** What is said there: a portal says that it has opened, a viewer asks and leaves, the portal answers with all it
 * has and goes on frame by frame. */
export type TrailMessage =
  | { type: 'trail.ask' }
  | { type: 'trail.leave' }
  | ({ type: 'trail.whole' } & Trail)
  | { type: 'trail.frame'; portal: string; shadow: Shadow | null; frame: TrailFrame }
  | { type: 'trail.opened'; portal: string }
  | { type: 'trail.closed'; portal: string };

import type { Trail, TrailFrame, TrailMessage } from '#machines/lib/trail-frame.ts';
import * as z from 'zod/mini';

/**
 * Where a viewer is in a trail: nobody answers yet; the newest frame of a running portal is followed; an earlier one is
 * looked at while frames go on arriving; the portal is closed, and what it left is looked at until the next one opens;
 * a trail out of a file is read and nothing arrives.
 */
export type Viewing =
  | { state: 'waiting' }
  | { state: 'following'; trail: Trail }
  | { state: 'lookingBack'; trail: Trail; position: number }
  | { state: 'ended'; trail: Trail; position: number }
  | { state: 'reading'; trail: Trail; position: number };

/** What can happen to a viewer: a message of a portal, or a wish of the auditor. */
export type ViewingEvent =
  | TrailMessage
  | { type: 'moment.choose'; position: number }
  | { type: 'moment.latest' }
  | { type: 'trail.open'; trail: Trail }
  | { type: 'trail.clear' };

const mostFrames = 2000;

/** In the order in which the events arrived: an effect never stands before its cause. */
const inOrder = (frames: readonly TrailFrame[]): TrailFrame[] =>
  frames.toSorted((one, other) => one.seq - other.seq).slice(-mostFrames);

/** The frame that is looked at, by its place; -1 when there is none. */
export const positionOf = (viewing: Viewing): number => {
  if (viewing.state === 'waiting') return -1;
  if (viewing.state === 'following') return viewing.trail.frames.length - 1;
  return Math.min(viewing.position, viewing.trail.frames.length - 1);
};

function withMessage(viewing: Viewing, message: TrailMessage): Viewing {
  if (viewing.state === 'reading') return viewing;
  switch (message.type) {
    case 'trail.whole': {
      if (viewing.state === 'lookingBack') return viewing;
      const { portal, shadow, frames } = message;
      return { state: 'following', trail: { portal, shadow, frames: inOrder(frames) } };
    }
    case 'trail.frame': {
      if (viewing.state === 'waiting' || viewing.trail.portal !== message.portal) return viewing;
      const frames = inOrder([...viewing.trail.frames, message.frame]);
      return { ...viewing, trail: { ...viewing.trail, shadow: message.shadow, frames } };
    }
    case 'trail.closed':
      if (viewing.state === 'waiting' || viewing.trail.portal !== message.portal) return viewing;
      return { state: 'ended', trail: viewing.trail, position: positionOf(viewing) };
    default:
      return viewing;
  }
}

/** What becomes of a viewer; frames of another portal than the one that is followed change nothing (M3). */
export function viewed(viewing: Viewing, event: ViewingEvent): Viewing {
  switch (event.type) {
    case 'trail.open':
      return {
        state: 'reading',
        trail: { ...event.trail, frames: inOrder(event.trail.frames) },
        position: 0,
      };
    case 'moment.choose':
      if (viewing.state === 'waiting') return viewing;
      return viewing.state === 'following'
        ? { state: 'lookingBack', trail: viewing.trail, position: event.position }
        : { ...viewing, position: event.position };
    case 'moment.latest':
      if (viewing.state !== 'lookingBack') return viewing;
      return { state: 'following', trail: viewing.trail };
    case 'trail.clear':
      return { state: 'waiting' };
    default:
      return withMessage(viewing, event);
  }
}

const framesUpTo = (viewing: Viewing): readonly TrailFrame[] =>
  viewing.state === 'waiting' ? [] : viewing.trail.frames.slice(0, positionOf(viewing) + 1);

const hasMoved = ({ took }: TrailFrame) => took.length > 0;

/** The states of a chart at the frame that is looked at, and the transitions that led there; empty when it never ran. */
export function momentOf(viewing: Viewing, chart: string): Pick<TrailFrame, 'active' | 'took'> {
  const frames = framesUpTo(viewing).filter((frame) => frame.chart === chart);
  return { active: frames.at(-1)?.active ?? [], took: frames.findLast(hasMoved)?.took ?? [] };
}

/** The chart that moved last, by the id of its machine, or null. */
export const movedLast = (viewing: Viewing): string | null =>
  framesUpTo(viewing).findLast(hasMoved)?.chart ?? null;

const texts = z.array(z.string());
const trailFile = z.object({
  portal: z.string(),
  shadow: z.nullable(z.object({ operator: z.nullable(z.number()), partner: z.number() })),
  frames: z.array(
    z.object({
      seq: z.number(),
      at: z.number(),
      chart: z.string(),
      actor: z.string(),
      event: z.string(),
      took: texts,
      active: texts,
      tags: texts,
    }),
  ),
});

/** A trail as a file: frames only, and they carry nothing of what an event carried. */
export const trailText = (trail: Trail): string => JSON.stringify(trailFile.parse(trail), null, 1);

/** The trail of a file, or null when it is none. Whatever else it holds is dropped. */
export function trailOf(text: string): Trail | null {
  try {
    return trailFile.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

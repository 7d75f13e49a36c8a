import type { WritingCall } from '#contract/writing-calls.ts';
import { Refusal } from '../http/refusal.ts';
import type { CallContext, CallerContext } from '../network.ts';
import { changesBetween } from './changes.ts';
import { actorOf, recordActivity } from './record-activity.ts';
import { recordings } from './recordings.ts';

type AnyHandler = (request: unknown, context: unknown) => unknown;
type Recording = Exclude<(typeof recordings)[WritingCall], string>;
type State = {
  id: number;
  name?: unknown;
  number?: unknown;
  partner: { id: number };
  offer?: { name?: unknown };
} | null;

function idIn(request: unknown, reply: unknown): number | undefined {
  const params = (request as { params?: { id?: number } }).params; // As `readRequest` has parsed it.
  return params?.id ?? (reply as { id?: number } | undefined)?.id;
}

// Null where it is not there, or not the caller's.
async function stateOf({ read }: Recording, context: CallerContext, id: number | undefined) {
  try {
    return ((await read?.(context, id ?? 0)) ?? null) as State; // Each `read` has the fields that its row uses.
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function subjectOf(state: State) {
  const name = state?.name ?? state?.offer?.name ?? state?.number;
  return typeof name === 'string' ? name : null;
}

// What was acted on is read before and after; the caller before, since a sign-out ends their session.
const ofCaller =
  (call: WritingCall, recording: Recording, handler: AnyHandler) =>
  async (request: unknown, context: CallerContext) => {
    const { caller } = context;
    const actor = await actorOf(context.db, caller);
    const before = await stateOf(recording, context, idIn(request, undefined));
    const reply = await handler(request, context);
    const after = await stateOf(recording, context, idIn(request, reply));
    const state = after ?? before;
    await recordActivity(context, {
      partnerId: (state && recording.partnerOf?.(state)) ?? caller.partnerId,
      userId: caller.userId,
      actor,
      call,
      kind: recording.kind,
      subject: subjectOf(state),
      changes: changesBetween(before, after),
    });
    return reply;
  };

const ofNobody =
  (call: WritingCall, { user, kind }: Recording, handler: AnyHandler) =>
  async (request: unknown, context: CallContext) => {
    const reply = await handler(request, context);
    const who = await user?.(context.db, { request, reply });
    if (who) {
      const { partnerId, userId, changes = [] } = who;
      const actor = await actorOf(context.db, who);
      await recordActivity(context, { partnerId, userId, actor, call, kind, changes });
    }
    return reply;
  };

const isWriting = (call: string): call is WritingCall => call in recordings;

/** The handler of a call; what a writing one has done is in the activity before it is answered. */
export function recorded(call: string, handler: AnyHandler): AnyHandler {
  const recording = isWriting(call) ? recordings[call] : '';
  if (typeof recording === 'string') return handler;
  const recordedHandler = (recording.user ? ofNobody : ofCaller)(call as WritingCall, recording, handler);
  return recordedHandler as AnyHandler; // `implement` gives each the context of its endpoint.
}

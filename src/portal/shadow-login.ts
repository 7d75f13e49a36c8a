import { ApiError } from '#api/api-error.ts';
import { userQuery } from '#api/reference-data.ts';
import type { Call } from '#contract/endpoint.ts';
import { shadowLoginMachine } from '#machines/shadow-login.machine.ts';
import { createActor } from 'xstate';
import { perPortal } from './per-portal.ts';

/** Calls that change something for a publisher; signing out is always free. */
const isWrite = ({ method, auth = 'publisher', resource }: Call) =>
  method !== 'GET' && auth === 'publisher' && resource !== 'session';

/** What is told by the portal's texts; each is given the partner's name. */
type ShadowWords = {
  /** Why nothing is changed yet. */
  explain: (partner: string) => string;
  /** Told when the operator has left. */
  farewell: (partner: string) => void;
};

/**
 * The chart of the shadow login (A7, M4). From its start on whatever would change something is refused while the operator
 * only looks on; `speak` gives it its words.
 */
export const shadowLoginOf = perPortal(({ session, data, configuration, trail, gate }) => {
  const chart = createActor(shadowLoginMachine, { inspect: trail.inspect }).start();
  let words: ShadowWords = { explain: () => '', farewell: () => undefined };
  const partnerName = () => chart.getSnapshot().context.partner?.name ?? '';

  function look() {
    if (!session.getSnapshot().hasTag('signedIn')) return;
    const user = data.queryClient().getQueryData(userQuery.queryKey);
    if (!user) return;
    const { id, name } = user.partner;
    const { isShadowReadOnly: isReadOnly } = configuration().general;
    chart.send(user.shadow ? { type: 'operator.came', id, name, isReadOnly } : { type: 'publisher.came' });
  }

  gate.admit = (endpoint) => {
    if (chart.getSnapshot().hasTag('writable') || !isWrite(endpoint)) return;
    const entry = { code: null, field: null, description: words.explain(partnerName()) };
    throw new ApiError({ status: 403, code: 'FORBIDDEN', entries: [entry] });
  };
  session.on('user.loaded', look);
  session.on('session.signedOut', () => {
    if (chart.getSnapshot().hasTag('shadowed')) words.farewell(partnerName());
    chart.send({ type: 'session.ended' });
  });
  session.on('session.expired', () => chart.send({ type: 'session.ended' }));
  look();
  return {
    chart,
    speak: (next: ShadowWords) => {
      words = next;
    },
  };
});

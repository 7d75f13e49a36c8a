import { ApiError } from '#api/api-error.ts';
import { cachedUser } from '#api/reference-data.ts';
import type { Call } from '#contract/endpoint.ts';
import { shadowLoginMachine } from '#machines/shadow-login/shadow-login.machine.ts';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import { perPortal } from './per-portal.ts';
import { usePortal } from './portal-context.tsx';

/** Calls that change something for a publisher; signing out is always free. */
const isWrite = ({ method, auth = 'publisher', resource }: Call) =>
  method !== 'GET' && auth === 'publisher' && resource !== 'session';

/** What keeps changes on hold: the account, or of an operator whether the portal is set up for more than looking on. */
export const holdReasonOf = (user: unknown) =>
  user
    ? msg`Changes are on hold until the settings of the portal have loaded`
    : msg`Changes are on hold until your account has loaded`;

/** What is told by the portal's texts; each is given the partner's name. */
type ShadowWords = {
  /** Why nothing is changed: the operator only looks on. */
  explain: (partner: string) => string;
  /** Told when the operator has left. */
  farewell: (partner: string) => void;
};

/**
 * The chart of the shadow login (A7, M4). From its start on whatever would change something is refused while the operator
 * only looks on; `speak` gives it its words.
 */
export const shadowLoginOf = perPortal((portal) => {
  const { session, data, settings, configuration, whenConfigured, eventLog, gate } = portal;
  const chart = createActor(shadowLoginMachine, { inspect: eventLog.inspect }).start();
  let words: ShadowWords = { explain: () => '', farewell: () => undefined };

  function look() {
    if (!session.getSnapshot().hasTag('signedIn')) return;
    const user = cachedUser(data.queryClient());
    if (!user) return;
    if (!user.shadow) {
      chart.send({ type: 'publisher.came' });
      return;
    }
    // Only the configuration says whether an operator may do more than look on.
    if (!settings.getSnapshot().hasTag('loaded')) return;
    const { id, name } = user.partner;
    chart.send({ type: 'operator.came', id, name, isReadOnly: configuration().general.isShadowReadOnly });
  }

  gate.admit = (endpoint) => {
    if (chart.getSnapshot().hasTag('writable') || !isWrite(endpoint)) return;
    const { partner } = chart.getSnapshot().context;
    const description = partner
      ? words.explain(partner.name)
      : i18n._(holdReasonOf(cachedUser(data.queryClient())));
    const entry = { code: null, field: null, description };
    throw new ApiError({ status: 403, code: 'FORBIDDEN', entries: [entry] });
  };
  session.on('user.loaded', look);
  session.on('session.signedOut', () => {
    const { partner } = chart.getSnapshot().context;
    if (partner) words.farewell(partner.name);
  });
  session.subscribe((now) => {
    // Another tab may have signed in somebody else, whom nobody knows yet.
    if (!now.hasTag('signedIn') || !now.hasTag('loaded')) chart.send({ type: 'session.ended' });
  });
  whenConfigured(look);
  look();
  return {
    chart,
    speak: (next: ShadowWords) => {
      words = next;
    },
  };
});

/** Whether an operator acts for a partner, or only looks on (A7, M4). */
export function useShadowLogin() {
  const portal = usePortal();
  const { chart } = shadowLoginOf(portal);
  const snapshot = useSelector(chart, (now) => now);
  return {
    /** It is not known yet who acts for whom. */
    isUnknown: snapshot.matches('unknown'),
    isShadowed: snapshot.hasTag('shadowed'),
    isObserving: snapshot.hasTag('observing'),
    act: () => chart.send({ type: 'shadow.act' }),
    exit: () => portal.navigation.send({ type: 'signOut.request' }),
  };
}

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

// Signing out is always allowed.
const isWrite = ({ method, auth = 'publisher', resource }: Call) =>
  method !== 'GET' && auth === 'publisher' && resource !== 'session';

/** Why changes are on hold: the account has not loaded, or for an operator the configuration. */
export const holdReasonOf = (user: unknown) =>
  user
    ? msg`Changes are on hold until the settings of the portal have loaded`
    : msg`Changes are on hold until your account has loaded`;

// Each is given the partner's name.
type ShadowTexts = {
  /** Why nothing was changed in view-only mode. */
  explain: (partner: string) => string;
  /** A toast after the operator has left. */
  farewell: (partner: string) => void;
};

/** Refuses every write while the operator is in view-only mode (A7, M4); `speak` provides its texts. */
export const shadowLoginOf = perPortal((portal) => {
  const { session, data, settings, configuration, whenConfigured, eventLog, gate } = portal;
  const chart = createActor(shadowLoginMachine, { inspect: eventLog.inspect }).start();
  let texts: ShadowTexts = { explain: () => '', farewell: () => undefined };

  function updateOperator() {
    if (!session.getSnapshot().hasTag('signedIn')) return;
    const user = cachedUser(data.queryClient());
    if (!user) return;
    if (!user.shadow) {
      chart.send({ type: 'publisher.came' });
      return;
    }
    // Only the configuration says whether an operator may make changes.
    if (!settings.getSnapshot().hasTag('loaded')) return;
    const { id, name } = user.partner;
    chart.send({ type: 'operator.came', id, name, isReadOnly: configuration().general.isShadowReadOnly });
  }

  gate.admit = (endpoint) => {
    if (chart.getSnapshot().hasTag('writable') || !isWrite(endpoint)) return;
    const { partner } = chart.getSnapshot().context;
    const description = partner
      ? texts.explain(partner.name)
      : i18n._(holdReasonOf(cachedUser(data.queryClient())));
    const entry = { code: null, field: null, description };
    throw new ApiError({ status: 403, code: 'FORBIDDEN', entries: [entry] });
  };
  session.on('user.loaded', updateOperator);
  session.on('session.signedOut', () => {
    const { partner } = chart.getSnapshot().context;
    if (partner) texts.farewell(partner.name);
  });
  session.subscribe((now) => {
    // Another tab may have signed in another user, who has not loaded yet.
    if (!now.hasTag('signedIn') || !now.hasTag('loaded')) chart.send({ type: 'session.ended' });
  });
  whenConfigured(updateOperator);
  updateOperator();
  return {
    chart,
    speak: (next: ShadowTexts) => {
      texts = next;
    },
  };
});

/** Whether an operator acts for a partner, or is in view-only mode (A7, M4). */
export function useShadowLogin() {
  const portal = usePortal();
  const { chart } = shadowLoginOf(portal);
  const snapshot = useSelector(chart, (now) => now);
  return {
    /** It has not loaded yet who acts for whom. */
    isUnknown: snapshot.matches('unknown'),
    isShadowed: snapshot.hasTag('shadowed'),
    isObserving: snapshot.hasTag('observing'),
    act: () => chart.send({ type: 'shadow.act' }),
    exit: () => portal.navigation.send({ type: 'signOut.request' }),
  };
}

import { ApiError } from '#api/api-error.ts';
import type { Call } from '#contract/endpoint.ts';
import { disabledReasons } from '#i18n/disabled-reasons.ts';
import { shadowLoginMachine, type ShadowLoginEffects } from '#machines/shadow-login/shadow-login.machine.ts';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { laterChart } from './later-chart.ts';
import { perPortal } from './per-portal.ts';
import { usePortal } from './portal-context.tsx';

// Signing out is always allowed.
const isWrite = ({ method, auth = 'publisher', resource }: Call) =>
  method !== 'GET' && auth === 'publisher' && resource !== 'session';

// Why the chart holds changes back: the words of the buttons and of refused calls.
function holdReasonIn(snapshot: SnapshotFrom<typeof shadowLoginMachine>): MessageDescriptor | null {
  const tag = (['accountUnknown', 'settingsUnknown'] as const).find((held) => snapshot.hasTag(held));
  return tag ? disabledReasons[tag] : null;
}

/** A toast after the operator has left, given the partner's name. */
type ShadowTexts = { farewell: (partner: string) => void };

const noTexts: ShadowTexts = { farewell: () => undefined };
const wordsOf = perPortal(() => ({ texts: noTexts }));

const chartOf = laterChart('shadowLogin', (portal) => {
  const effects = {
    actions: { bidFarewell: (_, { name }) => wordsOf(portal).texts.farewell(name) },
  } satisfies ShadowLoginEffects;
  return shadowLoginMachine.provide(effects);
});

/** Refuses every write while the operator is in view-only mode (A7, M4); `speak` provides its texts. */
export const shadowLoginOf = perPortal((portal) => {
  const { gate } = portal;
  const chart = chartOf(portal);
  const words = wordsOf(portal);

  gate.admit = (endpoint) => {
    const now = chart.getSnapshot();
    if (now.hasTag('writable') || !isWrite(endpoint)) return;
    const { id, message } = holdReasonIn(now) ?? disabledReasons.observing;
    const description = i18n._(id, { partner: now.context.partner?.name ?? '' }, { message });
    const entry = { code: null, field: null, description };
    throw new ApiError({ status: 403, code: 'FORBIDDEN', entries: [entry] });
  };
  return {
    chart,
    speak: (next: ShadowTexts) => {
      words.texts = next;
    },
  };
});

/** Whether an operator acts for a partner, or is in view-only mode (A7, M4). */
export function useShadowLogin() {
  const portal = usePortal();
  const { chart } = shadowLoginOf(portal);
  const snapshot = useSelector(chart, (now) => now);
  return {
    /** Why changes are held back until more has loaded, or null. */
    holdReason: holdReasonIn(snapshot),
    /** The publisher for whom an operator acts, or null. */
    shadowed: snapshot.hasTag('shadowed') ? (snapshot.context.partner?.name ?? null) : null,
    isShadowed: snapshot.hasTag('shadowed'),
    isObserving: snapshot.hasTag('observing'),
    act: () => chart.send({ type: 'shadow.act' }),
    exit: () => portal.navigation.send({ type: 'signOut.request' }),
  };
}

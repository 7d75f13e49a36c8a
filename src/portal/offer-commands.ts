import { offerCommandMachine } from '#machines/offer-command/offer-command.machine.ts';
import { createActor, type ActorRefFrom } from 'xstate';
import type { Portal } from './create-portal.ts';
import { offerCommandEffects, type Commanded } from './effects/offer-command.ts';
import { perPortal } from './per-portal.ts';

export type OfferCommandActor = ActorRefFrom<typeof offerCommandMachine>;

const nameOf = ({ kind, id }: Commanded) => `${kind} ${id}`;

function createCommands({ client, data, session, trail }: Portal) {
  const running = new Map<string, { actor: OfferCommandActor; subject: Commanded }>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  function start(subject: Commanded): OfferCommandActor {
    const effects = offerCommandEffects({ client, queryClient: () => data.queryClient() }, subject);
    const actor = createActor(offerCommandMachine.provide(effects), { inspect: trail.inspect });
    running.set(nameOf(subject), { actor: actor.start(), subject });
    tell();
    return actor;
  }

  /** Nobody sees what somebody else has commanded. */
  function clear() {
    for (const { actor } of running.values()) actor.stop();
    running.clear();
    tell();
  }
  for (const end of ['session.signedOut', 'session.expired'] as const) session.on(end, clear);

  return {
    /** The chart of an offer or a campaign; none before its first command. */
    find: (subject: Commanded) => running.get(nameOf(subject))?.actor,
    /** The same, started if need be. */
    chartOf: (subject: Commanded) => running.get(nameOf(subject))?.actor ?? start(subject),
    /** Those that were commanded in this session, each with its chart. */
    all: () => [...running.values()],
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The running commands of a portal: one chart for each offer and campaign, whoever shows it, so nothing fires twice (O3). */
export const commandsOf = perPortal(createCommands);

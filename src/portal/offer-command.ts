import type { Client } from '#api/client.ts';
import { campaigns } from '#contract/campaigns.ts';
import { offerActions, type Application, type Placement } from '#contract/offer-actions.ts';
import {
  offerCommandMachine,
  type OfferCommand,
  type OfferCommandEffects,
} from '#machines/offer-command/offer-command.machine.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import type { Portal } from './create-portal.ts';
import { applicationDraft, forgetDraft } from './drafts.ts';
import { perPortal } from './per-portal.ts';

/** What each kind of thing can be commanded, with what has to be entered for it (O3, O4). */
export type CommandDetails = {
  offer: { apply: Partial<Application>; run: Placement; pause: undefined; unpause: undefined };
  campaign: { pause: undefined; unpause: undefined };
};
export type CommandedKind = keyof CommandDetails;
/** An offer or a campaign by its id. */
export type Commanded<Kind extends CommandedKind = CommandedKind> = { kind: Kind; id: number };

type Execution<Details> = (client: Client, id: number, details: Details) => Promise<unknown>;
type Executions = {
  [Kind in CommandedKind]: {
    [Command in keyof CommandDetails[Kind]]: Execution<CommandDetails[Kind][Command]>;
  };
};

const executions: Executions = {
  offer: {
    apply: async (client, id, body) => {
      const application = await client(offerActions.apply, { params: { id }, body });
      forgetDraft(applicationDraft(id));
      return application;
    },
    run: (client, id, body) => client(offerActions.run, { params: { id }, body }),
    pause: (client, id) => client(offerActions.pause, { params: { id } }),
    unpause: (client, id) => client(offerActions.unpause, { params: { id } }),
  },
  campaign: {
    pause: (client, id) => client(campaigns.pause, { params: { id } }),
    unpause: (client, id) => client(campaigns.unpause, { params: { id } }),
  },
};

/** The resources in which a command shows. */
const affected: ReadonlySet<unknown> = new Set([
  'approvals',
  'campaigns',
  'offerParts',
  'offerRecords',
  'offers',
  'trackingLinks',
]);

type Reloading = { isWanted: boolean };
const reloading = new WeakMap<QueryClient, Reloading>();

/** Loads anew what shows a command; many at once are one round while it runs, and one after the last of them. */
async function reload(queries: QueryClient): Promise<void> {
  const running = reloading.get(queries);
  if (running) {
    running.isWanted = true;
    return;
  }
  const round: Reloading = { isWanted: false };
  reloading.set(queries, round);
  await queries.invalidateQueries({ predicate: ({ queryKey }) => affected.has(queryKey[0]) });
  reloading.delete(queries);
  if (round.isWanted) await reload(queries);
}

function executionOf(kind: CommandedKind, command: OfferCommand | null): Execution<unknown> {
  const found = Object.entries(executions[kind]).find(([name]) => name === command);
  if (!found) throw new Error(`A ${kind} cannot be commanded to ${command}`);
  // The hook hands over with each command what belongs to it.
  return found[1] as Execution<unknown>;
}

type Surroundings = { client: Client; queryClient: () => QueryClient };

/** What the chart of the commands has done: the call, and everything that shows it loaded anew (O3, O4). */
export const offerCommandEffects = ({ client, queryClient }: Surroundings, { kind, id }: Commanded) =>
  ({
    actors: {
      execute: fromPromise(async ({ input: { command, details } }) => {
        const result = await executionOf(kind, command)(client, id, details);
        void reload(queryClient());
        return result;
      }),
    },
  }) satisfies OfferCommandEffects;

export type OfferCommandActor = ActorRefFrom<typeof offerCommandMachine>;

const nameOf = ({ kind, id }: Commanded) => `${kind} ${id}`;

function createCommands({ client, data, session, eventLog }: Portal) {
  const running = new Map<string, { actor: OfferCommandActor; subject: Commanded }>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  function start(subject: Commanded): OfferCommandActor {
    const effects = offerCommandEffects({ client, queryClient: () => data.queryClient() }, subject);
    const actor = createActor(offerCommandMachine.provide(effects), { inspect: eventLog.inspect });
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

/** The running commands of a portal: one chart for each offer and campaign, shared by all views, so nothing fires twice (O3). */
export const commandsOf = perPortal(createCommands);

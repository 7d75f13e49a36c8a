import type { Client } from '#api/client.ts';
import { campaigns } from '#contract/campaigns.ts';
import { offerActions, type Application, type Placement } from '#contract/offer-actions.ts';
import {
  offerCommandMachine,
  type Commanded as Subject,
  type OfferCommand,
  type OfferCommandEffects,
} from '#machines/offer-command/offer-command.machine.ts';
import { actorOf, offerCommandsMachine } from '#machines/offer-commands/offer-commands.machine.ts';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise, type ActorRefFrom } from 'xstate';
import type { Portal } from './create-portal.ts';
import { applicationDraft, forgetDraft } from './drafts.ts';
import { laterChart } from './later-chart.ts';
import { sharedReload } from './shared-reload.ts';

export type CommandDetails = {
  offer: { apply: Partial<Application>; run: Placement; pause: undefined; unpause: undefined };
  campaign: { pause: undefined; unpause: undefined };
};
export type CommandedKind = keyof CommandDetails;
export type Commanded<Kind extends CommandedKind = CommandedKind> = Subject & { kind: Kind };

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

const reload = sharedReload([
  'approvals',
  'campaigns',
  'offerParts',
  'offerRecords',
  'offers',
  'trackingLinks',
]);

function executionOf(kind: CommandedKind, command: OfferCommand | null): Execution<unknown> {
  const found = Object.entries(executions[kind]).find(([name]) => name === command);
  if (!found) throw new Error(`A ${kind} cannot be commanded to ${command}`);
  // The hook pairs each command with its details; found by name, the type of the pair is lost.
  return found[1] as Execution<unknown>;
}

type Surroundings = { client: Client; queryClient: () => QueryClient };

/** The call, and the invalidation of everything that shows it (O3, O4). */
export const offerCommandEffects = ({ client, queryClient }: Surroundings) =>
  ({
    actors: {
      execute: fromPromise(async ({ input: { subject, command, details } }) => {
        const result = await executionOf(subject.kind, command)(client, subject.id, details);
        void reload(queryClient());
        return result;
      }),
    },
  }) satisfies OfferCommandEffects;

export type OfferCommandActor = ActorRefFrom<typeof offerCommandMachine>;

/** One chart for each offer and campaign, shared by all views, so that nothing fires twice (O3). */
export const commandsOf = laterChart('offerCommands', ({ client, data }) => {
  const effects = offerCommandEffects({ client, queryClient: () => data.queryClient() });
  return offerCommandsMachine.provide({
    actors: { offerCommand: offerCommandMachine.provide(effects) },
  });
});

/** Undefined before the first command of this session. */
export const runningCommand = (portal: Portal, subject: Commanded): OfferCommandActor | undefined =>
  commandsOf(portal).getSnapshot().children[actorOf(subject)];

/** Of a subject that was given a command in this session. */
export function commandOf(portal: Portal, subject: Commanded): OfferCommandActor {
  const running = runningCommand(portal, subject);
  if (!running) throw new Error(`Nothing carries out commands on ${actorOf(subject)}`);
  return running;
}

/** The chart of commands starts it if needed. */
export function commandOn(portal: Portal, subject: Commanded): OfferCommandActor {
  commandsOf(portal).send({ type: 'subject.add', subject });
  return commandOf(portal, subject);
}

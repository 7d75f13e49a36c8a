import type { Request, Route } from '@playwright/test';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { termsMachine } from '#machines/terms/terms.machine.ts';
import { accounts, type Network } from '../../support/network.ts';
import type { absentCalls } from './absent.ts';
import type { CallName } from './chart-types.ts';

/** What a call is refused with. */
export type Failure = { status: number; code: string };

type Call = {
  /** The request that stands for the call: where it makes several, one that nothing else makes. */
  endpoint: Endpoint;
  failure: Failure;
  /** How it succeeds, if not as it is. */
  succeed?: (route: Route, network: Network) => Promise<void>;
  /** How the network comes to say that the account is suspended, if it can by itself. */
  suspend?: (route: Route) => Promise<void>;
  /** Tells its request from the same one of a screen. */
  isOwn?: (request: Request) => boolean;
  /** Other calls make the same request: it is held only while this call is waited for. */
  isShared?: true;
};

const { session, account, dictionaries } = contract;
const broken = { status: 500, code: 'INTERNAL_SERVER_ERROR' };
const hasToken = (request: Request) => 'authorization' in request.headers();

/** The network knows nobody without a token, unless something on the way vouches for the visitor. */
async function vouchFor(route: Route, network: Network) {
  const { token_type: type, access_token: token } = await network.signIn('publisher');
  await route.continue({ headers: { ...route.request().headers(), authorization: `${type} ${token}` } });
}

async function asSuspendedAccount(route: Route) {
  const body = z.looseObject({}).parse(route.request().postDataJSON());
  await route.continue({ postData: JSON.stringify({ ...body, username: accounts.suspended }) });
}

/** What each call of the charts asks of the network. */
const calls: Record<Exclude<CallName, keyof typeof absentCalls>, Call> = {
  exchangeOneTimeToken: {
    endpoint: session.exchangeOneTimeToken,
    failure: { status: 400, code: 'INVALID_ONE_TIME_TOKEN' },
  },
  signIn: {
    endpoint: session.signIn,
    failure: { status: 400, code: 'INVALID_CREDENTIALS' },
    suspend: asSuspendedAccount,
  },
  signOut: { endpoint: session.signOut, failure: broken },
  loadReferenceData: { endpoint: dictionaries.approvalStatuses, failure: broken },
  reloadUser: { endpoint: account.profile, failure: broken, isOwn: hasToken, isShared: true },
  acceptTerms: { endpoint: account.acceptTerms, failure: broken },
  probeUser: {
    endpoint: account.profile,
    failure: { status: 401, code: 'UNAUTHENTICATED' },
    succeed: vouchFor,
    isOwn: (request) => !hasToken(request),
  },
};

const byName = new Map<string, Call>(Object.entries(calls));

/** One call may be made in several states, under an id in each. */
const names = new Map<string, string>(
  [sessionMachine, termsMachine]
    .flatMap((machine: AnyStateMachine): AnyStateNode[] => getStateNodes(machine))
    .flatMap(({ invoke }) => invoke.map(({ id, src }) => [id, typeof src === 'string' ? src : id])),
);

/** A call with its name, by that name or by its id in a chart. */
export function callOf(id: string): Call & { name: string } {
  const name = names.get(id) ?? id;
  const call = byName.get(name);
  if (!call) throw new Error(`'${id}' is no call that a page makes`);
  return { ...call, name };
}

/** What the gate has to hold. */
export const heldCalls = [...byName.keys()].map(callOf);

/** Lets a request go on to the network, which refuses it. */
export async function fail(route: Route, network: Network, { endpoint, failure }: Call): Promise<void> {
  await network.fail({ call: `${endpoint.resource}.${endpoint.operation}`, ...failure });
  await route.continue();
}

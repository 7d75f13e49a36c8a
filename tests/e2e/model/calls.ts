import type { Request, Route } from '@playwright/test';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';
import { accounts, type Network } from '../../support/network.ts';
import type { absentCalls } from './absent.ts';
import type { SessionCall } from './chart-types.ts';

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
};

const { session, account, dictionaries } = contract;
const broken = { status: 500, code: 'INTERNAL_SERVER_ERROR' };
const signOut: Call = { endpoint: session.signOut, failure: broken };
const referenceData: Call = { endpoint: dictionaries.approvalStatuses, failure: broken };

/** The network knows nobody without a token, unless something on the way vouches for the visitor. */
async function vouchFor(route: Route, network: Network) {
  const { token_type: type, access_token: token } = await network.signIn('publisher');
  await route.continue({ headers: { ...route.request().headers(), authorization: `${type} ${token}` } });
}

async function asSuspendedAccount(route: Route) {
  const body = z.looseObject({}).parse(route.request().postDataJSON());
  await route.continue({ postData: JSON.stringify({ ...body, username: accounts.suspended }) });
}

/** What each call of the session chart asks of the network. */
const calls: Record<Exclude<SessionCall, keyof typeof absentCalls>, Call> = {
  exchangeOneTimeToken: {
    endpoint: session.exchangeOneTimeToken,
    failure: { status: 400, code: 'INVALID_ONE_TIME_TOKEN' },
  },
  signIn: {
    endpoint: session.signIn,
    failure: { status: 400, code: 'INVALID_CREDENTIALS' },
    suspend: asSuspendedAccount,
  },
  signOut,
  signOutExpired: signOut,
  loadReferenceData: referenceData,
  loadReferenceDataAfterSignIn: referenceData,
  probeUser: {
    endpoint: account.profile,
    failure: { status: 401, code: 'UNAUTHENTICATED' },
    succeed: vouchFor,
    isOwn: (request) => !('authorization' in request.headers()),
  },
};

const byId = new Map<string, Call>(Object.entries(calls));

/** A call by its id in the chart. */
export function callOf(id: string): Call {
  const call = byId.get(id);
  if (!call) throw new Error(`'${id}' is no call that a page makes`);
  return call;
}

/** What the gate has to hold, each once. */
export const heldCalls = [...new Set(byId.values())].map(({ endpoint, isOwn = () => true }) => ({
  endpoint,
  isOwn,
}));

/** Lets a request go on to the network, which refuses it. */
export async function fail(route: Route, network: Network, { endpoint, failure }: Call): Promise<void> {
  await network.fail({ call: `${endpoint.resource}.${endpoint.operation}`, ...failure });
  await route.continue();
}

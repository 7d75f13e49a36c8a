import { partition, pick } from 'es-toolkit';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ApiContract } from '#contract/index.ts';
import type { Operation } from '#server/http/operations.ts';
import { callsOf, every, nameOf } from './calls.ts';
import { type Identity, type Tokens, identities, signEverybodyIn } from './identities.ts';
import { type TestNetwork, read, onNetwork } from './network.ts';
import { isInTurn } from '../support/whole-product.ts';
import { type Name, type Sample, samples } from './samples.ts';

let network: TestNetwork;
let send: ReturnType<typeof callsOf>['send'];
let tokens: Tokens;
let reset: () => Promise<void>;
onNetwork(async (opened) => {
  network = opened;
  ({ send } = callsOf(network));
  ({ tokens, reset } = await signEverybodyIn(network));
});

// A status with the code of its failure.
type Expected = 200 | `${number} ${string}`;
type ByIdentity = Readonly<Record<Identity, Expected>>;

const all = (expected: Expected) =>
  Object.fromEntries(identities.map((name) => [name, expected])) as ByIdentity; // Made of all names.
const unknown = { none: '401 UNAUTHENTICATED', bad: '401 UNAUTHENTICATED' } as const;
const gone = { expired: '401 UNAUTHENTICATED', revoked: '401 UNAUTHENTICATED' } as const;
const users: ByIdentity = { ...all(200), ...unknown, ...gone, suspended: '403 ACCOUNT_SUSPENDED' };

// By kind of call and caller.
const usual: Record<NonNullable<Endpoint['auth']>, ByIdentity> = {
  anyone: all(200),
  // A bearer token is no secret of a client.
  client: all('401 UNAUTHENTICATED'),
  publisher: users,
  operator: {
    ...users,
    publisher: '403 FORBIDDEN',
    'other publisher': '403 FORBIDDEN',
    shadow: '403 FORBIDDEN',
  },
};

// Resources whose `{id}` everybody shares; any other `{id}` is the publisher's own.
const common: ReadonlySet<string> = new Set<keyof ApiContract>([
  'configurationEntries',
  'partners',
  'tagValues',
  'offerParts',
  'offerActions',
  'offerRecords',
  'offerPictures',
  'catalogue',
]);

const foreign = '404 NOT_FOUND_HTTP_EXCEPTION';
const notOfOthers = { 'other publisher': foreign, operator: foreign } as const;
const notLive = { 'other publisher': '409 OFFER_NOT_LIVE', operator: '409 OFFER_NOT_LIVE' } as const;
const notRight = '400 INVALID_SECOND_FACTOR';
const notTheirs = '400 SECOND_FACTOR_EXPIRED';
const notInShadow = { shadow: '403 FORBIDDEN' } as const;
const reviewed = { operator: 200 } as const;

// Nobody manages the factors of others; whose passkey, authenticator app or codes they are not, finds none.
const factorCalls: Partial<Record<Name, Partial<ByIdentity>>> = {
  'secondFactor.get': notInShadow,
  'secondFactor.startTotp': notInShadow,
  'secondFactor.activateTotp': { ...notInShadow, 'other publisher': notRight, operator: notRight },
  'secondFactor.removeTotp': notInShadow,
  'secondFactor.passkeyRequest': notInShadow,
  'secondFactor.addPasskey': { ...notInShadow, 'other publisher': notTheirs, operator: notTheirs },
  'secondFactor.removePasskey': notInShadow,
  'secondFactor.renewCodes': { ...notInShadow, ...notOfOthers },
  'secondFactor.proofRequest': notInShadow,
};

// Calls with further rules: acting for a publisher, reviewing, being approved for an offer.
const special: Partial<Record<Name, Partial<ByIdentity>>> = {
  'account.acceptTerms': notInShadow,
  'billing.update': notInShadow,
  'accountChanges.requestEmail': notInShadow,
  'confirmation.confirm': notInShadow,
  'password.change': notInShadow,
  'apiToken.create': notInShadow,
  'apiToken.revoke': { ...notOfOthers, ...notInShadow },
  'sessions.end': notInShadow,
  'sessions.endOthers': notInShadow,
  'apiTokens.create': notInShadow,
  'apiTokens.remove': { ...notOfOthers, ...notInShadow },
  ...factorCalls,
  'offerPictures.previewJob': notOfOthers,
  'offerPictures.upload': { 'other publisher': '409 OFFER_NOT_APPLIED' },
  'offerActions.apply': { 'other publisher': '409 ALREADY_APPLIED' },
  'approvals.create': { 'other publisher': '409 ALREADY_APPLIED' },
  'offerActions.pause': notLive,
  'offerActions.unpause': notLive,
  'campaigns.create': notLive,
  'offerActions.run': notLive,
  'approvals.get': reviewed,
  'approvals.retrieve': reviewed,
  'approvals.banners': reviewed,
  'approvals.payouts': reviewed,
  'approvals.clicktag': reviewed,
  'payments.get': reviewed,
  'payments.invoice': reviewed,
  // Who has no billing details cannot be paid.
  'payments.request': { operator: '409 PAYOUT_BILLING_INCOMPLETE', ...notInShadow },
  'payments.withdraw': { ...notOfOthers, ...notInShadow },
  'payments.invoicePreview': { operator: '409 PAYOUT_BILLING_INCOMPLETE' },
  'payments.decide': { 'other publisher': '403 FORBIDDEN', ...reviewed },
  'inquiries.get': reviewed,
  'inquiries.file': reviewed,
  'inquiries.open': notInShadow,
  'inquiries.reply': { ...notOfOthers, ...notInShadow },
  'inquiries.withdraw': { ...notOfOthers, ...notInShadow },
  'inquiries.read': { ...notOfOthers, ...notInShadow },
  'inquiries.decide': { 'other publisher': '403 FORBIDDEN', ...reviewed },
  'approvals.update': { operator: '403 FORBIDDEN' },
  'approvals.remove': { operator: '403 FORBIDDEN' },
};

const isOwn = ({ endpoint: { auth, resource, params } }: Operation) =>
  auth !== 'anyone' && !common.has(resource) && params !== undefined && 'id' in params.shape;

const expectedOf = (operation: Operation): ByIdentity => ({
  ...usual[operation.endpoint.auth ?? 'publisher'],
  ...(isOwn(operation) && notOfOthers),
  ...special[nameOf(operation)],
});

// Shows any change of the first publisher's rows: their number and the latest write.
async function ownRows() {
  const { db } = network.network;
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'partner_id' order by 1`.execute(db);
  const states = tables.rows.map(
    ({ name }) => sql`select ${name} as name, count(*) as rows, max(xmin::text::bigint) as latest
      from ${sql.table(name)} where partner_id = 1`,
  );
  const { rows } = await sql`${sql.join(states, sql` union all `)} order by name`.execute(db);
  return rows;
}

const isRefusal = (expected: Expected) => expected !== 200;

// Nine callers; each success starts on a fresh network.
const longest = 30_000;

// What a call before it has ended, say sessions, is there again.
let wasWritten = false;

describe('every call, by everybody', () => {
  test.each(every)('[S4] [M1] $name', { timeout: longest }, async (operation) => {
    const expected = expectedOf(operation);
    const writes = operation.endpoint.method !== 'GET';
    const found: Partial<Record<Identity, Expected>> = {};
    const call = async (identity: Identity, sample: Sample) => {
      const { status, body, text } = await send(operation, sample, { token: tokens[identity] });
      const code = read(body, 'code');
      found[identity] = status === 200 ? 200 : `${status} ${typeof code === 'string' ? code : text}`;
    };
    const start = async () => {
      if (writes || wasWritten) await reset();
      wasWritten = writes;
      return samples[nameOf(operation)](network);
    };
    const [refused, allowed] = partition(identities, (identity) => isRefusal(expected[identity]));
    // A fresh network for each costs most of this file's time: but for the first, those who may write take turns.
    const served = allowed.filter((_, nth) => !writes || nth === 0 || isInTurn(nth, 3));
    const sample = await start();
    const before = writes && isOwn(operation) ? await ownRows() : null;
    for (const identity of refused) await call(identity, sample);
    expect(before && (await ownRows())).toEqual(before);
    for (const identity of served) await call(identity, await start());
    expect(found).toEqual(pick(expected, [...refused, ...served]));
  });
});

import * as z from 'zod/mini';
import { valueOf } from '#api/answer.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { errorBody } from '#contract/errors.ts';
import { contract } from '#contract/index.ts';
import { envelopeSchema } from '#server/http/envelopes.ts';
import type { Adapter } from '#server/adapter/adapter.ts';
import { throughAdapter } from '#server/adapter/through-adapter.ts';
import { type OwnPaths, addressBehind, ownPathOf, patternOf } from '#server/http/own-paths.ts';
import { type Operation, operations } from '#server/http/operations.ts';
import { type Rows, inputsOf } from './inputs.ts';

// `tolerated`: against the contract, but readable for the portal.
export type Outcome = 'agrees' | 'tolerated' | 'differs' | 'skipped';
// `differences` as `data.data.0.id: …`.
export type Verdict = {
  call: string;
  request: string;
  status: number | null;
  outcome: Outcome;
  differences: string[];
};
export type Held = {
  url: string;
  token: string | null;
  ownPaths?: OwnPaths;
  adapter?: Adapter | null;
};
type Read = { status: number; type: string; name: string | null; text: string };

const answerLimit = 30_000;
const mostDifferences = 10;
const needsUser = ({ auth = 'publisher' }: Endpoint) => auth === 'publisher' || auth === 'operator';

const calls = operations(contract).filter(({ endpoint }) => endpoint.method === 'GET');
const callAt = (path: string) => {
  const found = calls.find(({ endpoint }) => patternOf(endpoint.path).test(path));
  if (!found) throw new Error(`No call of the contract is at ${path}`);
  return found;
};

// As the portal's own server would.
async function read({ url, token, ownPaths = [], adapter = null }: Held, request: string): Promise<Read> {
  const [path = '', query] = request.split('?');
  const headers = new Headers({ accept: 'application/json' });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  const asked = { method: 'GET', path, search: query ? `?${query}` : '', headers, body: null };
  const answer = await throughAdapter(adapter, callAt(path))(asked, ({ headers: sent, ...place }) =>
    fetch(addressBehind(new URL(url), ownPaths, place), {
      method: place.method,
      headers: sent,
      redirect: 'manual',
      signal: AbortSignal.timeout(answerLimit),
    }),
  );
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    name: answer.headers.get('content-disposition'),
    text: await answer.text(),
  };
}

function jsonOf(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

const issueOf = ({ path, message }: z.core.$ZodIssue) => `${path.join('.') || 'the body'}: ${message}`;

// Where every row of a list is wrong in the same way, report the first only.
function differencesOf(issues: readonly z.core.$ZodIssue[]) {
  const byPlace = Map.groupBy(issues, ({ path }) =>
    path.filter((part) => typeof part === 'string').join('.'),
  );
  const places = [...byPlace.values()].flatMap(([first, ...more]) => {
    if (!first) return [];
    return [more.length > 0 ? `${issueOf(first)} (and ${more.length} more like it)` : issueOf(first)];
  });
  const left = places.length - mostDifferences;
  return left > 0 ? [...places.slice(0, mostDifferences), `and ${left} more`] : places;
}

async function canBeRead(endpoint: Endpoint, body: unknown, status: number) {
  let isWhole = true;
  const onLosses = () => {
    isWhole = false;
  };
  return valueOf(endpoint, body, { status, onLosses }).then(
    () => isWhole,
    () => false,
  );
}

type Judgement = Pick<Verdict, 'outcome' | 'differences'>;
const differs = (...differences: string[]): Judgement => ({ outcome: 'differs', differences });

function judgeFile({ answer }: Endpoint, { type, name }: Read): Judgement {
  const expected = answer.mediaType ?? 'text/csv';
  const differences = [
    ...(type.startsWith(expected) ? [] : [`content-type: ${type || 'none'} instead of ${expected}`]),
    ...(name?.includes('filename') ? [] : ['content-disposition: names no file']),
  ];
  return { outcome: differences.length > 0 ? 'differs' : 'agrees', differences };
}

async function judge(endpoint: Endpoint, answer: Read): Promise<Judgement> {
  if (answer.status >= 300) return differs(`status: ${answer.status} instead of 200`);
  if (endpoint.answer.kind === 'file') return judgeFile(endpoint, answer);
  const json = jsonOf(answer.text);
  if (!json) return differs(`the body: no JSON (${answer.type || 'no content-type'})`);
  const { error } = z.safeParse(envelopeSchema(endpoint), json.value);
  if (!error) return { outcome: 'agrees', differences: [] };
  const outcome = (await canBeRead(endpoint, json.value, answer.status)) ? 'tolerated' : 'differs';
  return { outcome, differences: differencesOf(error.issues) };
}

function rowsOf({ answer }: Endpoint, { text }: Read): unknown[] {
  if (answer.kind !== 'page') return [];
  const body = z.safeParse(z.object({ data: z.object({ data: z.array(z.unknown()) }) }), jsonOf(text)?.value);
  const flat = z.safeParse(z.object({ data: z.array(z.unknown()) }), jsonOf(text)?.value);
  return body.data?.data.data ?? flat.data?.data ?? [];
}

// The cause of a failed fetch has the reason.
function unreached(error: unknown) {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return `no answer: ${cause instanceof Error ? cause.message : 'the network cannot be reached'}`;
}

// Also keeps the rows of a list for later calls.
async function holdCall({ name, endpoint }: Operation, held: Held, rows: Map<string, unknown[]>) {
  const verdict = { call: name, request: `GET ${endpoint.path}`, status: null };
  const skip = (why: string): Verdict => ({ ...verdict, outcome: 'skipped', differences: [why] });
  if (needsUser(endpoint) && held.token === null) return skip('needs --token');
  const inputs = inputsOf(endpoint, rows);
  if ('missing' in inputs) return skip(`no value for ${inputs.missing}`);
  const queryText = inputs.query ? `?${inputs.query}` : '';
  const request = inputs.path + queryText;
  const path = ownPathOf(held.ownPaths ?? [], endpoint.method, inputs.path);
  const named = { call: name, request: `GET ${path}${queryText}` };
  try {
    const answer = await read(needsUser(endpoint) ? held : { ...held, token: null }, request);
    rows.set(endpoint.path, rowsOf(endpoint, answer));
    const { status } = answer;
    if (endpoint.auth === 'operator' && status === 403) return skip('for operators of the network');
    if (endpoint.chosen && status === 409) return skip('refused for now');
    return { ...named, status, ...(await judge(endpoint, answer)) };
  } catch (error) {
    return { ...named, status: null, ...differs(unreached(error)) };
  }
}

type Rule = { call: string; path: string; isSigned: boolean; status: number; code: string | null };
// The shape of a failure, with the codes of the specification.
const rules: Rule[] = [
  { call: 'no token', path: '/publisher/v1/user-profile', isSigned: false, status: 401, code: null },
  {
    call: 'unknown parameter',
    path: '/public/v1/offers?no_such_parameter=1',
    isSigned: false,
    status: 400,
    code: 'UNKNOWN_PARAMETER',
  },
  {
    call: 'unknown record',
    path: '/publisher/v1/offers/999999999999999',
    isSigned: true,
    status: 404,
    code: 'NOT_FOUND_HTTP_EXCEPTION',
  },
];

function judgeFailure({ status, code }: Rule, answer: Read): Judgement {
  const body = z.safeParse(errorBody, jsonOf(answer.text)?.value);
  const found = body.data?.code ?? body.data?.errors?.[0]?.code ?? 'none';
  const differences = [
    ...(answer.status === status ? [] : [`status: ${answer.status} instead of ${status}`]),
    ...(code === null || found === code ? [] : [`code: ${found} instead of ${code}`]),
  ];
  return { outcome: differences.length > 0 ? 'differs' : 'agrees', differences };
}

async function holdRule(rule: Rule, held: Held): Promise<Verdict> {
  const { call, path, isSigned } = rule;
  const named = { call, request: `GET ${path}`, status: null };
  const isMissing = isSigned && held.token === null;
  if (isMissing) return { ...named, outcome: 'skipped', differences: ['needs --token'] };
  try {
    const answer = await read(isSigned ? held : { ...held, token: null }, path);
    return { ...named, status: answer.status, ...judgeFailure(rule, answer) };
  } catch (error) {
    return { ...named, ...differs(unreached(error)) };
  }
}

// Reading these would use something up.
const usesUp = new Set(['verification.verify']);
const placesOf = ({ endpoint }: Operation) => endpoint.path.split('{').length;

// Reads only, lists first (P7, P9).
export async function holdAgainst(held: Held): Promise<Verdict[]> {
  const reads = calls
    .filter(({ name }) => !usesUp.has(name))
    .toSorted((one, other) => placesOf(one) - placesOf(other));
  const rows: Map<string, unknown[]> & Rows = new Map();
  const verdicts: Verdict[] = [];
  for (const operation of reads) verdicts.push(await holdCall(operation, held, rows));
  for (const rule of rules) verdicts.push(await holdRule(rule, held));
  return verdicts;
}

import type { Endpoint } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';
import { type Operation, operations } from '#server/http/operations.ts';
import type { TestNetwork } from './network.ts';
import { type Name, type Sample, samples } from './samples.ts';

export const every = operations(contract);
export const nameOf = ({ name }: Operation) => name as Name; // `Name` is made of the same contract.

export const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;
export const typeOf = ({ encoding = 'json' }: Endpoint) => mediaTypes[encoding];
const needsUser = ({ auth = 'publisher' }: Endpoint) => auth === 'publisher' || auth === 'operator';
const usualCaller = ({ auth }: Endpoint) =>
  auth === 'operator' ? 'operator@portal.test' : 'publisher@portal.test';

// `token: null` sends none.
export type Change = { query?: string; type?: string; body?: string; token?: string | null };

function multipart({ form = {}, file }: Sample) {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.append(name, value);
  if (file) body.append('file', file);
  return body;
}

function bodyOf(sample: Sample, { body, type }: Change, endpoint: Endpoint) {
  const isWhole = body === undefined && type === undefined;
  if (isWhole && endpoint.encoding === 'multipart') return { body: multipart(sample) };
  const sent = body ?? (sample.form && new URLSearchParams(sample.form).toString());
  const text = sent ?? (sample.file ? '' : JSON.stringify(sample.json));
  return text === undefined ? {} : { body: text, type: type ?? typeOf(endpoint) };
}

export function callsOf(network: TestNetwork) {
  async function tokenFor(endpoint: Endpoint, { token }: Change) {
    if (token === null) return undefined;
    return token ?? (needsUser(endpoint) ? network.tokenOf(usualCaller(endpoint)) : undefined);
  }

  /** Sends a sample as it is, also to another call. */
  async function send({ endpoint }: Operation, sample: Sample, change: Change = {}) {
    const query = [sample.query, change.query].filter(Boolean).join('&');
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(sample.params?.[key]));
    const token = await tokenFor(endpoint, change);
    return network.request(query ? `${path}?${query}` : path, {
      method: endpoint.method,
      token,
      ...bodyOf(sample, change, endpoint),
      ...(sample.headers && change.token === undefined && { headers: sample.headers }),
    });
  }

  return {
    send,
    /** Sends a fresh sample, by its usual caller unless the change says otherwise. */
    call: async (operation: Operation, change: Change = {}) =>
      send(operation, await samples[nameOf(operation)](network), change),
  };
}

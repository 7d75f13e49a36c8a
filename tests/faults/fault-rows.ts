import type { Endpoint } from '#contract/endpoint.ts';
import type { ServerResponse } from 'node:http';

/** One way in which a call goes wrong, and what the visitor is then told in English. */
export type FaultRow = {
  name: string;
  reply: (response: ServerResponse) => void;
  said: (endpoint: Endpoint) => string | Resolved;
};

/** The call has done what it was for, and nothing is told. */
type Resolved = { resolved: unknown };

const internal = 'Internal Server Error';
const unreachable = 'The network cannot be reached. Please check your connection and try again.';
const json = { 'content-type': 'application/json' };
const page = '<!doctype html><title>nginx</title><p>Something is wrong</p>';

const whole = (status: number, headers: Record<string, string>, body: string) => (response: ServerResponse) =>
  void response.writeHead(status, headers).end(body);

/** What the call has to say itself about a status wins (E1). */
const orOwn = (status: number, said: string) => (endpoint: Endpoint) =>
  endpoint.messages?.[status] === 'DICTIONARIES_NOT_LOADED' ? 'Could not load dictionaries' : said;

/** What has been written needs no answer, a token does. */
const saidOfNothing = ({ method, answer }: Endpoint) =>
  method === 'GET' || answer.kind === 'bare' ? internal : { resolved: undefined };

/** No row of a list can be read: all are left out, and the list says so. */
function saidOfRows({ answer: { kind, schema } }: Endpoint) {
  if (kind === 'page') return { resolved: { data: [], total: 1, limit: -1, offset: 0 } };
  return schema._zod.def.type === 'array' ? { resolved: [] } : internal;
}

type Refusal = { headers: Record<string, string>; body: string; said: (status: number) => string };

/** What is said after it of a refusal that came without words, by its status. */
const reasons: Readonly<Record<number, string>> = {
  403: 'You may not do this.',
  404: 'This is not there any more. Please reload the page.',
  409: 'This was changed elsewhere in the meantime. Please reload it and try again.',
  410: 'This is not there any more. Please reload the page.',
  412: 'This was changed elsewhere in the meantime. Please reload it and try again.',
  413: 'What you sent is too large.',
  422: 'The network refused what was sent. Please check it and try again.',
};
const saidOfStatus = (status: number) => {
  if (status === 429) return 'Too many requests.';
  const reason = reasons[status];
  return reason ? `${internal}. ${reason}` : internal;
};

/** What a refusal may come with; each status has one of them in turn. */
const refusals: readonly Refusal[] = [
  { headers: json, body: '', said: saidOfStatus },
  {
    headers: json,
    body: '{"code":"UNHEARD_OF","errors":[{"code":"UNHEARD_OF","description":"In its own words"}]}',
    said: () => 'In its own words',
  },
  {
    headers: { 'content-type': 'text/html' },
    body: page,
    said: (status) => (status >= 500 ? `Server Error (${status})` : saidOfStatus(status)),
  },
  {
    headers: { 'content-type': 'text/plain' },
    body: 'No service today',
    said: (status) => (status >= 500 ? `Server Error (${status})` : 'No service today'),
  },
  {
    headers: json,
    body: '{"errors":[{"code":"UNKNOWN_PARAMETER"}]}',
    said: () => 'Requested data with unknown parameter',
  },
  { headers: json, body: '{"error":{"errors":[null]},"cause":7}', said: saidOfStatus },
  { headers: json, body: '{"code":"NOT_FOUND_HTTP_EXCEPTION","err', said: () => '' },
];

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);
const refused = [300, 302, 305, 408, 409, 410, 413, 415, 418, 422, 423, 425, 428, 429, 431, 451];
const statuses = [...refused, ...between(400, 406), ...between(500, 508), 510, 511];

function refusalRow(status: number, at: number): FaultRow {
  const { headers, body, said } = refusals[at % refusals.length] ?? {
    headers: json,
    body: '',
    said: saidOfStatus,
  };
  const words = said(status) || (status >= 500 ? `Server Error (${status})` : body);
  const text = status === 429 ? `${words.replace(/\.?$/, '.')} Please try again in 1 second.` : words;
  return {
    name: `${status} with ${body === '' ? 'nothing' : body}`,
    reply: whole(status, { ...headers, 'retry-after': '1' }, body),
    said: orOwn(status, text),
  };
}

/** Answers that claim to be good. */
const unreadable: readonly [name: string, reply: FaultRow['reply']][] = [
  ['HTML with 200', whole(200, { 'content-type': 'text/html' }, page)],
  ['JSON that is cut short', whole(200, json, '{"data":{"data":[{"id":1,"na')],
  ['a text in place of the data', whole(200, json, '{"data":"none"}')],
  ['a number in place of an answer', whole(200, json, '7')],
];
const otherRows = whole(200, json, '{"data":[[7]]}');

const nothing: readonly [name: string, reply: FaultRow['reply']][] = [
  ['nothing with 204', whole(204, {}, '')],
  ['nothing with 200', whole(200, json, '')],
];

/** What happens below HTTP. */
const broken: readonly [name: string, reply: FaultRow['reply']][] = [
  ['a connection that is reset', (response) => void response.socket?.resetAndDestroy()],
  ['a connection that ends', (response) => void response.destroy()],
  [
    'an answer that breaks off',
    (response) => {
      response.writeHead(200, { ...json, 'content-length': '4096' }).write('{"data":');
      setImmediate(() => response.destroy());
    },
  ],
  ['an answer that is no HTTP', (response) => void response.socket?.end('nothing of the kind\r\n\r\n')],
  ['a redirect that leads to itself', whole(307, { location: '?' }, '')],
];

/** All faults, each of which every call of the contract has to bear. */
export const faultRows: readonly FaultRow[] = [
  ...statuses.map(refusalRow),
  ...nothing.map(([name, reply]) => ({ name, reply, said: saidOfNothing })),
  ...unreadable.map(([name, reply]) => ({ name, reply, said: () => internal })),
  { name: 'rows of another type', reply: otherRows, said: saidOfRows },
  ...broken.map(([name, reply]) => ({ name, reply, said: () => unreachable })),
];

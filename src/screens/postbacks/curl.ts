import type { Postback } from '#contract/postbacks.ts';

type Called = { address: string; method: Postback['method'] };

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A call as a command for a shell; a POST sends the query of the address as a form, as the network does. */
export function curlOf({ address, method }: Called): string {
  const start = address.indexOf('?');
  if (method === 'GET' || start === -1) {
    return method === 'GET' ? `curl ${quoted(address)}` : `curl --request POST ${quoted(address)}`;
  }
  const [query = ''] = address.slice(start + 1).split('#');
  return `curl --data ${quoted(query)} ${quoted(address.slice(0, start))}`;
}

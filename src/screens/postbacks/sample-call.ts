import type { Postback } from '#contract/postbacks.ts';

// Override the examples of the dictionary: a sale, a pending lead, a rejected sale.
const samples: readonly Readonly<Record<string, string>>[] = [
  {},
  { event: 'lead', status: 'pending', goal: 'Lead', payout: '4.50', sale_amount: '0.00', country: 'PL' },
  { status: 'rejected', payout: '0.00', transaction_id: 'T-20884', random: '118402' },
];

/** The values of a sample conversion by the name of their macro; `examples` are those of the dictionary. */
export const valuesOfSample = (
  examples: readonly { id: string; example: string }[],
  sample: number,
): Record<string, string> => {
  const values = Object.fromEntries(examples.map(({ id, example }) => [id, example]));
  const others = Object.entries(samples[sample % samples.length] ?? {});
  return { ...values, ...Object.fromEntries(others.filter(([name]) => Object.hasOwn(values, name))) };
};

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

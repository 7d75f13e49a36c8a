import { Resolver } from 'node:dns/promises';

export type Address = { address: string; family: number };

// `lookup` takes a thread of few for as long as a name server is silent, and all other names would wait.
const resolver = new Resolver({ timeout: 1500, tries: 2 });

/** The addresses of a public name, by the machine's name servers. */
export async function resolvePublic(name: string, by = resolver): Promise<Address[]> {
  const [four, six] = await Promise.allSettled([by.resolve4(name), by.resolve6(name)]);
  const found = [
    ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
  ];
  if (found.length === 0 && four.status === 'rejected') throw four.reason;
  return found;
}

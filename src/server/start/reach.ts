import ipaddr from 'ipaddr.js';

/** What is closed on a network that others reach, until EXPOSE names it. */
const closable = ['demo', 'development', 'gallery', 'outbox', 'test-hooks'] as const;
export type Closable = (typeof closable)[number];

/** Who reaches the server. `host` is the address it listens on; null: both loopback addresses. */
export type Reach = {
  host: string | null;
  /** The name in PUBLIC_URL, if others use one. */
  publicName: string | null;
  isOpen: boolean;
  closed: ReadonlySet<Closable>;
};
type Environment = { HOST?: string | undefined; EXPOSE?: string | undefined };

export class BadReach extends Error {}

// A URL writes IPv6 in brackets.
const plain = (name: string) => name.replace(/^\[(.*)\]$/, '$1');

/** A name that only this machine resolves to itself. */
export function isLoopback(name: string) {
  const address = plain(name);
  if (address === 'localhost' || address.endsWith('.localhost')) return true;
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

function hostOf(text: string | undefined) {
  if (!text || text === 'localhost') return null;
  // Some shells set HOST to the machine's name: that must not open anything.
  if (!ipaddr.isValid(plain(text))) {
    throw new BadReach(`HOST has to be an address to listen on, such as 0.0.0.0, and "${text}" is none`);
  }
  return plain(text);
}

function exposedBy(text: string | undefined): Closable[] {
  const names = (text ?? '').split(',').flatMap((name) => name.trim() || []);
  return names.map((name) => {
    const found = closable.find((known) => known === name);
    if (!found) {
      throw new BadReach(`EXPOSE knows no "${name}". It opens ${closable.join(', ')}, with commas between`);
    }
    return found;
  });
}

/** Reads HOST and EXPOSE. PUBLIC_URL tells of a server in front, so others come through that. Throws `BadReach`. */
export function readReach({ HOST, EXPOSE }: Environment, publicUrl: URL | null): Reach {
  const host = hostOf(HOST);
  const publicName = publicUrl && !isLoopback(publicUrl.hostname) ? publicUrl.hostname : null;
  const exposed = exposedBy(EXPOSE);
  const isOpen = publicName !== null || (host !== null && !isLoopback(host));
  return {
    host,
    publicName,
    isOpen,
    closed: new Set(isOpen ? closable.filter((name) => !exposed.includes(name)) : []),
  };
}

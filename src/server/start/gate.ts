import type { IncomingMessage } from 'node:http';
import { type Closable, type Reach, isLoopback } from './reach.ts';

type Stop = { status: 403 | 421; text: string };
/** Why a request goes no further; null where it does. */
export type Gate = (request: Pick<IncomingMessage, 'url' | 'headers'>) => Stop | null;

const places: readonly (readonly [path: RegExp, name: Closable, what: string])[] = [
  [/^\/outbox(?:[/?]|$)/, 'outbox', 'The outbox is'],
  [/^\/gallery(?:[/?]|$)/, 'gallery', 'The gallery is'],
  [/^\/__test(?:[/?]|$)/, 'test-hooks', 'The test hooks are'],
];

const misdirected: Stop = {
  status: 421,
  text: 'This server answers only as localhost: start it with PUBLIC_URL or HOST to reach it by another name.',
};

function isNamed(host: string | undefined, publicName: string | null) {
  // Without a name there is nothing to be mistaken about.
  if (host === undefined) return true;
  const name = URL.parse(`http://${host}`)?.hostname;
  return name !== undefined && (isLoopback(name) || name === publicName);
}

/**
 * Refuses what is closed, and on a loopback address other names than this machine's: a foreign page whose name was
 * bound to that address anew would otherwise read the answers (DNS rebinding).
 */
export function gateOf({ host, publicName, closed }: Reach): Gate {
  const isBound = host === null || isLoopback(host);
  return ({ url = '', headers }) => {
    if (isBound && !isNamed(headers.host, publicName)) return misdirected;
    const place = places.find(([path, name]) => closed.has(name) && path.test(url));
    if (!place) return null;
    const [, name, what] = place;
    return {
      status: 403,
      text: `${what} closed here, because others reach this server: EXPOSE=${name} opens it to all of them.`,
    };
  };
}

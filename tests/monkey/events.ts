import type { Fault } from '../support/network.ts';
import { succeeds, type Act } from './acts.ts';
import { front, loseScripts, setOnline } from './visitor.ts';

/** The network ends the token in all tabs. */
export const revoke: Act = async ({ context, network }) => {
  const cookie = (await context.cookies()).find(({ name }) => name === 'token');
  if (!cookie) return null;
  const token: unknown = JSON.parse(decodeURIComponent(cookie.value));
  const text =
    typeof token === 'object' && token !== null && 'access_token' in token ? token.access_token : '';
  const answer = await fetch(`${network.url}/oauth/token`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${String(text)}` },
  });
  return answer.ok ? 'the network ends the token' : null;
};

export const fail =
  (fault: Fault): Act =>
  async ({ network }) => {
    await network.fail(fault);
    return `the network fails: ${JSON.stringify(fault)}`;
  };

export const changeConnection: Act = async (visitor) => {
  await setOnline(visitor, !visitor.isOnline);
  return visitor.isOnline ? 'the connection is back' : 'the connection goes';
};

export const changeScripts: Act = async (visitor) => {
  await loseScripts(visitor, !visitor.isWithoutScripts);
  return visitor.isWithoutScripts ? 'scripts do not arrive' : 'scripts arrive again';
};

/** Goes to an address whose screen arrives, and nothing that it loads after that. */
export const loseTheRest =
  (address: string): Act =>
  async (visitor) => {
    front(visitor).typed = null;
    await loseScripts(visitor, false);
    const isThere = await succeeds(front(visitor).page.goto(address, { waitUntil: 'load' }));
    await loseScripts(visitor, true);
    return isThere ? `go to ${address}, whose later scripts do not arrive` : null;
  };

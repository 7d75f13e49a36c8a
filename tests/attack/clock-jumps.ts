import { accounts, password } from '../support/network.ts';
import { createFindings, type ServerAttack } from './attack.ts';

const hour = 3_600_000;
const year = 365 * 24 * hour;
const jumps = { 'an hour ahead': hour, 'an hour back': -hour, 'a year ahead': year, 'a year back': -year };
const limitWindow = 10 * 60_000;

async function signIn(url: string, secret: string) {
  const answer = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: 'publisher', username: accounts.publisher, password: secret }),
  });
  const body: unknown = await answer.json();
  const token =
    typeof body === 'object' && body !== null && 'access_token' in body ? String(body.access_token) : '';
  return { status: answer.status, token };
}

const profileStatus = async (url: string, token: string) =>
  (await fetch(`${url}/publisher/v1/user-profile`, { headers: { authorization: `Bearer ${token}` } })).status;

export const clockJumps: ServerAttack = {
  name: 'clock jumps of the network',
  bound:
    'after an hour or a year in either direction everybody can sign in within ten minutes, an hour ahead ends a session, and nothing answers with an error of the server',
  run: async ({ url, advance }) => {
    const { note, findings } = createFindings();
    if (!advance) return findings();
    for (const [name, jump] of Object.entries(jumps)) {
      const before = await signIn(url, password);
      for (let tries = 0; tries < 25; tries += 1) await signIn(url, 'wrong');
      await advance(jump);
      const old = await profileStatus(url, before.token);
      const isExpected = jump > 0 ? old === 401 : old === 200 || old === 401;
      note(`session from before, ${name}: ${old}`, name, isExpected);
      await advance(limitWindow);
      const { status, token } = await signIn(url, password);
      note(`sign-in ten minutes later: ${status}`, name, status === 200);
      const profile = await profileStatus(url, token);
      note(`profile: ${profile}`, name, profile === 200);
      await advance(-limitWindow - jump);
    }
    return findings();
  },
};

import * as z from 'zod/mini';
import { secondFactor } from '#contract/second-factor.ts';
import { softwareAuthenticator } from '../../support/software-authenticator.ts';
import { codeOf, networkTime } from '../../support/totp-code.ts';
import { at, callNetwork } from './acts.ts';
import type { Walk } from './chart-walk.ts';

const stored = z.object({ access_token: z.string() });
const started = z.object({ data: z.object({ secret: z.string() }) });
const requested = z.object({
  data: z.object({ challenge: z.string(), options: z.object({ challenge: z.string() }) }),
});
const listed = z.object({
  data: z.object({
    totp: z.nullable(z.unknown()),
    passkeys: z.array(z.object({ id: z.string() })),
  }),
});

/** What the page has stored: a new sign-in would ask for the second factor. */
async function tokenOf({ context }: Walk): Promise<string> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'token');
  return stored.parse(JSON.parse(decodeURIComponent(cookie?.value ?? 'null'))).access_token;
}

async function addApp(network: Walk['network'], token: string) {
  const { data } = started.parse(await callNetwork(network, secondFactor.startTotp, { token }));
  const body = { code: codeOf(data.secret, networkTime) };
  await callNetwork(network, secondFactor.activateTotp, { token, body });
}

async function addPasskey(network: Walk['network'], token: string) {
  const { data } = requested.parse(await callNetwork(network, secondFactor.passkeyRequest, { token }));
  const asked = { challenge: data.options.challenge, origin: network.url };
  const passkey = softwareAuthenticator().create(asked);
  const body = { challenge: data.challenge, passkey, name: 'Phone' };
  await callNetwork(network, secondFactor.addPasskey, { token, body });
}

/** Adds and removes factors as another tab does; whether there was anything to do. */
export async function haveFactors(
  walk: Walk,
  wanted: { app?: boolean; passkey?: boolean },
): Promise<boolean> {
  const { network } = walk;
  const token = await tokenOf(walk);
  const { totp, passkeys } = listed.parse(await callNetwork(network, secondFactor.get, { token })).data;
  const factors = {
    app: {
      isThere: totp !== null,
      add: () => addApp(network, token),
      remove: () => callNetwork(network, secondFactor.removeTotp, { token }),
    },
    passkey: {
      isThere: passkeys.length > 0,
      add: () => addPasskey(network, token),
      remove: async () => {
        for (const { id } of passkeys) {
          await callNetwork(network, at(secondFactor.removePasskey, id), { token });
        }
      },
    },
  };
  const due = (['app', 'passkey'] as const).filter(
    (name) => (wanted[name] ?? factors[name].isThere) !== factors[name].isThere,
  );
  for (const name of due) await (wanted[name] ? factors[name].add() : factors[name].remove());
  return due.length > 0;
}

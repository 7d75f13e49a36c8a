import { ApiError, answered } from '#api/api-error.ts';
import type { Client } from '#api/client.ts';
import { secondFactor } from '#contract/second-factor.ts';
import type { Proof } from '#machines/session/session.setup.ts';
import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

// Most reasons the browser has shown itself.
async function fromBrowser(asking: Promise<object>): Promise<Record<string, unknown>> {
  const passkey = await asking.catch((error: unknown) => {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    throw new ApiError({ status: 0, code: isKnown ? 'PASSKEY_EXISTS' : 'PASSKEY_NOT_USED' });
  });
  return { ...passkey };
}

type Asked = { challenge: string; options: Record<string, unknown> };

async function answerOf({ challenge, options }: Asked) {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON; // The browser checks them.
  return { challenge, passkey: await fromBrowser(startAuthentication({ optionsJSON })) };
}

const proofOf = async (client: Client, challenge?: string) =>
  answerOf(answered(await client(secondFactor.signInRequest, { body: { challenge } })));

/** The second step of a sign-in. */
export async function proveFactor(client: Client, { challenge, proof }: { challenge: string; proof: Proof }) {
  const body = proof === 'passkey' ? await proofOf(client, challenge) : { challenge, ...proof };
  return answered(await client(secondFactor.prove, { body }));
}

/** Signs in with a passkey alone. */
export const signInWithPasskey = async (client: Client) =>
  answered(await client(secondFactor.prove, { body: await proofOf(client) }));

/** Proves who is signed in. */
export const proveByPasskey = async (client: Client) =>
  answerOf(answered(await client(secondFactor.proofRequest)));

/** Makes a passkey and adds it; the answer has recovery codes with the first factor. */
export async function addPasskey(client: Client, name: string) {
  const { challenge, options } = answered(await client(secondFactor.passkeyRequest));
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON; // The browser checks them.
  const passkey = await fromBrowser(startRegistration({ optionsJSON }));
  return answered(await client(secondFactor.addPasskey, { body: { challenge, passkey, name } }));
}

import { softwareAuthenticator } from '../support/software-authenticator.ts';
import { codeOf, networkTime } from '../support/totp-code.ts';
import { activateTotp, addPasskey, newPasskey, startTotp } from './factors.ts';
import { type TestNetwork, read } from './network.ts';

/** A successful request of each call of second factors, see `samples`. */
export const factorSamples = {
  'secondFactor.get': () => ({}),
  'secondFactor.startTotp': () => ({}),
  'secondFactor.activateTotp': async (network) => ({
    json: { code: codeOf(await startTotp(network), networkTime) },
  }),
  'secondFactor.removeTotp': () => ({}),
  'secondFactor.passkeyRequest': () => ({}),
  'secondFactor.addPasskey': async (network) => ({
    json: await newPasskey(network, softwareAuthenticator()),
  }),
  'secondFactor.removePasskey': async (network) => {
    const authenticator = softwareAuthenticator();
    await addPasskey(network, authenticator);
    return { params: { id: authenticator.id } };
  },
  'secondFactor.renewCodes': async (network) => {
    await activateTotp(network);
    return {};
  },
  'secondFactor.proofRequest': () => ({}),
  'secondFactor.signInRequest': () => ({ json: {} }),
  'secondFactor.prove': async (network) => {
    const { recoveryCodes } = await activateTotp(network);
    const { body } = await network.signIn('publisher@portal.test');
    return { json: { challenge: read(body, 'challenge.id'), recovery_code: recoveryCodes[0] } };
  },
} satisfies Record<string, (network: TestNetwork) => unknown>;

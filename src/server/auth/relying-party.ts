import { isIP } from 'node:net';

/** To whom passkeys belong (WebAuthn): the name in the network's address. */
export const hostOf = (origin: string) => new URL(origin).hostname;

/** There are none at a bare address. */
export const offersPasskeys = (origin: string) => isIP(hostOf(origin).replaceAll(/[[\]]/g, '')) === 0;

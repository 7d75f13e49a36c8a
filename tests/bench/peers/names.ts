/** Each is built from its public repository. */
export const peerNames = ['bulletproof-react', 'shadcn-admin', 'react-admin'] as const;
export type PeerName = (typeof peerNames)[number];

export const isPeer = (name: string): name is PeerName => peerNames.some((peer) => peer === name);

/** Where their data comes from. */
export const apiPath = '/peer-api';

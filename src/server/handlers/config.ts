import { readConfiguration } from '../configuration.ts';
import type { NetworkHandlers } from '../network.ts';

export const config: NetworkHandlers['config'] = {
  get: (_, { db, origin }) => readConfiguration(db, origin),
};

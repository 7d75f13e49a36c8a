import { keepErrorLog } from '../error-logs.ts';
import type { NetworkHandlers } from '../network.ts';

export const errorLogs: NetworkHandlers['errorLogs'] = {
  create: ({ body }, context) => keepErrorLog(context, body),
};

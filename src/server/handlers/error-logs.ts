import { keepErrorLog, listErrorLogs } from '../error-logs.ts';
import type { NetworkHandlers } from '../network.ts';

export const errorLogs: NetworkHandlers['errorLogs'] = {
  create: ({ body }, context) => keepErrorLog(context, body),
  list: ({ query }, context) => listErrorLogs(context, query),
};

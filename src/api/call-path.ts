import type { Call } from '#contract/endpoint.ts';

/** Encodes parameters, so that none leads to another path. */
export const callPath = ({ path }: Pick<Call, 'path'>, params?: Record<string, unknown>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])));

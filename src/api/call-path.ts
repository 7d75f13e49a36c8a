import type { Call } from '#contract/endpoint.ts';

/** The path of a call with its parameters in it; none leads out of its place. */
export const callPath = ({ path }: Pick<Call, 'path'>, params?: Record<string, unknown>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])));

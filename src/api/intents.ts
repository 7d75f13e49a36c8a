import { ApiError } from './api-error.ts';

// Whoever tries again later than this wants another one.
const validFor = 15 * 60_000;

// Without randomUUID, which plain HTTP does not have.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

// Refused for sure: nothing was done.
const isRefused = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 408 &&
  error.code !== 'IDEMPOTENCY_KEY_IN_USE';

// A file by what tells it from another one.
const textOf = (request: unknown) =>
  JSON.stringify(request, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );

/**
 * Idempotency keys, one per intent: what is sent again unchanged after a lost answer has the key of the first try, so
 * that the network does it once. `request` tells requests apart.
 */
export function createIntents() {
  const lost = new Map<string, { key: string; at: number }>();
  return {
    async attempt<T>(request: unknown, send: (key: string) => Promise<T>): Promise<T> {
      const text = textOf(request);
      const before = lost.get(text);
      lost.delete(text);
      const key = before && performance.now() - before.at < validFor ? before.key : newKey();
      try {
        return await send(key);
      } catch (error) {
        if (!isRefused(error)) lost.set(text, { key, at: performance.now() });
        throw error;
      }
    },
    /** What was removed can be created anew. */
    forget: () => lost.clear(),
  };
}
export type Intents = ReturnType<typeof createIntents>;

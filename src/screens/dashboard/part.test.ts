import { expect, test } from 'vitest';
import { isSettled, partOf, sideBySide } from './part.ts';

const source = (dataUpdatedAt: number) => ({
  error: null,
  isError: false,
  isFetching: false,
  fetchStatus: 'idle' as const,
  dataUpdatedAt,
  refetch: () => new Promise<never>(() => undefined),
});
const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);

test('[L2] only what is a minute older than the newest of a page says so, and what is not there says nothing', () => {
  const { parts, loadedAt } = sideBySide({
    newest: partOf([source(at('12:01:00'))], 1),
    nearly: partOf([source(at('12:00:01'))], 1),
    older: partOf([source(at('12:00:00'))], 1),
    missing: partOf([source(0)], null),
  });
  expect(loadedAt).toBe(at('12:01:00'));
  expect(Object.entries(parts).map(([name, { isOlder }]) => [name, isOlder])).toEqual([
    ['newest', false],
    ['nearly', false],
    ['older', true],
    ['missing', false],
  ]);
  expect(isSettled(parts.newest, parts.missing)).toBe(false);
});

import { expect, test } from 'vitest';
import { nameAt, nameInRelease } from './file-names.ts';

test('[M3] files of a release are named by its commit, those of a moment by its time', () => {
  const commit = '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d';
  expect(nameInRelease('session', 'scxml', [commit])).toBe('session-1a2b3c4d.scxml');
  expect(nameInRelease('system-outline', 'svg', [commit, '+'])).toBe('system-outline-1a2b3c4d+.svg');
  expect(nameInRelease('session', 'json', [''])).toBe('session.json');
  expect(nameAt('event-log', 'mmd', Date.UTC(2026, 10, 24, 3, 12, 5))).toBe(
    'event-log-2026-11-24-031205.mmd',
  );
});

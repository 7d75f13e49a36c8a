import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorkReport } from './work-report.ts';

const said = vi.spyOn(console, 'error');
beforeEach(() => said.mockReset().mockReturnValue());
afterEach(() => said.mockReset());
const failure = (message: string, code: string) => Object.assign(new Error(message), { code });

test('a disk that takes nothing more is not reported again by the work that fails with it', () => {
  const health = { isWritable: true };
  const report = createWorkReport(health);
  report(failure('cannot execute UPDATE in a read-only transaction', '25006'));
  health.isWritable = false;
  report(failure('the embedded engine stopped', '57P02'));
  health.isWritable = true;
  report(null);
  expect(said.mock.calls).toEqual([]);
});

test('another failure is said once, in one line, and that the work goes on', () => {
  const report = createWorkReport({ isWritable: true });
  report(null);
  report(failure('no such column', '42703'));
  report(failure('no such column', '42703'));
  report(null);
  expect(said.mock.calls).toEqual([['work: Error: no such column'], ['work: goes on']]);
});

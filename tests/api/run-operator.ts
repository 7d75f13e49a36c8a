import { vi } from 'vitest';
import { runOperatorCommand } from '#server/start/operator-command.ts';
import type { TestNetwork } from './network.ts';

/** What `npm run operator` prints on the database of a test's network. */
export async function runOperator({ network: { db } }: TestNetwork, ...args: string[]) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const open = () =>
    Promise.resolve({
      db,
      close: () => Promise.resolve(),
      dump: null,
      health: { isWritable: true },
      connections: () => ({ open: 0, idle: 0, waiting: 0 }),
    });
  try {
    await runOperatorCommand(args, open);
    return log.mock.calls.flat().join('\n').trim();
  } finally {
    log.mockRestore();
  }
}

import { endWith } from './failure-words.ts';
import { openDemoDatabase } from './start/demo-database.ts';
import { expectedOfOperators, runOperatorCommand } from './start/operator-command.ts';

// Operators are never made by demo data: an empty database becomes a network of one's own.
runOperatorCommand(process.argv.slice(2), (options, now) =>
  openDemoDatabase({ ...options, seed: 'none' }, now),
).catch(endWith(expectedOfOperators));

import { endWith } from './failure-words.ts';
import { openDemoDatabase } from './start/demo-database.ts';
import { expectedOfOperators, failureCodeOf, runOperatorCommand } from './start/operator-command.ts';

// Operators are never made by demo data: an empty database becomes a network of one's own.
const args = process.argv.slice(2);
runOperatorCommand(args, (options, now) => openDemoDatabase({ ...options, seed: 'none' }, now)).catch(
  endWith(expectedOfOperators, failureCodeOf(args)),
);

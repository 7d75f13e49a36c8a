import { setImmediate as nextTurn } from 'node:timers/promises';
import { SingleBar } from 'cli-progress';
import { systemClock } from './clock.ts';
import { NotOpened } from './database/not-opened.ts';
import { addTraffic, NotDemo } from './demo/add-traffic.ts';
import { BadOptions, readOptions } from './start/options.ts';
import { openDemoDatabase } from './start/demo-database.ts';
import { readTrafficOptions } from './start/traffic-options.ts';
import { endWith } from './failure-words.ts';

// Printed without a stack.
const expected = [BadOptions, NotOpened, NotDemo];
const interrupted = 130;

const numbers = new Intl.NumberFormat('en');
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

async function main() {
  const { events, days } = readTrafficOptions(process.argv.slice(2));
  let isStopped = false;
  process.on('SIGINT', () => {
    isStopped = true;
  });
  const now = systemClock.now();
  console.log('Opening the database …');
  const database = await openDemoDatabase(readOptions([], process.env), now);
  const bar = new SingleBar({
    format: '{bar} {percentage}% | {value} of {total} events | {eta_formatted} left',
  });
  const started = performance.now();
  try {
    bar.start(events, 0);
    const onStep = async (done: number) => {
      bar.update(done);
      // Yield: the embedded database never waits, so signals would not be handled.
      await nextTurn();
      return !isStopped;
    };
    const done = await addTraffic(database.db, { events, days, now, onStep });
    bar.stop();
    const how = isStopped && done < events ? 'Stopped: all figures agree with' : 'Added';
    console.log(`${how} ${numbers.format(done)} events of ${days} days in ${seconds(started)} s.`);
  } finally {
    bar.stop();
    await database.close();
  }
  process.exitCode = isStopped ? interrupted : 0;
}

main().catch(endWith(expected));

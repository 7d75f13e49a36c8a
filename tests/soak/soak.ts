import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBuild } from '#server/start/build.ts';
import { leftOver } from '../bench/measured-page.ts';
import { noonOfToday } from '../bench/noon.ts';
import { findBrowser } from '../support/find-browser.ts';
import { openNetwork } from '../support/network.ts';
import { growthOf, judged, mostGrowth, type Sample } from './growth.ts';
import { goOnce } from './journey.ts';
import { startPressure } from './pressure.ts';

const usual = '30';
const usage = 'npm run tools -- soak --minutes 30 (at least 3: the first ones are for warming up)';
const figures = ['rounds', ...judged, 'calls', 'p50', 'p99'] as const;

// In MB; NaN where the system does not tell.
function memoryOf(pid: number): number {
  try {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
  } catch {
    return Number.NaN;
  }
}

const line = (name: string, cells: readonly string[]) =>
  console.log(name.padEnd(10) + cells.map((cell) => cell.padStart(11)).join(''));
const print = (name: string, sample: Sample) =>
  line(
    name,
    figures.map((figure) => sample[figure].toFixed(figure === 'RSS MB' ? 1 : 0)),
  );

async function run() {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: usual } } });
  const minutes = Number(values.minutes);
  if (!(minutes >= 3)) throw new Error(usage);
  await ensureBuild({ onlyWhenMissing: false });
  const network = await openNetwork({ now: noonOfToday() });
  const browser = await chromium.launch(await findBrowser());
  const pressure = await startPressure(network);
  try {
    const context = await browser.newContext({
      baseURL: network.url,
      locale: 'en-US',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    await page.goto('/login');
    const samples: Sample[] = [];
    line('minute', figures);
    const begun = Date.now();
    for (let minute = 1; minute <= minutes; minute += 1) {
      let rounds = 0;
      do {
        await goOnce(page);
        rounds += 1;
      } while (Date.now() - begun < minute * 60_000);
      const { heap, nodes, listeners } = await leftOver(devtools);
      const { calls, p50, p99, failed } = pressure.take();
      if (failed > 0) throw new Error(`${failed} of ${calls} calls failed`);
      const sample = {
        rounds,
        'heap KB': heap / 1000,
        nodes,
        listeners,
        'RSS MB': memoryOf(network.pid),
        calls,
        p50,
        p99,
      };
      samples.push(sample);
      print(String(minute), sample);
    }
    line(
      'growth, %',
      figures.map((figure) => growthOf(samples, figure).toFixed(1)),
    );
    const grown = judged.filter((figure) => growthOf(samples, figure) > mostGrowth);
    console.log(
      grown.length === 0
        ? `\nNothing has grown by more than ${mostGrowth} %`
        : `\nGrown by more than ${mostGrowth} %: ${grown.join(', ')}`,
    );
    process.exitCode = grown.length === 0 ? 0 : 1;
  } finally {
    await pressure.stop();
    await browser.close();
    await network.stop();
  }
}

await run();

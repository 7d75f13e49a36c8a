import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBuild } from '#server/start/build.ts';
import { findBrowser } from '../support/find-browser.ts';
import { openNetwork } from '../support/network.ts';
import { openHost } from './host.ts';
import { noonOfToday } from './noon.ts';
import { parts, type Bench, type PartName } from './parts.ts';
import { printReport } from './report.ts';
import { mediansOf } from './samples.ts';
import { openSites } from './sites.ts';
import { judge } from './targets.ts';

const usage = `npm run bench -- [--n 5] [--json] [--only ${Object.keys(parts).join(',')}], or: --peers NAME=FOLDER, or: network [--growth | --scale], or: bytes, or: postbacks, or: limits, or: layouts [--events 1000000] [--layouts plain,day] [--keep FOLDER] [--single], or: logs [--events 10000000] [--conversions 10000000]`;

const isPart = (name: string): name is PartName => Object.hasOwn(parts, name);

// Throws an error that lists the choices.
function readArguments() {
  const { values } = parseArgs({
    options: {
      n: { type: 'string', default: '5' },
      json: { type: 'boolean', default: false },
      only: { type: 'string' },
    },
  });
  const n = Number(values.n);
  const names = values.only?.split(',') ?? Object.keys(parts);
  const chosen = names.filter(isPart);
  if (!Number.isInteger(n) || n < 1 || chosen.length < names.length) throw new Error(usage);
  return { n, isJson: values.json, chosen };
}

async function measure(bench: Bench, chosen: readonly PartName[]) {
  for (const name of chosen) {
    const started = performance.now();
    await parts[name](bench);
    console.error(`  ${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
}

async function run() {
  const { n, isJson, chosen } = readArguments();
  await ensureBuild({ onlyWhenMissing: false });
  const network = await openNetwork({ now: noonOfToday() });
  const host = await openHost();
  const options = await findBrowser();
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), host.trust] });
  try {
    const sites = await openSites(host, network);
    const bench: Bench = { browser, host, network, sites, n, samples: new Map(), screens: [] };
    await measure(bench, chosen);
    const medians = mediansOf(bench.samples);
    const verdicts = judge(medians);
    if (isJson) console.log(JSON.stringify({ n, medians, verdicts, screens: bench.screens }, null, 2));
    else printReport({ medians, verdicts, screens: bench.screens, n });
    process.exitCode = verdicts.every(({ isMet }) => isMet) ? 0 : 1;
  } finally {
    await browser.close();
    host.close();
    await network.stop();
  }
}

if (process.argv[2] === 'network') await import('./network-load.ts');
else if (process.argv[2] === 'bytes') await import('./bytes.ts');
else if (process.argv[2] === 'postbacks') await import('./postbacks.ts');
else if (process.argv[2] === 'logs') await import('./traffic-log.ts');
else if (process.argv[2] === 'layouts') await import('./layouts/compare.ts');
else if (process.argv[2] === 'limits') await import('./limits.ts');
else if (process.argv.includes('--peers')) await import('./peers/compare.ts');
else await run();

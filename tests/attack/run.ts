import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBuild } from '#server/start/build.ts';
import { noonOfToday } from '../bench/noon.ts';
import { findBrowser } from '../support/find-browser.ts';
import { openNetwork } from '../support/network.ts';
import { triesOf, type Findings, type Target } from './attack.ts';
import { browserAttacks, serverAttacks } from './attacks.ts';

const mostShown = 10;

function print({ name, bound }: { name: string; bound: string }, found: Findings, seconds: number) {
  const verdict = found.broken.length === 0 ? 'held  ' : 'BROKEN';
  console.log(`\n${verdict} ${name}: ${triesOf(found)} tries, ${seconds.toFixed(1)} s\n       ${bound}`);
  for (const [outcome, count] of Object.entries(found.outcomes)) {
    console.log(`${String(count).padStart(12)}  ${outcome}`);
  }
  for (const attempt of found.broken.slice(0, mostShown)) console.log(`       got through: ${attempt}`);
}

// Without an address a portal of its own, whose clock can be moved.
async function targetOf(url: string | undefined) {
  if (url !== undefined) {
    const target: Target = { url: new URL(url).origin, advance: null, isWhole: true };
    return { target, stop: () => Promise.resolve() };
  }
  await ensureBuild({ onlyWhenMissing: false });
  const network = await openNetwork({ now: noonOfToday() });
  const target: Target = { url: network.url, advance: network.advance, isWhole: true };
  return { target, stop: network.stop };
}

async function attackAll(target: Target) {
  const browser = await chromium.launch(await findBrowser());
  let [tries, broken] = [0, 0];
  const tell = async (attack: { name: string; bound: string }, run: () => Promise<Findings>) => {
    const begun = performance.now();
    const found = await run();
    print(attack, found, (performance.now() - begun) / 1000);
    tries += triesOf(found);
    broken += found.broken.length;
  };
  try {
    for (const attack of browserAttacks) {
      const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' });
      await tell(attack, () => attack.run(target, context));
      await context.close();
    }
    for (const attack of serverAttacks) await tell(attack, () => attack.run(target));
  } finally {
    await browser.close();
  }
  return { tries, broken };
}

const { values } = parseArgs({ options: { url: { type: 'string' } } });
const { target, stop } = await targetOf(values.url);
try {
  const { tries, broken } = await attackAll(target);
  console.log(`\n${tries} tries at ${target.url}, ${broken} got through`);
  process.exitCode = broken === 0 ? 0 : 1;
} finally {
  await stop();
}

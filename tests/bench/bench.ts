import { chromium, type Browser } from '@playwright/test';
import { ensureBuild } from '#server/start/build.ts';
import { findBrowser } from '../support/find-browser.ts';
import { openNetwork, type Network } from '../support/network.ts';
import { storeToken } from '../support/store-token.ts';
import { benchCharts } from './chart-frames.ts';
import { contentsOf, readModules, type Content } from './contents.ts';
import { measureLoad, type Kind, type Load, type Transfer } from './measure-load.ts';
import { benchPivot } from './pivot-scroll.ts';
import { loginBudgetKb, measuredScreens, type MeasuredScreen } from './screens.ts';

type Measured = Load & { contents: Content[] };

const sum = (items: readonly { bytes: number }[]) => items.reduce((total, { bytes }) => total + bytes, 0);
const only = (transfers: readonly Transfer[], kind: Kind) =>
  transfers.filter((transfer) => transfer.kind === kind);
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(7)} KB`;

async function measure(browser: Browser, network: Network, screen: MeasuredScreen): Promise<Measured> {
  const context = await browser.newContext({ baseURL: network.url });
  if (screen.isSignedIn) await storeToken(context, network, 'publisher');
  const load = await measureLoad(await context.newPage(), screen.path, screen.usable);
  await context.close();
  return { ...load, contents: contentsOf(only(load.initial, 'script'), readModules()) };
}

function print(name: string, { initial, later, contents }: Measured): void {
  const scripts = only(initial, 'script').toSorted((one, other) => other.bytes - one.bytes);
  console.log(`\n${name}: until it is usable, over the wire, ${initial.length} requests`);
  for (const kind of ['document', 'script', 'style', 'font', 'image', 'data'] as const) {
    const transfers = only(initial, kind);
    console.log(`  ${kind.padEnd(9)}${kb(sum(transfers))}  in ${transfers.length}`);
  }
  console.log(`  ${'then'.padEnd(9)}${kb(sum(later))}  in ${later.length}, until the network is quiet`);
  console.log('  scripts');
  for (const { path, bytes } of scripts) console.log(`  ${kb(bytes)}  ${path}`);
  console.log('  what is in them (a chunk shared out by the size of its modules)');
  for (const { name: owner, bytes } of contents.filter((content) => content.bytes >= 100)) {
    console.log(`  ${kb(bytes)}  ${owner}`);
  }
}

await ensureBuild({ onlyWhenMissing: false });
const network = await openNetwork();
const browser = await chromium.launch(await findBrowser());
const figures: Record<string, Measured> = {};
for (const [name, screen] of Object.entries(measuredScreens)) {
  figures[name] = await measure(browser, network, screen);
}
if (!process.argv.includes('--json')) {
  await benchCharts(browser, network);
  await benchPivot(browser, network);
}
await browser.close();
await network.stop();

const loginScripts = sum(only(figures['login']?.initial ?? [], 'script'));
const isWithin = loginScripts <= loginBudgetKb * 1000;
if (process.argv.includes('--json')) {
  console.log(
    JSON.stringify({ figures, loginScripts, loginBudget: loginBudgetKb * 1000, isWithin }, null, 2),
  );
} else {
  for (const [name, measured] of Object.entries(figures)) print(name, measured);
  const verdict = isWithin ? 'ok' : 'over';
  console.log(`\nInitial JS of the login screen:${kb(loginScripts)} of ${loginBudgetKb} KB: ${verdict}`);
}
process.exitCode = isWithin ? 0 : 1;
if (!process.argv.includes('--json')) await import('./network-load.ts');

import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { ensureBuild } from '#server/start/build.ts';
import { findBrowser } from '../../support/find-browser.ts';
import { openNetwork } from '../../support/network.ts';
import { openHost, type Host } from '../host.ts';
import { inTurn } from '../in-turn.ts';
import { noonOfToday } from '../noon.ts';
import { addSample, mediansOf, type Samples } from '../samples.ts';
import { openPortal } from '../sites.ts';
import { buildPeer } from './build-peers.ts';
import { dataOf } from './data.ts';
import { measureEntry, measureScreen, measureWalk, type Compared, type Figures } from './measures.ts';
import { isPeer, peerNames } from './names.ts';
import { printComparison } from './print.ts';
import { peerEntries, peerWalks, portalWalk } from './walks.ts';

type Measure = (browser: Browser, site: Compared) => Promise<Figures>;

const screens = ['login', 'dashboard', 'list'] as const;
const profiles = ['slow4g', 'fast4g'] as const;

/** What is compared, by the names that `--only` takes. */
const measures: Readonly<Record<string, Measure>> = {
  ...Object.fromEntries(
    screens.flatMap((screen) =>
      profiles.map((profile) => [
        `${screen}-${profile}`,
        (browser: Browser, site: Compared) => measureScreen(browser, site, { screen, profile }),
      ]),
    ),
  ),
  'sign-in': measureEntry,
  use: measureWalk,
};

const usage = `npm run bench -- --peers ${peerNames.map((name) => `${name}=FOLDER`).join(',')} [--n 3] [--only ${Object.keys(measures).join(',')}]`;

// Throws an error that lists the choices.
function readArguments() {
  const { values } = parseArgs({
    options: {
      peers: { type: 'string', default: '' },
      n: { type: 'string', default: '3' },
      only: { type: 'string', default: Object.keys(measures).join(',') },
    },
  });
  const folders = values.peers.split(',').map((given): [string, string] => {
    const [name = '', folder = ''] = given.split('=');
    return [name, folder];
  });
  const [n, only] = [Number(values.n), values.only.split(',')];
  const areKnown = folders.every(([name]) => isPeer(name)) && only.every((part) => part in measures);
  if (!areKnown || !Number.isInteger(n) || n < 1) throw new Error(usage);
  return { folders, n, only };
}

async function openPeers(host: Host, folders: readonly (readonly [string, string])[], networkUrl: string) {
  const sites: Record<string, Compared> = {};
  for (const [name, folder] of folders) {
    if (!isPeer(name)) continue;
    const files = await buildPeer(name, folder);
    const answer = dataOf(name, folder);
    const url = await host.serve({ networkUrl, files, ...(answer && { answer }) });
    sites[name] = { url, walk: peerWalks[name], enter: peerEntries[name] };
  }
  return sites;
}

// The portal beside peers, each in its turn.
async function compare() {
  const { folders, n, only } = readArguments();
  await ensureBuild({ onlyWhenMissing: false });
  const network = await openNetwork({ now: noonOfToday() });
  const host = await openHost();
  const options = await findBrowser();
  // Hosts elsewhere fail at once, with and without a network.
  const noOthers = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), host.trust, noOthers],
  });
  try {
    const { url, enter, screens: own } = await openPortal(host, network);
    const sites: Record<string, Compared> = {
      portal: { url, enter, walk: { ...own, ...portalWalk }, hasServiceWorker: true },
      ...(await openPeers(host, folders, network.url)),
    };
    const samples: Samples = new Map();
    for (const part of only) {
      await inTurn(
        n,
        Object.entries(sites).map(([name, site]) => async () => {
          addSample(samples, `${part} ${name}`, (await measures[part]?.(browser, site)) ?? {});
        }),
      );
    }
    printComparison(Object.keys(sites), only, mediansOf(samples));
  } finally {
    await browser.close();
    host.close();
    await network.stop();
  }
}

await compare();

import type { Browser } from '@playwright/test';
import type { Network } from '../support/network.ts';
import { benchCharts } from './chart-frames.ts';
import { benchDictionaries } from './dictionaries.ts';
import type { Host } from './host.ts';
import { inTurn } from './in-turn.ts';
import { measureLeak } from './leak.ts';
import { measureOpening, measureTwice } from './load.ts';
import type { Profile } from './measured-page.ts';
import { analytics, load, typical } from './network-served.ts';
import { benchPivot } from './pivot-scroll.ts';
import { addSample, apartOf, mediansOf, ratiosOf, type Samples } from './samples.ts';
import { measureSignIn } from './sign-in.ts';
import type { ScreenName, SiteName, Sites } from './sites.ts';
import { measureTyping } from './typing.ts';
import { measureUse, walks } from './use.ts';
import { measureScreens, type ScreenReport } from './visits.ts';

export type Bench = {
  browser: Browser;
  host: Host;
  network: Network;
  sites: Sites;
  /** How many times each figure is taken. */
  n: number;
  samples: Samples;
  screens: ScreenReport[];
};

const siteNames = ['portal', 'plain', 'stack'] as const;
const latencies = 40;

async function benchLoads(
  { browser, sites, n, samples }: Bench,
  screen: ScreenName,
  profiles: readonly Profile[],
) {
  const measures = profiles.flatMap((profile) =>
    siteNames.flatMap((name: SiteName) => {
      const { url, screens, enter } = sites[name];
      const opened = screens[screen];
      if (!opened) return [];
      const prepare = screen === 'login' ? undefined : enter;
      return async () => {
        const figures = await measureOpening(browser, url + opened.path, {
          profile,
          usable: opened.usable,
          ...(prepare && { prepare }),
        });
        addSample(samples, `${name} ${screen} ${profile}`, figures);
      };
    }),
  );
  await inTurn(n, measures);
}

const again = { 'with worker': true, 'without worker': false };

async function benchSecondVisits({ browser, sites: { portal }, n, samples }: Bench) {
  const measures = (['login', 'dashboard'] as const).flatMap((screen) =>
    (['slow4g', 'fast4g'] as const).flatMap((profile) =>
      Object.entries(again).map(([name, hasServiceWorker]) => async () => {
        const opened = portal.screens[screen];
        if (!opened) return;
        const { second } = await measureTwice(browser, portal.url + opened.path, {
          profile,
          usable: opened.usable,
          hasServiceWorker,
          ...(screen !== 'login' && { prepare: portal.enter }),
        });
        addSample(samples, `portal ${screen} again ${name} ${profile}`, second);
      }),
    ),
  );
  await inTurn(n, measures);
}

const used = ['portal', 'stack'] as const;

async function benchUse({ browser, sites, n, samples }: Bench) {
  await inTurn(
    n,
    used.map((name) => async () => {
      addSample(samples, `${name} use`, await measureUse(browser, { site: sites[name], walk: walks[name] }));
    }),
  );
}

const benchTyping = ({ browser, sites, n, samples }: Bench) =>
  inTurn(
    n,
    used.map((name) => async () => {
      addSample(samples, `${name} typing`, await measureTyping(browser, sites[name]));
    }),
  );

const speeds = ['cpu2', 'cpu4', 'cpu6'] as const;

// How often longer than the floor, on machines of different speed.
async function benchSpeeds({ browser, sites, n, samples }: Bench) {
  const caseOf = (name: string, profile: Profile) => `${name} use ${profile}`;
  await inTurn(
    n,
    speeds.flatMap((profile) =>
      used.map((name) => async () => {
        const figures = await measureUse(browser, { site: sites[name], walk: walks[name], profile });
        addSample(samples, caseOf(name, profile), figures);
      }),
    ),
  );
  const medians = mediansOf(samples);
  const ratios = speeds.map((profile) =>
    ratiosOf(medians[caseOf('portal', profile)], medians[caseOf('stack', profile)]),
  );
  speeds.forEach((profile, nth) => addSample(samples, `use, times the floor, ${profile}`, ratios[nth] ?? {}));
  addSample(samples, 'use, times the floor, apart in %', apartOf(ratios));
}

async function benchFrames({ browser, network, samples }: Bench) {
  const frames = { ...(await benchCharts(browser, network)), ...(await benchPivot(browser, network)) };
  for (const [name, figures] of Object.entries(frames)) addSample(samples, name, figures);
}

async function benchServer({ network, samples }: Bench) {
  const { access_token: token } = await network.signIn('publisher');
  for (const [name, path] of Object.entries({ ...typical, ...analytics })) {
    const on = { url: network.url, token };
    addSample(samples, `network ${name}`, await load(on, path, { amount: latencies }));
  }
}

/** The parts of a run, by name. */
export const parts = {
  login: (bench) => benchLoads(bench, 'login', ['slow4g', 'fast4g']),
  dashboard: (bench) => benchLoads(bench, 'dashboard', ['slow4g', 'fast4g']),
  list: (bench) => benchLoads(bench, 'list', ['fast4g']),
  'second visit': benchSecondVisits,
  'sign-in': ({ browser, sites, n, samples }) =>
    inTurn(n, [async () => addSample(samples, 'portal sign-in', await measureSignIn(browser, sites.portal))]),
  use: benchUse,
  typing: benchTyping,
  speeds: benchSpeeds,
  screens: async (bench) => {
    bench.screens.push(...(await measureScreens(bench.browser, bench.sites.portal, bench.samples)));
  },
  dictionaries: benchDictionaries,
  leak: async ({ browser, sites, samples }) =>
    addSample(samples, 'leak', await measureLeak(browser, sites.portal)),
  frames: benchFrames,
  server: benchServer,
} satisfies Record<string, (bench: Bench) => Promise<void>>;
export type PartName = keyof typeof parts;

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Route } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { deploymentMachine } from '#machines/deployment/deployment.machine.ts';
import { offers } from '#contract/offers.ts';
import { fileOf } from '../../support/built-file.ts';
import { root } from '../../support/project.ts';
import { openAt } from './acts.ts';
import { chartWalk, type Walk } from './chart-walk.ts';
import { like, type Seen } from './seen.ts';

/** Parts of the frame that load when they are opened. */
const parts = {
  palette: { source: 'app/palette/palette-dialog.tsx', key: 'Control+k', dialog: 'Search' },
  shortcuts: { source: 'app/shell/shortcuts-dialog.tsx', key: '?', dialog: 'Keyboard shortcuts' },
};
type Part = keyof typeof parts;
const isPart = (name: string | null): name is Part => name !== null && name in parts;

const abort = (route: Route) => route.abort();

/** At the wall, whose rows can be loaded anew. */
async function open(walk: Walk) {
  const { page } = walk;
  await page.unrouteAll();
  for (const { source } of Object.values(parts)) await page.route(fileOf(source), abort);
  await page.goto('about:blank');
  await openAt('/offer-wall')(walk);
  await page
    .getByRole('button', { name: /^(Apply for|Run) / })
    .first()
    .waitFor();
}

/** By keyboard: a mouse that comes to rest on a link prefetches its screen, whose rows these are. */
const pressKey = ({ page }: Walk, name: string) =>
  page.getByRole('button', { name, exact: true }).first().press('Enter');

/** Loads the rows anew, which the network answers as a newer one does. */
async function refresh(walk: Walk, answer: (route: Route) => Promise<void>) {
  const { page } = walk;
  const rows = new RegExp(String.raw`${offers.list.path}\?`);
  await page.route(rows, answer, { times: 1 });
  await Promise.all([page.waitForResponse(rows), pressKey(walk, 'Refresh')]);
}

/** It is requested again after a second for as long as it stays open. */
async function lose({ page }: Walk, part: Part) {
  const { source, key } = parts[part];
  const address = fileOf(source).replace('**', '');
  const script = page.waitForEvent('requestfailed', (request) => request.url().endsWith(address));
  await page.keyboard.press(key);
  await script;
  await page.keyboard.press('Escape');
}

async function servesAnother(route: Route) {
  const built = readFileSync(path.join(root, 'dist', 'index.html'), 'utf8');
  await route.fulfill({
    contentType: 'text/html',
    body: built.replaceAll(/(src="\/assets\/)[\w-]+\.js/g, '$1newer-00.js'),
  });
}

const version = {
  endpoints: [{ method: 'GET', path: '/' }],
  answers: [{ isOther: false }, { isOther: true }],
  refusals: [{ status: 0, code: 'NETWORK_ERROR' }],
  answer: async (_: Walk, route: Route, { output }: AnyEventObject) => {
    const isOther = (output as { isOther: boolean } | undefined)?.isOther === true;
    if (isOther) await servesAnother(route);
    return isOther;
  },
} as const;

const nothing: Partial<Seen> = { buttons: [] };
const offer = (text: RegExp): Partial<Seen> => ({ text: like(text), buttons: ['Reload', 'Later'] });
const lost = offer(/A part of the portal could not be loaded\. Trying again …/);

/** Of a portal whose host and network may have a newer one. */
export const deploymentWalk = chartWalk(
  'deployment',
  deploymentMachine,
)({
  inputs: { start: { input: undefined, open } },
  events: {
    'version.replaced': {
      samples: [{}],
      act: (walk) =>
        refresh(walk, async (route) => {
          const response = await route.fetch();
          const headers = { ...response.headers(), 'x-portal-version': 'newer-00' };
          await route.fulfill({ response, headers });
        }),
    },
    'version.doubt': {
      samples: [{}],
      act: (walk) =>
        refresh(walk, (route) => route.fulfill({ status: 404, json: { code: 'NOT_FOUND_HTTP_EXCEPTION' } })),
    },
    'part.lost': {
      samples: [{ part: 'palette' }, { part: 'shortcuts' }],
      act: async (walk, { part }) => {
        if (isPart(part)) await lose(walk, part);
      },
    },
    'part.arrived': {
      samples: [{}],
      isPossible: ({ context }) => context.lost !== null,
      act: async (walk, _, { context }) => {
        if (!isPart(context.lost)) throw new Error('No part is lost');
        const { page } = walk;
        const { source, key, dialog } = parts[context.lost];
        await page.unroute(fileOf(source));
        await page.keyboard.press(key);
        await page.getByRole('dialog', { name: dialog }).waitFor();
        // What is there is lost no more but by a portal that is opened anew.
        await open(walk);
      },
    },
    'offer.postpone': {
      samples: [{}],
      isPossible: (chart) => chart.hasTag('lost') || chart.hasTag('outdated'),
      act: (walk) => pressKey(walk, 'Later'),
    },
  },
  calls: { askVersion: version, askVersionOfLost: version },
  part: { under: null, buttons: /^(Reload|Later)$/ },
  views: {
    upToDate: nothing,
    checking: nothing,
    resting: nothing,
    'partLost.asking': lost,
    'partLost.known': lost,
    partPostponed: nothing,
    outdated: offer(/A new version of the portal is ready\./),
    postponed: nothing,
  },
  describe: ({ context }) => context.lost ?? '',
  problems: [/net::ERR_FAILED/, /preload/],
});

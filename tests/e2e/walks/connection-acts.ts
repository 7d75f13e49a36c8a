import type { Request } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { trackingLinks } from '#contract/tracking-links.ts';
import type { connectionMachine } from '#machines/connection/connection.machine.ts';
import { fileOf } from '../../support/built-file.ts';
import { passTime } from '../../support/slow-timers.ts';
import { typeInto } from '../../support/type-into.ts';
import type { Walk } from './chart-walk.ts';
import { fail, hasRead, openWall, passSecond, search, succeed, takeBack } from './searches.ts';

type Chart = SnapshotFrom<typeof connectionMachine>;

const isReady = (chart: Chart) =>
  chart.matches({ retries: { outage: 'ready' } }) || chart.matches({ retries: { outage: 'readyAgain' } });
export const isProbing = (chart: Chart): boolean =>
  chart.matches({ retries: { outage: 'probing' } }) || chart.matches({ retries: { outage: 'probingAgain' } });

async function findDownload({ page }: Walk) {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  await typeInto(palette.getByRole('combobox'), 'tracking links as CSV');
  await palette.getByRole('option').first().waitFor();
  return palette;
}

/** By the palette: a call outside the queries, so that its end is none of theirs. */
async function download(walk: Walk) {
  await findDownload(walk);
  await walk.page.keyboard.press('Enter');
}

/** Acts, and waits for all that the page then loads. */
async function actAndLoad(walk: Walk, act: () => Promise<unknown>) {
  const requests = new Set<Request>();
  const note = (request: Request) => {
    // Not the one of `hasRead`.
    if (new URL(request.url()).pathname !== '/') requests.add(request);
  };
  walk.page.on('request', note);
  await act();
  for (let known = -1; known < requests.size;) {
    known = requests.size;
    for (const request of requests) await (await request.response())?.finished();
    await hasRead(walk);
  }
  walk.page.off('request', note);
}

/**
 * At the wall, where everything has loaded that may be needed later: an answer to it would be one of the network, and a
 * part that fails offline is reported, which is a call too.
 */
export async function openWithPalette(walk: Walk): Promise<void> {
  // The last of what an emergency needs, which comes in turn while the browser is idle.
  const last = walk.page.waitForResponse(fileOf('app/shell/guest-bar.tsx'));
  await openWall(walk);
  await actAndLoad(walk, () => passTime(walk.page, 3000));
  await last;
  await actAndLoad(walk, async () => {
    const palette = await findDownload(walk);
    await palette.getByRole('combobox').press('Escape');
    await palette.waitFor({ state: 'hidden' });
  });
}

/** The probe that is under way ends, too, or the next one would share its answer. */
async function endProbe(walk: Walk, { children }: Chart, isAnswered: boolean) {
  const { page, gate } = walk;
  for (const id of Object.keys(children)) {
    const route = await gate.take(id);
    if (isAnswered) {
      const finished = page.waitForEvent('requestfinished', (request) => request === route.request());
      await route.continue();
      await finished;
      await hasRead(walk);
    } else await route.abort('internetdisconnected');
  }
}

export async function goOffline(walk: Walk, before: Chart): Promise<void> {
  await walk.context.setOffline(true);
  await endProbe(walk, before, false);
}

export async function loseCall(walk: Walk): Promise<void> {
  await walk.page.route(trackingLinks.download.path, (route) => route.abort(), { times: 1 });
  await download(walk);
  await walk.gate.holds('askNetwork');
}

export async function answerCall(walk: Walk, before: Chart): Promise<void> {
  const file = walk.page.waitForEvent('download');
  await download(walk);
  await file;
  await endProbe(walk, before, true);
}

/** A search ends, or the attempt at one that goes ahead for all. */
export async function endSearch(walk: Walk, before: Chart, how: typeof succeed): Promise<void> {
  if (!isProbing(before)) await search(walk);
  await how(walk, 'rows');
  await takeBack(walk);
}

/** Rows that were not loaded are requested again after their second. */
export async function retrySearch(walk: Walk, before: Chart): Promise<void> {
  if (isProbing(before)) return passSecond(walk);
  await search(walk);
  await fail(walk, 'rows');
  if (isReady(before)) {
    // These wait for longer, and ask while the rows are under way.
    await fail(walk, 'counts', 2);
    await passSecond(walk);
    await walk.gate.holds('rows');
    return;
  }
  // An answer ends the outage that the failure has begun.
  if (!before.matches({ retries: 'outage' })) await succeed(walk, 'counts');
  await passSecond(walk);
  await takeBack(walk);
}

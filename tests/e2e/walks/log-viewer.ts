import type { Page } from '@playwright/test';
import type { EventLog, LogEntry } from '#machines/lib/log-entry.ts';
import { logViewerMachine, shownLog } from '#machines/log-viewer/log-viewer.machine.ts';
import { press } from './acts.ts';
import { chartWalk, type Walk } from './chart-walk.ts';
import { like } from './seen.ts';

const entryOf = (seq: number): LogEntry => ({
  seq,
  at: seq,
  wallClock: seq,
  chart: 'session',
  actor: 'x:1',
  event: 'session.signIn',
  took: [],
  active: [],
  tags: [],
});
const logOf = (portal: string): EventLog => ({ portal, shadow: null, entries: [entryOf(1), entryOf(2)] });
const file = logOf('file');
const grown = { shadow: null, entry: entryOf(3) };

/** The portals in the other tabs, by the names that they have here. */
const tabs = new Map<string, Page>();

function tabOf(portal: string): Page {
  const tab = tabs.get(portal);
  if (!tab) throw new Error(`No tab has the portal '${portal}'`);
  return tab;
}

const logIn = ({ page }: Walk) => page.getByRole('region', { name: 'Log' });

type Chart = { context: Parameters<typeof shownLog>[0] };
const isOpen = ({ context }: Chart, portal: string) => context.open.some((log) => log.portal === portal);
const isShown = ({ context }: Chart, portal: string) => shownLog(context).portal === portal;

/** Its status, then the portals that can be chosen. */
const seen = (status: string) => (chart: Chart) => {
  const { open, kept } = chart.context;
  const choices = kept === null && open.length < 2 ? [] : open.map(() => ', opened at .*');
  return { text: like(new RegExp(`^Log${status}.*${choices.join('')}`)) };
};

// The first is the portal's own.
const giveId = (id: string) => {
  const randomId = crypto.randomUUID.bind(crypto);
  crypto.randomUUID = () => {
    crypto.randomUUID = randomId;
    return id as ReturnType<typeof randomId>;
  };
};

/** The page as it starts, where it showed that portal before. */
const opened =
  (shown: string) =>
  async ({ page, signIn }: Walk) => {
    await signIn();
    await Promise.all([...tabs.values()].map((tab) => tab.close()));
    tabs.clear();
    await page.goto('about:blank');
    await page.goto('/statecharts/#/chart/session?mode=live');
    // What former walks have left.
    await page.evaluate((portal) => {
      sessionStorage.clear();
      sessionStorage.setItem('shown-portal', portal);
    }, shown);
    await page.reload();
  };

/** In the auditors' pages, which show the portals in other tabs. */
export const logViewerWalk = chartWalk(
  'logViewer',
  logViewerMachine,
)({
  inputs: {
    start: { input: { awaited: null }, open: opened('') },
    afterReload: { input: { awaited: 'two' }, open: opened('two') },
  },
  events: {
    'log.snapshot': {
      samples: [logOf('one'), logOf('two')],
      isPossible: (chart, { portal }) => !isOpen(chart, portal),
      act: async ({ context }, { portal }) => {
        const tab = await context.newPage();
        tabs.set(portal, tab);
        await tab.addInitScript(giveId, portal);
        await tab.goto('/profile');
      },
    },
    'log.entry': {
      samples: [{ portal: 'one', ...grown }],
      isPossible: (chart, { portal }) =>
        isOpen(chart, portal) || (chart.matches('ended') && isShown(chart, portal)),
      act: async (walk, { portal }, before) => {
        if (!isOpen(before, portal)) {
          // Browsers hide a page after they have closed it: its charts look at the clock once more.
          await logIn(walk).getByRole('button', { name: 'clock.check' }).first().waitFor();
          return;
        }
        const tab = tabOf(portal);
        await tab.getByRole('heading', { level: 1 }).waitFor();
        await tab.keyboard.press('Control+k');
      },
    },
    'log.closed': {
      samples: [{ portal: 'one' }, { portal: 'two' }],
      isPossible: (chart, { portal }) => isOpen(chart, portal),
      act: async (_, { portal }) => {
        await tabOf(portal).close();
        tabs.delete(portal);
      },
    },
    'portal.choose': {
      samples: [{ portal: 'one' }, { portal: 'two' }],
      isPossible: (chart, { portal }) => isOpen(chart, portal) && !isShown(chart, portal),
      act: (walk, { portal }) =>
        logIn(walk).getByRole('combobox', { name: 'Portal that is shown' }).selectOption(portal),
    },
    'moment.choose': {
      samples: [{ position: 0 }],
      isPossible: (chart) => !chart.matches('waiting'),
      act: (walk) => logIn(walk).getByRole('button', { name: 'One step back' }).click(),
    },
    'moment.latest': {
      samples: [{}],
      isPossible: (chart) => chart.matches('lookingBack'),
      act: ({ page }) => press(page, 'Back to live'),
    },
    'log.open': {
      samples: [{ log: file }],
      act: async (walk) => {
        const chosen = walk.page.waitForEvent('filechooser');
        await press(walk.page, 'Open event log');
        await (
          await chosen
        ).setFiles({
          name: 'event-log.json',
          mimeType: 'application/json',
          buffer: Buffer.from(JSON.stringify(file)),
        });
      },
    },
    'log.clear': {
      samples: [{}],
      isPossible: (chart) => chart.matches('reading'),
      act: ({ page }) => press(page, 'Close event log'),
    },
  },
  calls: {},
  part: {
    under: null,
    within: 'section[aria-label="Log"]',
    buttons: /^(Back to live|Close event log)$/,
  },
  views: {
    waiting: { text: like(/^LogWaiting for a portal/), buttons: [] },
    following: (chart) => ({ ...seen('Live')(chart), buttons: [] }),
    lookingBack: (chart) => ({ ...seen('Looking back')(chart), buttons: ['Back to live'] }),
    ended: (chart) => ({ ...seen('The portal is closed')(chart), buttons: [] }),
    reading: (chart) => ({ ...seen('Event log from a file')(chart), buttons: ['Close event log'] }),
  },
  describe: ({ context }) =>
    `${shownLog(context).portal} of ${context.open.map(({ portal }) => portal).join(' and ')}${context.awaited === null ? '' : `, ${context.awaited} is awaited`}`,
});

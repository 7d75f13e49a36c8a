import { sessionClockMachine } from '#machines/session-clock/session-clock.machine.ts';
import { passTime } from '../../support/slow-timers.ts';
import { loseToken } from '../model/events.ts';
import { enterPassword } from './acts.ts';
import { chartWalk, passed, type Walk } from './chart-walk.ts';
import { like } from './seen.ts';

const near = 120_000;
// Farther away than a timer of the browser reaches.
const far = 30 * 24 * 3_600_000;
const ends = [3_600_000, near, far];

/** With a token that the network gives for that long. */
async function signInFor(walk: Walk, left: number) {
  const given = await walk.network.signIn('publisher');
  const body = JSON.stringify({ ...given, expires_in: left / 1000 });
  await walk.network.fail({ call: 'session.signIn', status: 200, body });
  await enterPassword(walk);
}

/** As another tab notes it that has signed in; then this one is looked at again. */
const endElsewhere = ({ page }: Walk, left: number) =>
  page.evaluate((ms) => {
    localStorage.setItem('token-ends', String(Date.now() + ms));
    window.dispatchEvent(new Event('focus'));
  }, left);

/** The chart reads at once, so what it reads comes about with what it reads for. */
const readAt = { samples: [{}], act: () => Promise.resolve() };
const warning = 'Your session is about to end';
const quiet = { text: like(new RegExp(`^(?!.*${warning})`, 's')) };
const warned = { text: like(new RegExp(warning)) };

const unreadable =
  'The browser reads its storage at once or refuses it from the first page on; then no token is stored, and nobody is signed in whose time is read.';

export const sessionClockWalk = chartWalk(
  'sessionClock',
  sessionClockMachine,
)({
  inputs: { start: { input: undefined, open: ({ page }) => page.goto('/login') } },
  events: {
    'session.began': { ...readAt, isPossible: (chart) => chart.matches('stopped') },
    'session.ended': {
      samples: [{}],
      isPossible: (chart) => !chart.matches('stopped') && Object.keys(chart.children).length === 0,
      act: (walk) => loseToken(walk, 'signedOut'),
    },
    'clock.check': { ...readAt, isPossible: (chart) => !chart.matches('stopped') },
  },
  calls: {
    readTimeLeft: {
      answers: ends,
      act: async (walk, { output }) => {
        if (await walk.page.getByLabel('Email').isVisible()) await signInFor(walk, Number(output));
        else await endElsewhere(walk, Number(output));
      },
    },
    readTimeLeftAgain: {
      answers: ends,
      act: async (walk, { output }) => {
        // The warning goes by itself, and comes no second time.
        if (output !== near) await passTime(walk.page, 4500);
        await endElsewhere(walk, Number(output));
      },
    },
  },
  exempt: {
    'sessionClock.running.reading | xstate.error.actor.readTimeLeft | 0': unreadable,
    'sessionClock.running.ending.readingAgain | xstate.error.actor.readTimeLeftAgain | 0': unreadable,
  },
  isSlowed: true,
  part: { under: null },
  views: {
    stopped: { heading: 'Sign in', ...quiet },
    'running.reading': passed,
    'running.endless': { heading: 'Dashboard', ...quiet },
    'running.counting': { heading: 'Dashboard', ...quiet },
    'running.ending.warned': { heading: 'Dashboard', ...warned },
    'running.ending.readingAgain': passed,
  },
  describe: ({ context: { left } }) => `${left} ms left`,
});

import { offerCommandsMachine } from '#machines/offer-commands/offer-commands.machine.ts';
import type { Commanded } from '#machines/offer-command/offer-command.machine.ts';
import { loseToken } from '../model/events.ts';
import { openAt, signInByForm } from './acts.ts';
import { chartWalk, type Walk } from './chart-walk.ts';
import { chooseOf } from '../../support/row-menu.ts';

const address = '/live-offers?size=20';
const subjects = [48213, 48602].map((id): Commanded => ({ kind: 'offer', id }));

/** Another command on what was commanded before: its Undo is taken first, which is one of the chart of that offer. */
async function command({ page }: Walk, { id }: Commanded) {
  const row = page.getByRole('row').filter({ hasText: String(id) });
  const undo = row.getByRole('button', { name: 'Undo' });
  if (await undo.isVisible()) {
    await undo.click();
    await undo.waitFor({ state: 'detached' });
  }
  await chooseOf(row, /^(Pause|Resume)$/);
  await undo.waitFor();
}

/** The screen stays where it is, and so does the chart. */
async function endSession(walk: Walk) {
  await loseToken(walk, 'expired');
  await signInByForm(walk);
}

/** Of two offers in the list of live ones. */
export const offerCommandsWalk = chartWalk(
  'offerCommands',
  offerCommandsMachine,
)({
  inputs: { start: { input: undefined, open: openAt(address) } },
  events: {
    'subject.add': {
      samples: subjects.map((subject) => ({ subject })),
      act: (walk, { subject }) => command(walk, subject),
    },
    'session.ended': {
      samples: [{}],
      isPossible: (chart) => chart.matches('running'),
      act: endSession,
    },
  },
  calls: {},
  // Nothing that can be undone runs out while it is looked at.
  isSlowed: true,
  part: { under: null, within: 'table', buttons: /^Undo$/ },
  views: {
    empty: { heading: 'Pending & Live Offers', buttons: [] },
    running: ({ context }) => ({
      heading: 'Pending & Live Offers',
      buttons: context.subjects.map(() => 'Undo'),
    }),
  },
  describe: ({ context }) => context.subjects.map(({ id }) => id).join(', '),
});

import type { SnapshotFrom } from 'xstate';
import { postbacks } from '#contract/postbacks.ts';
import { formMachine, type FormAnswer } from '#machines/form/form.machine.ts';
import { typeInto } from '../../support/type-into.ts';
import { at, broken, callElsewhere, enterPassword, openAt, press } from './acts.ts';
import { chartWalk, passed, type Walk } from './chart-walk.ts';
import { haveFactors } from './factors.ts';
import { like, type Seen } from './seen.ts';

const open = openAt('/postbacks?edit=1');
const mine = at(postbacks.update, 1);

let changes = 0;
const changeElsewhere = ({ network }: Walk) => {
  changes += 1;
  return callElsewhere(network, mine, {
    name: `Changed elsewhere ${changes}`,
    url: `https://pb.example/${changes}?c={click_id}`,
  });
};

const nameIn = ({ page }: Walk) => page.getByRole('textbox', { name: 'Name' });

async function type(walk: Walk) {
  changes += 1;
  await typeInto(nameIn(walk), `Mine ${changes}`);
}

async function save(walk: Walk) {
  await type(walk);
  await press(walk.page, 'Save');
}

/** Of the second step of signing in, where another chart makes the call. */
const refused = { status: 403, code: 'FORBIDDEN' };

async function useRefusedPasskey(walk: Walk) {
  const { page, context, network } = walk;
  const passkey = page.getByRole('button', { name: 'Use a passkey' });
  if (!(await passkey.isVisible())) {
    await haveFactors(walk, { app: true, passkey: true });
    await context.clearCookies();
    await page.goto('/login');
    await enterPassword(walk);
    await page.getByRole('heading', { name: 'Confirm it’s you' }).waitFor();
  }
  await network.fail({ call: 'secondFactor.signInRequest', ...refused });
  await passkey.click();
}

type Chart = SnapshotFrom<typeof formMachine>;
const isAtSecondStep = ({ context }: Chart) => context.failure?.code === refused.code;
const isIn = (chart: Chart, call: 'ready' | 'failed', version: 'agreed' | 'conflicting') =>
  chart.matches({ call, version, draft: 'none' }) && !isAtSecondStep(chart);

const notices = {
  failed:
    'Internal Server Error. Your input was not accepted, but it is still here. Please try again in a moment.',
  slow: 'This takes longer than usual. What you entered is still here.',
  conflicting: 'Another version was saved in the meantime.*',
  removed: 'This was deleted in the meantime.*',
};

function seen(chart: Chart): Partial<Seen> {
  if (isAtSecondStep(chart)) return { heading: 'Confirm it’s you', alert: like(/./) };
  const { call, version, draft } = chart.value;
  const [off, busy] = chart.hasTag('busy') ? [' off', ' busy'] : ['', ''];
  const choices = {
    agreed: [],
    conflicting: [`Load the newer version${off}`, `Keep mine${busy}`],
    removed: [`Create it again${busy}`],
  };
  const texts = Object.entries(notices).flatMap(([name, text]) =>
    name === call || name === version || (name === 'slow' && chart.hasTag('slow')) ? [text] : [],
  );
  return {
    buttons: [...(draft === 'restored' ? [`Discard${off}`] : []), ...choices[version], `Save${busy}`],
    alert: texts.length > 0 ? like(new RegExp(`^${texts.join(' ')}$`)) : null,
  };
}

/** Of a postback; every form runs the same chart. */
export const formWalk = chartWalk(
  'form',
  formMachine,
)({
  inputs: {
    fresh: { input: { isRestored: false }, open },
    restored: {
      input: { isRestored: true },
      open: async (walk) => {
        await open(walk);
        await type(walk);
        await walk.page.reload();
      },
    },
  },
  events: {
    'form.submit': {
      samples: [{ isOverwriting: false }, { isOverwriting: true }],
      isPossible: (chart, { isOverwriting }) =>
        !chart.hasTag('busy') && !isAtSecondStep(chart) && (chart.hasTag('conflicting') || !isOverwriting),
      act: async (walk, { isOverwriting }, before) => {
        if (before.matches({ version: 'agreed' })) await save(walk);
        // An error stands until something else is typed.
        else if (before.matches({ version: 'removed' })) await press(walk.page, 'Create it again');
        else await press(walk.page, isOverwriting ? 'Keep mine' : 'Save');
      },
    },
    'version.conflicts': {
      samples: [{}],
      isPossible: (chart) => isIn(chart, 'ready', 'agreed'),
      act: async (walk) => {
        await type(walk);
        await changeElsewhere(walk);
        await press(walk.page, 'Save');
      },
    },
    'version.agrees': {
      samples: [{}],
      isPossible: (chart) => isIn(chart, 'ready', 'conflicting'),
      act: ({ page }) => press(page, 'Load the newer version'),
    },
    'version.isGone': {
      samples: [{}],
      isPossible: (chart) => isIn(chart, 'ready', 'agreed'),
      act: async (walk) => {
        await type(walk);
        await callElsewhere(walk.network, at(postbacks.remove, 1));
        await press(walk.page, 'Save');
      },
    },
    'call.failed': {
      samples: [{ error: { ...refused, entries: [] } }],
      isPossible: (chart) => isIn(chart, 'ready', 'agreed') || isAtSecondStep(chart),
      act: useRefusedPasskey,
    },
    'input.replaced': {
      samples: [{}],
      isPossible: (chart) => chart.matches({ draft: 'restored' }) && !chart.hasTag('busy'),
      act: ({ page }) => press(page, 'Discard'),
    },
  },
  calls: {
    save: {
      endpoints: [postbacks.update, postbacks.create],
      answers: [
        { isSaved: true, saved: null },
        { isSaved: false, saved: null },
      ],
      refusals: [broken],
      answer: async (walk, _, { output }) => {
        if ((output as FormAnswer | undefined)?.isSaved === false) await changeElsewhere(walk);
        return false;
      },
    },
  },
  // Others are quicker a second time; what is saved, the form is done with.
  isAnswered: (chart, { output }) => {
    const answer = output as FormAnswer | undefined;
    return (
      answer === undefined ||
      chart.matches({ version: answer.isSaved ? 'agreed' : 'conflicting', draft: 'none' })
    );
  },
  part: {
    under: 'Edit postback',
    buttons: /^(Save|Discard|Load the newer version|Keep mine|Create it again)( busy| off)?$/,
  },
  views: {
    'call.ready': seen,
    'call.sending.underWay': seen,
    'call.sending.slow': seen,
    'call.failed': seen,
    'version.agreed': seen,
    'version.conflicting': seen,
    'version.removed': seen,
    'draft.reading': passed,
    'draft.none': seen,
    'draft.restored': seen,
  },
  describe: ({ context }) => context.failure?.code ?? '',
});

import { account } from '#contract/account.ts';
import { firstConfig } from '#contract/first-calls.ts';
import { configurationEntries } from '#contract/configuration-entries.ts';
import { shadowLoginMachine } from '#machines/shadow-login/shadow-login.machine.ts';
import { loseToken } from '../model/events.ts';
import { broken, callNetwork, press } from './acts.ts';
import { chartWalk, passed, type Walk } from './chart-walk.ts';
import { like } from './seen.ts';

const partner = { id: 1, name: 'Kestrel Media' };
const screen = '/postbacks';
/** Offered in the row itself, to those who may write. */
const choose = 'Set as default: Tracker, later decisions';
const publisher = { shadowed: false, partner, pendingTerms: null };
const operator = { ...publisher, shadowed: true };

const letThrough = async ({ gate }: Walk, key: 'configuration' | 'user') => (await gate.take(key)).continue();

async function openAnew({ page, gate }: Walk, address: string) {
  await page.goto('about:blank');
  gate.forget('configuration');
  gate.forget('user');
  await page.goto(address);
}

/** The user is there, and of the configuration as much as before. */
async function comeIn(
  walk: Walk,
  { isShadowed, isModeKnown }: { isShadowed: boolean; isModeKnown: boolean },
) {
  const { network, signIn } = walk;
  const link = new URL(await network.shadowLogin());
  link.pathname = screen;
  if (!isShadowed) await signIn();
  await openAnew(walk, isShadowed ? link.href : screen);
  if (!isModeKnown) await network.fail({ call: 'config.get', ...broken });
  await letThrough(walk, 'configuration');
  await letThrough(walk, 'user');
}

/** As another tab does it that has changed something about the user. */
async function reloadUser(walk: Walk) {
  await walk.page.evaluate(() => {
    const channel = new BroadcastChannel('session');
    channel.postMessage('userChanged');
    channel.close();
  });
  await letThrough(walk, 'user');
}

/** As an operator of the network. */
async function configure({ network }: Walk, isReadOnly: boolean) {
  const { access_token: token } = await network.signIn('operator');
  const body = { general: { shadow_read_only: isReadOnly } };
  await callNetwork(network, configurationEntries.change, { token, body });
}

const shadowed = { heading: 'Postbacks', text: like(/Shadow login as Kestrel Media by Ines Aldridge/) };

export const shadowLoginWalk = chartWalk(
  'shadowLogin',
  shadowLoginMachine,
)({
  inputs: { start: { input: undefined, open: ({ page }) => page.goto('/login') } },
  events: {
    'user.loaded': {
      samples: [{ user: publisher }, { user: operator }],
      isPossible: (chart, event) =>
        chart.matches('unknown') || (event.user.shadowed && chart.context.partner !== null),
      act: (walk, { user }, { context: { partner: shown, isReadOnly } }) =>
        shown === null
          ? comeIn(walk, { isShadowed: user.shadowed, isModeKnown: isReadOnly !== null })
          : reloadUser(walk),
    },
    'configuration.loaded': {
      samples: [{ isShadowReadOnly: true }, { isShadowReadOnly: false }],
      isPossible: ({ context }) => context.isReadOnly === null,
      act: async (walk, { isShadowReadOnly }, before) => {
        if (before.matches('unknown')) await openAnew(walk, '/login');
        await configure(walk, isShadowReadOnly);
        await letThrough(walk, 'configuration');
      },
    },
    'shadow.act': {
      samples: [{}],
      isPossible: (chart) => chart.hasTag('observing'),
      act: ({ page }) => press(page, `Act as ${partner.name}`),
    },
    'session.ended': {
      samples: [{}],
      isPossible: (chart) => !chart.matches('unknown'),
      act: (walk) => loseToken(walk, 'signedOut'),
    },
  },
  calls: {},
  requests: { configuration: firstConfig.get, user: account.profile },
  part: { under: null, buttons: /^(Act as |Exit$|Set as default: Tracker, later decisions( off)?$)/ },
  views: {
    unknown: { heading: 'Sign in', buttons: [] },
    absent: { heading: 'Postbacks', buttons: [choose] },
    arriving: passed,
    awaitingMode: { ...shadowed, buttons: [`${choose} off`, 'Exit'] },
    observing: { ...shadowed, buttons: [choose, `Act as ${partner.name}`, 'Exit'] },
    acting: { ...shadowed, buttons: [choose, 'Exit'] },
  },
  describe: ({ context }) => `${context.partner?.name ?? ''} ${context.isReadOnly}`,
});

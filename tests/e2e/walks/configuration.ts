import { config } from '#contract/config.ts';
import { configurationMachine } from '#machines/configuration/configuration.machine.ts';
import { broken, openAt, press } from './acts.ts';
import { chartWalk } from './chart-walk.ts';
import { like } from './seen.ts';

const missing = like(/Some settings of the portal could not be loaded\. We keep trying\./);
const call = {
  endpoints: [config.get],
  answers: [{ isShadowReadOnly: false }],
  refusals: [broken],
};

/** Of a publisher who is signed in; the name of the network is one of the settings. */
export const configurationWalk = chartWalk(
  'configuration',
  configurationMachine,
)({
  inputs: { start: { input: undefined, open: openAt('/postbacks') } },
  events: {
    'configuration.retry': {
      samples: [{}],
      isPossible: (chart) => chart.matches('waiting'),
      act: ({ page }) => press(page, 'Try again'),
    },
  },
  calls: { loadConfiguration: call, loadConfigurationAgain: call },
  isSlowed: true,
  part: { under: null, buttons: /^Try again/ },
  views: {
    loading: { buttons: [] },
    waiting: { heading: 'Postbacks', text: missing, buttons: ['Try again'] },
    askingAgain: { heading: 'Postbacks', text: missing, buttons: ['Try again busy'] },
    loaded: { heading: 'Postbacks', text: like(/^(?!.*Some settings).*Halyard/s), buttons: [] },
  },
  describe: ({ context: { attempts } }) => `after ${attempts} attempts`,
});

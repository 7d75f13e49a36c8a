import { modelOf } from '../models/chart-model.ts';
import { codeOf, refusal } from '../models/samples.ts';
import { mailedLinkMachine } from './mailed-link.machine.ts';

export const mailedLinkModel = modelOf('mailedLink', {
  machine: mailedLinkMachine,
  inputs: { withLink: { hasLink: true }, withoutLink: { hasLink: false } },
  events: {
    'link.open': [{}],
    'link.unread': [{ failure: refusal(400, 'INVALID_LINK') }, { failure: refusal(0) }],
  },
  answers: { openLink: [undefined] },
  failures: { openLink: [refusal(400, 'INVALID_LINK'), refusal(0)] },
  describe: ({ context: { hasLink, failure: failed } }) => `${hasLink ? 'a' : 'no'} link${codeOf(failed)}`,
});

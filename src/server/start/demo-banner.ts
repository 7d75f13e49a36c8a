import { accounts, demoPassword } from '../demo/accounts.ts';
import { banner, indented, mailText, operatorText, type Place, upstreamText } from './banner.ts';
import type { SmtpSettings } from '../mail/smtp-settings.ts';
import type { Reach } from './reach.ts';

const widest = Math.max(...accounts.map(({ email }) => email.length));

type Start = Place & {
  seconds: number;
  smtp: SmtpSettings | null;
  showsOutbox: boolean;
  hasOperator: boolean;
  /** Signs the operator in as the demo publisher, once; null without demo data, or where it is closed. */
  demoLink: string | null;
};

function closedText({ closed }: Reach) {
  if (closed.size === 0) return ', with all that EXPOSE opens.';
  const names = [...closed];
  return `. Closed to all: ${names.join(', ').replaceAll('-', ' ')}.\n  EXPOSE=${names.join(',')} opens them, or those that it names.`;
}

function demoText(link: string) {
  const rows = accounts.map(({ email, note }) => `${email.padEnd(widest)}   ${note}`);
  return `  Demo accounts, password ${demoPassword}

${indented(rows)}

  Shadow login: the operator as the publisher. Works once, for 24 hours, until the operator signs out or a
  password is changed; the next start makes a new link.

${indented([link])}`;
}

function mailTextOf({ url, reach, showsOutbox, smtp }: Start) {
  if (smtp) return mailText(smtp);
  if (showsOutbox) return `  Mails are not sent: read them at\n\n${indented([`${url}/outbox`])}`;
  const how = reach.closed.has('outbox') ? 'EXPOSE=outbox' : 'MAIL_TRANSPORT=outbox';
  return `  Mails are not sent: they stay in the table outbox. ${how} shows them at /outbox.`;
}

/** What `npm start` prints when it is ready. */
export function demoBanner(start: Start) {
  const { reach, seconds, hasOperator, demoLink } = start;
  return banner(start, {
    ready: `The portal is ready (in ${seconds.toFixed(1)} s)`,
    closedText: closedText(reach),
    more: [
      ...(demoLink === null ? operatorText(hasOperator) : [demoText(demoLink)]),
      mailTextOf(start),
      '  Ctrl+C stops it. npm start -- --fresh starts with new data.',
    ],
  });
}

/** The same in front of another network. */
export const proxyBanner = ({ networkUrl, ...place }: Place & { networkUrl: URL }) =>
  banner(place, {
    ready: 'The portal is ready',
    closedText: closedText(place.reach),
    more: [upstreamText(networkUrl)],
  });

import { networkInterfaces } from 'node:os';
import { accounts, demoPassword } from '../demo/accounts.ts';
import type { Reach } from './reach.ts';

const widest = Math.max(...accounts.map(({ email }) => email.length));
const indented = (lines: readonly string[]) => lines.map((line) => `    ${line}`).join('\n');

type Place = { url: string; reach: Reach };
type Start = Place & {
  seconds: number;
  showsOutbox: boolean;
  hasOperator: boolean;
  /** Signs the operator in as the demo publisher, once; null without demo data, or where it is closed. */
  demoLink: string | null;
};

// Of this machine, as others see it.
function addresses() {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return all.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address);
}

const isAny = (host: string) => host === '0.0.0.0' || host === '::';

function urlsOf({ url, reach: { host } }: Place) {
  const at = (name: string) => url.replace('localhost', name.includes(':') ? `[${name}]` : name);
  if (host === null) return [url];
  return isAny(host) ? [url, ...addresses().map(at)] : [at(host)];
}

// Browsers keep a session on https:// and on localhost alone.
const httpsText =
  '  Sign-ins from other machines need https: put a server with a certificate in front and name it in PUBLIC_URL.';

function reachText(reach: Reach) {
  const needsHttps = reach.isOpen && reach.publicName === null;
  return needsHttps ? `${whoText(reach)}\n${httpsText}` : whoText(reach);
}

function whoText({ isOpen, closed, publicName }: Reach) {
  if (!isOpen) return '  Only this machine reaches it. HOST=0.0.0.0 opens it to others.';
  const all =
    publicName === null ? 'Everybody who reaches this machine' : `Everybody who reaches ${publicName}`;
  if (closed.size === 0) return `  ${all} reaches it, with all that EXPOSE opens.`;
  const names = [...closed];
  return `  ${all} reaches it. Closed to all: ${names.join(', ').replaceAll('-', ' ')}.\n  EXPOSE=${names.join(',')} opens them, or those that it names.`;
}

function demoText(link: string) {
  const rows = accounts.map(({ email, note }) => `${email.padEnd(widest)}   ${note}`);
  return `  Demo accounts, password ${demoPassword}

${indented(rows)}

  Shadow login: the operator as the publisher. Works once, for 24 hours, until the operator signs out or a
  password is changed; the next start makes a new link.

${indented([link])}`;
}

function mailText({ url, reach, showsOutbox }: Start) {
  if (showsOutbox) return `  Mails are not sent: read them at\n\n${indented([`${url}/outbox`])}`;
  const how = reach.closed.has('outbox') ? 'EXPOSE=outbox' : 'MAIL_TRANSPORT=outbox';
  return `  Mails are not sent: they stay in the table outbox. ${how} shows them at /outbox.`;
}

const ownText = (hasOperator: boolean) =>
  hasOperator ? [] : ['  There is no operator yet. Make one: npm run operator -- add someone@example.net'];

/** What `npm start` prints when it is ready. */
export function banner(start: Start) {
  const { reach, seconds, hasOperator, demoLink } = start;
  const parts = [
    `  The portal is ready (in ${seconds.toFixed(1)} s)`,
    indented(urlsOf(start)),
    reachText(reach),
    ...(demoLink === null ? ownText(hasOperator) : [demoText(demoLink)]),
    mailText(start),
    '  Ctrl+C stops it. npm start -- --fresh starts with new data.',
  ];
  return `\n${parts.join('\n\n')}\n`;
}

/** The same in front of another network. */
export const proxyBanner = ({ networkUrl, ...place }: Place & { networkUrl: URL }) =>
  `\n${[
    '  The portal is ready',
    indented(urlsOf(place)),
    reachText(place.reach),
    `  Its API is the network at ${networkUrl.href}`,
  ].join('\n\n')}\n`;

import { networkInterfaces } from 'node:os';
import type { SmtpSettings } from '../mail/smtp-settings.ts';
import type { Reach } from './reach.ts';
import { typedCommands } from './typed-commands.ts';

/** `publicUrl` is what PUBLIC_URL names: the address that visitors use. */
export type Place = { url: string; publicUrl?: string | null; reach: Reach };

export const indented = (lines: readonly string[]) => lines.map((line) => `    ${line}`).join('\n');

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

function reachText({ publicUrl, reach: { isOpen, publicName } }: Place, closedText: string) {
  if (!isOpen) {
    const others = publicUrl
      ? 'Visitors come by PUBLIC_URL, through a server in front.'
      : 'HOST=0.0.0.0 opens it to others.';
    return `  Only this machine reaches it. ${others}`;
  }
  const place = publicName ?? 'this machine';
  const text = `  Everybody who reaches ${place} reaches it${closedText}`;
  return publicName === null ? `${text}\n${httpsText}` : text;
}

/** What a start prints when it is ready; `closedText` ends the sentence about who reaches it. */
export function banner(
  place: Place,
  { ready, closedText, more }: { ready: string; closedText: string; more: string[] },
) {
  const parts = [
    `  ${ready}`,
    indented(place.publicUrl ? [place.publicUrl, ...urlsOf(place)] : urlsOf(place)),
    reachText(place, closedText),
    ...more,
  ];
  return `\n${parts.join('\n\n')}\n`;
}

/** Of a network whose users would wait for mails in vain. */
export const noMail =
  'No mail leaves: set SMTP_URL and MAIL_FROM. Until then nobody can confirm an address or set a password.';
export const mailText = (smtp: SmtpSettings | null) =>
  smtp ? `  Mails go to ${smtp.host}:${smtp.port}, from ${smtp.from}` : `  ${noMail}`;

export const upstreamText = (networkUrl: URL) => `  Its API is the network at ${networkUrl.href}`;
/** Nothing where there is one. */
export const operatorText = (hasOperator: boolean) =>
  hasOperator
    ? []
    : [`  There is no operator yet. Make one: ${typedCommands().operator} add someone@example.net`];

import { accounts, demoPassword } from '../demo/accounts.ts';

const widest = Math.max(...accounts.map(({ email }) => email.length));

type Start = { url: string; link: string; seconds: number; showsOutbox: boolean };

/** What `npm start` prints when it is ready; `link` signs the operator in as the demo publisher, once. */
export function banner({ url, link, seconds, showsOutbox }: Start) {
  const rows = accounts.map(({ email, note }) => `    ${email.padEnd(widest)}   ${note}`);
  return `
  The portal is ready (in ${seconds.toFixed(1)} s)

    ${url}

  Demo accounts, password ${demoPassword}

${rows.join('\n')}

  Shadow login: the operator as the publisher. Works once, for 24 hours; the next start makes a new link.

    ${link}

  Mails are not sent: ${showsOutbox ? `read them at\n\n    ${url}/outbox` : 'they stay in the table outbox. MAIL_TRANSPORT=outbox shows them at /outbox.'}

  Ctrl+C stops it. npm start -- --fresh starts with new data.
`;
}

/** The same in front of another network. */
export const proxyBanner = ({ url, networkUrl }: { url: string; networkUrl: URL }) => `
  The portal is ready

    ${url}

  Its API is the network at ${networkUrl.href}
`;

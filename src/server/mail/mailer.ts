import { createTransport, type NodemailerError, type SMTPPoolOptions } from 'nodemailer';
import { isOfNobody } from './refused-addresses.ts';
import type { SmtpSettings } from './smtp-settings.ts';

export type Letter = {
  /** The same in each attempt, so that a mail that arrives twice can be told to be one. */
  messageId: string;
  date: Date;
  to: string;
  replyTo: string | null;
  locale: string;
  /** Where a POST switches such mails off (RFC 8058); null where they are always sent. */
  unsubscribe: string | null;
  subject: string;
  text: string;
};

/** What became of a mail, with the words of the mail server. `refused` is for good, `unknown` too: there is no such mailbox. */
export type Posted = { outcome: 'sent' | 'refused' | 'unknown' | 'failed'; words: string };
export type Mailer = {
  /** Where mails are handed over. */
  host: string;
  domain: string;
  post: (letter: Letter) => Promise<Posted>;
  close: () => void;
};

const seconds = 1000;
const patience = {
  dnsTimeout: 10 * seconds,
  connectionTimeout: 10 * seconds,
  greetingTimeout: 10 * seconds,
  socketTimeout: 30 * seconds,
};
const connections = 4;

// Only what is said about a mail itself is for good: a wrong password is mended, and the mails go out.
const aboutMail: ReadonlySet<string> = new Set(['EENVELOPE', 'EMESSAGE']);
const isRefusal = ({ code, permanent }: NodemailerError) => permanent === true && aboutMail.has(code ?? '');

// RFC 5321, 4.2.3: the mailbox, not the mail, unless the server adds a code of RFC 3463.
const ofMailbox = new Set([550, 551, 553]);
const extended = /^\d{3}[ -]5\.(\d{1,3}\.\d{1,3})\b/;
function hasNoMailbox({ command, responseCode = 0, response = '' }: NodemailerError) {
  const [, detail] = extended.exec(response) ?? [];
  return command === 'RCPT TO' && (detail ? isOfNobody(detail) : ofMailbox.has(responseCode));
}

function outcomeOf(error: NodemailerError) {
  if (!isRefusal(error)) return 'failed';
  return hasNoMailbox(error) ? 'unknown' : 'refused';
}

const postedAs = (error: NodemailerError): Posted => ({
  outcome: outcomeOf(error),
  words: (error.response ?? error.message).slice(0, 500),
});

/** Hands mails over to a mail server by SMTP. `waits` are time-outs in milliseconds. */
export function createMailer(
  { host, port, tls, auth, from, bounces }: SmtpSettings,
  waits: Partial<typeof patience> = {},
): Mailer {
  const options: SMTPPoolOptions & { pool: true } = {
    pool: true,
    maxConnections: connections,
    host,
    port,
    secure: tls === 'start',
    requireTLS: tls === 'starttls',
    ...(auth && { auth }),
    ...patience,
    ...waits,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const transport = createTransport(options);
  return {
    host,
    domain: from.replace(/^.*@([^>]+)>?$/, '$1'),
    post: async ({ replyTo, locale, unsubscribe, ...letter }) => {
      try {
        const { response } = await transport.sendMail({
          ...letter,
          from,
          ...(bounces !== null && { envelope: { from: bounces, to: letter.to } }),
          ...(replyTo !== null && { replyTo }),
          headers: {
            'Auto-Submitted': 'auto-generated',
            'Content-Language': locale,
            ...(unsubscribe !== null && {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
        return { outcome: 'sent', words: response };
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        return postedAs(error);
      }
    },
    close: () => transport.close(),
  };
}

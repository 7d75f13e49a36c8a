import PostalMime, { type Email } from 'postal-mime';
import type { Network } from '../network.ts';
import { mailOfIds } from './message-ids.ts';
import { isOfNobody, noteRefusal } from './refused-addresses.ts';

type Headers = Email['headers'];
const headerOf = (headers: Headers, name: string) =>
  (headers.find(({ key }) => key === name)?.value ?? '').replaceAll(/\s+/g, ' ').trim();

const textOf = ({ content }: Email['attachments'][number]) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);
const partOf = ({ attachments }: Email, ...types: string[]) => {
  const part = attachments.find(({ mimeType }) => types.includes(mimeType));
  return part ? textOf(part) : '';
};

const headersIn = async (block: string) => (await PostalMime.parse(`${block}\n\n`)).headers;

/** What the server at the recipient's said; null where the mail is late, or has arrived. */
async function readFailure(mail: Email) {
  const report = partOf(mail, 'message/delivery-status', 'message/global-delivery-status');
  const groups = await Promise.all(report.split(/\r?\n\s*\r?\n/).map(headersIn));
  const failed = groups.find((group) => headerOf(group, 'action').toLowerCase() === 'failed');
  if (!failed) return null;
  const status = headerOf(failed, 'status');
  const words = headerOf(failed, 'diagnostic-code').replace(/^[\w-]+;\s*/, '');
  // Some servers say 5.0.0 and leave the rest to the words of the other one.
  const code = status.startsWith('5.0.0') ? words : status;
  const [, detail = ''] = /\b5\.(\d{1,3}\.\d{1,3})\b/.exec(code) ?? [];
  return { answer: (words || status).slice(0, 500), hasNoMailbox: isOfNobody(detail) };
}

// Of the mail that comes back, else of what the notification answers.
const idsIn = (mail: Email) =>
  [
    partOf(mail, 'text/rfc822-headers', 'message/rfc822', 'message/global', 'message/global-headers'),
    headerOf(mail.headers, 'in-reply-to'),
    headerOf(mail.headers, 'references'),
  ].join('\n');

/**
 * Takes a notification that a mail did not arrive (RFC 3464), which the mail server sends once it has taken the mail; its
 * address is refused as one that is refused at once. Says what was done.
 */
export async function takeBounce({ db, clock }: Pick<Network, 'db' | 'clock'>, written: Uint8Array) {
  const mail = await PostalMime.parse(written, { forceRfc822Attachments: true });
  const failure = await readFailure(mail);
  if (!failure) return 'Nothing was done: this is no notification of a mail that did not arrive.';
  const named = await mailOfIds(db, idsIn(mail));
  const { answer, hasNoMailbox } = failure;
  const found = named
    ? await db
        .updateTable('outbox')
        .set({ status: 'refused', answer })
        .where('id', '=', named.id)
        .where('created_at', '=', named.created_at)
        .returning('recipient')
        .executeTakeFirst()
    : undefined;
  if (!found) return 'Nothing was done: the mail that did not arrive is none of this network.';
  const { recipient } = found;
  if (!hasNoMailbox) return `A mail to ${recipient} did not arrive: ${answer}`;
  await noteRefusal(db, { address: recipient, answer, refused_at: clock.now() });
  return `${recipient} gets no further mail: ${answer}`;
}

import { localeOr } from '#contract/locales.ts';
import type { Network } from '../network.ts';
import { readSystemName } from '../configuration/configuration.ts';
import { type MailValues, type Template, writeMail } from './mails.ts';

type Context = Pick<Network, 'db' | 'clock'>;
export type Recipient = { email: string; firstname: string; lastname: string; locale: string };
/** `unsubscribe` is where a mail that nobody has to get is switched off by one request. */
type Mail<T extends Template> = { template: T; to: Recipient; values: MailValues<T>; unsubscribe?: string };

/** Puts a mail into the outbox, in the reader's language, as part of the caller's transaction. */
export async function sendMail<T extends Template>(
  { db, clock }: Context,
  { template, to, values, unsubscribe }: Mail<T>,
) {
  const locale = localeOr(to.locale);
  const system = await readSystemName(db);
  const { subject, body } = writeMail(template, { ...to, locale, system }, values);
  await db
    .insertInto('outbox')
    .values({
      recipient: to.email,
      template,
      locale,
      subject,
      body,
      link: values.link,
      unsubscribe: unsubscribe ?? null,
      created_at: clock.now(),
      status: 'waiting',
      next_at: clock.now(),
    })
    .execute();
}

/** The same to a user. */
export async function mailUser<T extends Template>(
  context: Context,
  userId: number,
  mail: Omit<Mail<T>, 'to'>,
) {
  const to = await context.db
    .selectFrom('app_user')
    .select(['email', 'firstname', 'lastname', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await sendMail(context, { ...mail, to });
}

import { onTestFinished } from 'vitest';
import { mailCalls } from '#server/mail/deliver-mails.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { mailUser } from '#server/mail/send-mail.ts';
import { readSmtpSettings } from '#server/mail/smtp-settings.ts';
import { createOutgoingCalls } from '#server/outgoing/outgoing-calls.ts';
import { openMailServer, type Refusal } from './mail-server.ts';
import type { TestNetwork } from './network.ts';

export const recipient = 'publisher@portal.test';

/** A mail server that refuses every mail of the network as said, until a test lets it accept them. */
export async function openMailing({ network }: TestNetwork, refusal: Refusal | null) {
  const { state, port } = await openMailServer();
  state.refusal = refusal;
  const settings = readSmtpSettings({
    SMTP_URL: `smtp://127.0.0.1:${port}?starttls=optional`,
    MAIL_FROM: 'portal@northwind.example',
    MAIL_BOUNCES: 'bounces@northwind.example',
  });
  if (!settings) throw new Error('There is an address');
  const mailer = createMailer(settings);
  const calls = createOutgoingCalls([mailCalls(() => ({ ...network, mailer }))]);
  onTestFinished(async () => {
    await calls.close();
    mailer.close();
  });
  const { db } = network;
  const user = db.selectFrom('app_user').select('id').where('email', '=', recipient);
  return {
    state,
    mail: async () => {
      const { id } = await user.executeTakeFirstOrThrow();
      await mailUser(network, id, { template: 'email-taken', values: { link: null } });
      calls.wake();
      await calls.settled();
    },
  };
}

import { sendResetLink } from '#server/auth/password-reset.ts';
import { type TestNetwork, read, readList } from './network.ts';

/** The link of the newest mail of a kind. */
async function mailedLink({ request }: Pick<TestNetwork, 'request'>, template: string) {
  const { body } = await request('/__test/outbox');
  const mail = readList(body, 'data').find((sent) => read(sent, 'template') === template);
  return new URL(String(read(mail, 'link')));
}

/** The link for a new password, without the time that every answer to the call takes. */
export async function resetLink(opened: TestNetwork, email: string) {
  const { db, clock, origin } = opened.network;
  await sendResetLink({ db, clock, origin, address: '' }, { email, call: 'password.requestReset' });
  return mailedLink(opened, 'password-reset');
}

export const otherAddress = () => ({ json: { email: `${crypto.randomUUID()}@portal.test` } });

/** What opens the newest link of a kind, once a new address was asked for. */
export async function linkAboutAddress(network: TestNetwork, template: string) {
  const token = await network.tokenOf();
  await network.request('/publisher/v1/user-profile/email', { ...otherAddress(), token });
  return { json: { token: (await mailedLink(network, template)).searchParams.get('token') } };
}

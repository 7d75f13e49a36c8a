import { type TestNetwork, read, readList } from './network.ts';

export type SentMail = {
  template: string;
  locale: string;
  subject: string;
  text: string;
  unsubscribe: string;
};

/** The second publisher: in London, approved for some offers, and without traffic of its own. */
export const reader = { userId: 2, partnerId: 2, username: 'terms@portal.test', zone: 'Europe/London' };
/** Every kind switched off. */
export const nothing = {
  application: 'off',
  cap: 'off',
  postback: 'off',
  offer: 'off',
  payout: 'off',
  inquiry: 'off',
  weekly: 'off',
};

/** A text between greeting and foot. */
export const textOf = ({ text }: { text: string }): string => text.split('\n\n').slice(1, -2).join('\n\n');

const path = '/publisher/v1/notices';

export function noticeSteps({ request, tokenOf, network }: TestNetwork) {
  const settings = async () =>
    read((await request(path, { token: await tokenOf(reader.username) })).body, 'data');
  const mails = async () => {
    const { body } = await request('/__test/outbox');
    // As the hook has them, the newest first.
    const rows = readList(body, 'data') as (SentMail & { to: string })[];
    return rows
      .filter(({ to, template }) => to === reader.username && /^notice-|^digest$/.test(template))
      .toReversed();
  };
  const asOperator = async (way: string, method: string, json?: unknown) => {
    const token = await tokenOf('operator@portal.test');
    return request(`/publisher/v1/${way}`, { method, token, ...(json !== undefined && { json }) });
  };
  return {
    settings,
    mails,
    mailsOf: async (template: string) => (await mails()).filter((mail) => mail.template === template),
    asOperator,
    /** The reader may run the offer; its name. */
    approvedFor: async (offer: number) => {
      const { db, clock } = network;
      const now = clock.now();
      const row = { paused: false, comment: '', applied_at: now, decided_at: now };
      await db
        .insertInto('approval')
        .values({ partner_id: reader.partnerId, offer_id: offer, status: 'approved', ...row })
        .onConflict((conflict) =>
          conflict.columns(['partner_id', 'offer_id']).doUpdateSet({ status: 'approved', archived_at: null }),
        )
        .execute();
      return String(read((await asOperator(`offers/${offer}`, 'GET')).body, 'data.name'));
    },
    templates: async () => (await mails()).map(({ template }) => template),
    save: async (json: unknown) =>
      request(path, { method: 'PUT', json, token: await tokenOf(reader.username) }),
    set: async (json: unknown) => {
      const { status } = await request(path, { method: 'PUT', json, token: await tokenOf(reader.username) });
      if (status !== 200) throw new Error(`Refused with ${status}`);
    },
    /** Due work runs whenever the clock is moved. */
    at: (now: string) => request('/__test/clock', { json: { now } }),
    later: (minutes: number) => request('/__test/clock', { json: { advanceMs: minutes * 60_000 } }),
    preview: async (mail: string) => {
      const { status, body } = await request(`${path}/preview?mail=${mail}`, {
        token: await tokenOf(reader.username),
      });
      return { status, mail: read(body, 'data') };
    },
    speak: (locale: string) =>
      network.db.updateTable('app_user').set({ locale }).where('id', '=', reader.userId).execute(),
  };
}

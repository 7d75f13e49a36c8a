import { addDays, dayOf } from '#contract/days.ts';
import { type Answer, type TestNetwork, read, readFields, readList } from './network.ts';
import { second } from './payment-steps.ts';

export const evidence = new File(['order,amount\r\nKM-1,25.00\r\n'], 'order.csv', { type: 'text/csv' });
export const claim = {
  kind: 'missing',
  offer_id: '48213',
  transaction_id: 'KM-1',
  happened_on: '2026-11-18',
  amount: '25.00',
  currency: 'EUR',
  text: 'This order is missing.',
};

type Fields = Readonly<Record<string, string | File | undefined>>;

function formOf(fields: Fields) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  return form;
}

export const faultsOf = ({ status, body }: Answer) => [
  status,
  ...readList(body, 'errors').flatMap((entry) =>
    readList(entry, 'errors').map(
      (fault) => `${String(read(entry, 'field'))} ${String(read(fault, 'code'))}`,
    ),
  ),
];
export const statuses = (answers: readonly Answer[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
export const inquiryIn = ({ body }: Answer) => readFields(body, 'data');

/** Calls of the second publisher, who has no inquiries, and of operators. */
export const inquirySteps = ({ network, request, tokenOf }: TestNetwork) => {
  const path = '/publisher/v1/inquiries';
  const as = async (username: string) => ({ token: await tokenOf(username) });
  const open = async (fields: Fields, headers = {}, username = second.username) =>
    request(path, { body: formOf(fields), headers, ...(await as(username)) });
  const get = async (id: number, username = second.username) => request(`${path}/${id}`, await as(username));
  async function loggedPayouts(token: string, period: string) {
    const payouts: unknown[] = [];
    for (let cursor = ''; ;) {
      const address = `/publisher/v2/analytics/conversions?${period}&limit=100${cursor && `&cursor=${cursor}`}`;
      const { body } = await request(address, { token });
      payouts.push(...readList(body, 'data.data').map((row) => read(row, 'payout')));
      const next = read(body, 'data.next_cursor');
      if (typeof next !== 'string') return payouts;
      cursor = next;
    }
  }
  return {
    open,
    get,
    about: (conversion_id: string, text = 'Why was it rejected?') =>
      open({ kind: 'conversion', conversion_id, text }),
    reply: async (id: number, fields: Fields, username = second.username) =>
      request(`${path}/${id}/messages`, { body: formOf(fields), ...(await as(username)) }),
    withdraw: async (id: number, username = second.username) =>
      request(`${path}/${id}/withdrawal`, { method: 'POST', ...(await as(username)) }),
    read: async (id: number, message_id: number, username = second.username) =>
      request(`${path}/${id}/read`, { method: 'PUT', json: { message_id }, ...(await as(username)) }),
    file: async (id: number, message: number, username = second.username) =>
      request(`${path}/${id}/messages/${message}/file`, await as(username)),
    list: async (query = '', username = second.username) => request(`${path}?${query}`, await as(username)),
    unread: async (username = second.username) =>
      read((await request(`${path}/unread`, await as(username))).body, 'data.unread'),
    counts: async (username = second.username) =>
      read((await request(`${path}/unread`, await as(username))).body, 'data'),
    decide: async (id: number, json: object, username = 'operator@portal.test') =>
      request(`${path}/${id}/decision`, { json: { text: 'So it is.', ...json }, ...(await as(username)) }),
    /** The payout that figures and log say of three weeks, and the balance of all days, in cents. */
    money: async (username = second.username) => {
      const token = await tokenOf(username);
      const today = dayOf(network.clock.now());
      const period = `date_from=${addDays(today, -21)}&date_to=${today}`;
      const figures = await request(
        `/publisher/v2/analytics/overview?${period}&kpi=payout,conversions,rejected`,
        { token },
      );
      const balance = readFields((await request('/publisher/v1/payments/balance', { token })).body, 'data');
      const cents = (amount: unknown) => Math.round(Number(amount) * 100);
      const sum = (amounts: unknown[]) => amounts.reduce<number>((all, amount) => all + cents(amount), 0);
      return {
        figures: cents(read(figures.body, 'data.current.payout')),
        balance: sum(['pending', 'held', 'available', 'requested', 'paid'].map((part) => balance[part])),
        log: sum(await loggedPayouts(token, period)),
      };
    },
  };
};

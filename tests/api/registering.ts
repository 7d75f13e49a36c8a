import { type TestNetwork, read, readList } from './network.ts';

export const newEmail = 'rosa@verlag.test';
export const newPassword = 'correct horse battery';

const registration = {
  email: newEmail,
  password: newPassword,
  password_confirmation: newPassword,
  firstname: 'Rosa',
  lastname: 'Berger',
  company: 'Berger Verlag',
  website: 'https://berger-verlag.example/',
  country: 'AT',
  traffic_type_ids: [1, 4],
  publisher_content: ['Blog'],
  phone: '+43 1 5550 127',
  about: 'Books and letters',
  locale: 'de',
  currency: 'USD',
  terms_accepted: true,
};

export function registering({ request, signIn, tokenOf }: TestNetwork) {
  const outbox = async () => readList((await request('/__test/outbox')).body, 'data');
  const operator = () => tokenOf('operator@portal.test');

  /** As an operator sees them. */
  async function partnerOf(address: string) {
    const { body } = await request(`/publisher/v1/partners?search=${address}`, { token: await operator() });
    return read(body, 'data.data.0');
  }

  return {
    outbox,
    operator,
    partnerOf,
    register: (change: Record<string, unknown> = {}) =>
      request('/publisher/v1/register', { json: { ...registration, ...change } }),
    /** The link of the newest mail. */
    newestLink: async () => new URL(String(read((await outbox())[0], 'link'))),
    verify: ({ pathname, search }: URL) => request(`/email${pathname}${search}`),
    /** What signing in is refused with. */
    signInCode: async () => read((await signIn(newEmail, newPassword)).body, 'code'),
    review: async (
      decision: string,
      { reason, email = newEmail }: { reason?: string; email?: string } = {},
    ) => {
      const path = `/publisher/v1/partners/${String(read(await partnerOf(email), 'id'))}/review`;
      return request(path, { method: 'PUT', token: await operator(), json: { decision, reason } });
    },
  };
}

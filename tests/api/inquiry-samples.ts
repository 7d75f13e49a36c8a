import { type TestNetwork, read } from './network.ts';

const words = { text: 'When do you pay for October?' };
const message = { kind: 'message', subject: 'Payment of October', ...words };

async function opened({ request, tokenOf }: TestNetwork) {
  const body = new FormData();
  for (const [name, value] of Object.entries(message)) body.append(name, value);
  const answer = await request('/publisher/v1/inquiries', { body, token: await tokenOf() });
  return { params: { id: Number(read(answer.body, 'data.id')) } };
}

/** Successful requests of the calls of inquiries, however often they are sent to one network. */
export const inquirySamples = {
  'inquiries.list': () => ({ query: 'limit=100' }),
  'inquiries.unread': () => ({}),
  'inquiries.get': () => ({ params: { id: 1 } }),
  'inquiries.open': () => ({
    form: message,
    file: new File(['day,amount\r\n2026-10-31,12.50\r\n'], 'october.csv', { type: 'text/csv' }),
  }),
  'inquiries.reply': async (network: TestNetwork) => ({ ...(await opened(network)), form: words }),
  'inquiries.withdraw': opened,
  'inquiries.read': () => ({ params: { id: 4 }, json: { message_id: 10 } }),
  'inquiries.file': () => ({ params: { id: 5, message: 11 } }),
  'inquiries.decide': async (network: TestNetwork) => ({
    ...(await opened(network)),
    json: { decision: 'answer', text: 'On the 15th of December.' },
  }),
};

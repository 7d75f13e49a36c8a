import { type TestNetwork, read } from './network.ts';
import { postback } from './sample-bodies.ts';

const first = () => ({ params: { id: 1 } });

async function created({ request, tokenOf }: TestNetwork) {
  const { body } = await request('/publisher/v1/postbacks', { json: postback, token: await tokenOf() });
  return { params: { id: Number(read(body, 'data.id')) } };
}

async function someDelivery({ request, tokenOf }: TestNetwork) {
  const { body } = await request('/publisher/v1/postbacks/1/deliveries?limit=1', { token: await tokenOf() });
  return { params: { id: 1, delivery: Number(read(body, 'data.data.0.id')) } };
}

/** Successful requests of the calls of postbacks. */
export const postbackSamples = {
  'postbacks.list': () => ({ query: 'limit=100' }),
  'postbacks.save': () => ({ json: postback }),
  'postbacks.setDefault': first,
  'postbacks.create': () => ({ json: postback }),
  'postbacks.get': first,
  'postbacks.update': () => ({ ...first(), json: postback }),
  'postbacks.remove': created,
  'postbacks.retrieve': first,
  'postbacks.deliveries': first,
  'postbacks.retry': someDelivery,
  'postbacks.testCall': () => ({ json: { url: 'http://127.0.0.1:9/' } }),
  'postbacks.advertiserUrl': () => ({ query: 'offer_id=48213' }),
};

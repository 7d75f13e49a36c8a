const newTerms = () => ({ version: crypto.randomUUID(), title: 'Terms', body: 'One.\n\nTwo.' });

/** Successful requests of the calls that operators decide with. */
export const operatorSamples = {
  'partners.list': () => ({ query: 'limit=100' }),
  'partners.get': () => ({ params: { id: 1 } }),
  'partners.review': () => ({ params: { id: 4 }, json: { decision: 'approve' } }),
  'partners.shadowLogin': () => ({ params: { id: 1 } }),
  'terms.list': () => ({ query: 'limit=100' }),
  'terms.publish': () => ({ json: newTerms() }),
};

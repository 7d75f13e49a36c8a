import type { Call } from '#contract/endpoint.ts';
import { isForSessionsOnly } from '../auth/token-scopes.ts';

/**
 * BREACH guesses a secret by the size of compressed answers that hold it beside text of the attacker. No foreign page
 * brings a browser to make these calls, whose token travels in the Authorization header and never in a cookie; text
 * can still come another way (a visitor's sub ID, an advertiser's name), so what holds secrets is not compressed:
 * whatever is closed to API tokens (the account, its factors, sessions and tokens), what anybody or a client sends
 * (signing in answers with tokens), and these.
 */
const withSecrets: ReadonlyMap<string, string> = new Map([
  ['account.profile', 'payout details'],
  ['payments.get', 'tax numbers'],
  ['payments.invoice', 'tax numbers'],
  ['payments.invoicePreview', 'tax numbers'],
  ['postbacks.list', 'addresses with the token of a publisher’s tracker'],
  ['postbacks.get', 'as the list'],
  ['postbacks.retrieve', 'as the list'],
  ['postbacks.create', 'as the list'],
  ['postbacks.update', 'as the list'],
  ['postbacks.save', 'as the list'],
  ['postbacks.remove', 'as the list'],
  ['postbacks.setDefault', 'as the list'],
  ['postbacks.deliveries', 'such addresses beside sub IDs of visitors'],
  ['postbacks.retry', 'as the deliveries'],
  ['postbacks.testCall', 'such an address and what answered there'],
  ['postbacks.advertiserUrl', 'the token of an offer’s conversions'],
]);

/** Whether the answers of a call are compressed. */
export function isCompressed({ resource, operation, method, auth = 'publisher' }: Call): boolean {
  const name = `${resource}.${operation}`;
  if (auth === 'client' || withSecrets.has(name)) return false;
  return auth === 'anyone' ? method === 'GET' : !isForSessionsOnly(name);
}

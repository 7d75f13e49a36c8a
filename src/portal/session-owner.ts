import { valuesOf } from './stored-token.ts';

const isOfOperators =
  import.meta.env.MODE === 'operators' ||
  (import.meta.env.MODE === 'development' && window.location.pathname.startsWith('/operators'));

const ofOperators = 'operator-';
const marked = (prefix: string) => `__Host-${prefix}token`;

/**
 * Before the names under which a session is stored: the operators' pages have one of their own, beside which the operator
 * may act as a publisher in the portal.
 */
export const sessionOwner = isOfOperators ? ofOperators : '';
/** The cookie that vouches for the one with the token: no other host of the domain can write this prefix (S3). */
export const markName = marked(sessionOwner);

/** Whether an operator is signed in on the operators' pages of this host. */
export const isOperatorBeside = () => valuesOf(document.cookie, marked(ofOperators)).length > 0;

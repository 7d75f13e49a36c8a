const isOfOperators =
  import.meta.env.MODE === 'operators' ||
  (import.meta.env.MODE === 'development' && window.location.pathname.startsWith('/operators'));

/**
 * Before the names under which a session is stored: the operators' pages have one of their own, beside which the operator
 * may act as a publisher in the portal.
 */
export const sessionOwner = isOfOperators ? 'operator-' : '';
/** The cookie that vouches for the one with the token: no other host of the domain can write this prefix (S3). */
export const markName = `__Host-${sessionOwner}token`;

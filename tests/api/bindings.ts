/** What Node's server hands to the app beside a request, of a request that no server received. */
export const bindings = { incoming: { headers: {}, socket: {} } };

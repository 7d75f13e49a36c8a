/** Whose queue a call waits in; what is no address has one of its own. */
export const hostOf = (url: string) => URL.parse(url)?.host ?? '';

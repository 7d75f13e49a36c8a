export const apiPrefixes = [
  '/publisher/v1/',
  '/publisher/v2/',
  '/public/v1/',
  '/oauth/',
  '/password/',
  '/email/',
  '/storage/',
  '/api/oauth/',
  '/g/',
  '/i/',
];
export const apiPaths = ['/postback'];

/** Whether a path belongs to the network's API and not to the portal. */
export const isApiPath = (path: string) =>
  apiPaths.includes(path) || apiPrefixes.some((prefix) => path.startsWith(prefix));

const prefixes = [
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
const paths = new Set(['/postback']);

/** Whether a path belongs to the network's API and not to the portal. */
export const isApiPath = (path: string) =>
  paths.has(path) || prefixes.some((prefix) => path.startsWith(prefix));

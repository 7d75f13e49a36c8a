import type { FrontRules } from './front-rules.ts';

/** The rules of a CDN, the first that applies: which path has which headers, and the hashes alone. */
export function cdnRules({
  headers,
  pagePolicy,
  cache,
  worker,
  pages,
  passed,
  hashes,
  upstream,
}: FrontRules): string {
  const page = { ...headers, 'content-security-policy': pagePolicy, 'cache-control': cache.page };
  const rules = [
    { paths: [...passed.prefixes.map((prefix) => `${prefix}*`), ...passed.paths], passTo: upstream },
    ...pages.map(({ name, policy }) => ({
      paths: [`/${name}`, `/${name}/`],
      file: '{path}/index.html',
      headers: {
        ...headers,
        ...(policy !== null && { 'content-security-policy': policy }),
        'cache-control': cache.page,
      },
    })),
    { paths: ['/', '/index.html'], file: '/index.html', headers: page },
    { paths: ['/assets/*'], file: '{path}', headers: { ...headers, 'cache-control': cache.asset } },
    { paths: [worker.path], file: worker.file, headers: { ...headers, 'cache-control': cache.file } },
    { paths: ['every other file'], file: '{path}', headers: { ...headers, 'cache-control': cache.file } },
    { paths: ['whatever accepts text/html'], file: '/index.html', headers: page },
  ];
  return `${JSON.stringify({ hashes, rules }, null, 2)}\n`;
}

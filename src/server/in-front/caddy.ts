import type { FrontRules } from './front-rules.ts';

const policyName = 'content-security-policy';
const quoted = (text: string) => `"${text.replaceAll('"', String.raw`\"`)}"`;
const block = (head: string, lines: readonly string[]) =>
  `${head} {\n${lines.map((line) => `  ${line.replaceAll('\n', '\n  ')}`).join('\n')}\n}`;

const header = (name: string, value: string) => `header ${name} ${quoted(value)}`;
const files = block('file_server', ['precompressed br gzip']);
const pageFile = block('file_server', ['precompressed br gzip', 'index none']);
const matchers = ({ passed, pages, worker }: FrontRules) => [
  '@tls protocol https',
  `@api path ${[...passed.prefixes.map((prefix) => `${prefix}*`), ...passed.paths].join(' ')}`,
  String.raw`@hidden path_regexp /\.|\.(br|gz)$`,
  ...pages.map(({ name }) => `@${name} path /${name} /${name}/ /${name}/index.html`),
  '@page path / /index.html',
  `@worker path ${worker.path}`,
  block('@asset', ['path /assets/*', 'file']),
  '@file file',
  block('@screen', ['header Accept *text/html*', 'not path /assets/*']),
];

function ownPage({ name, policy }: FrontRules['pages'][number], { cache }: FrontRules) {
  const own = policy === null ? [] : [header(policyName, policy)];
  const lines = [...own, header('cache-control', cache.page), 'try_files {path} {path}/index.html', files];
  return block(`handle @${name}`, lines);
}

// The first that matches.
function handled(rules: FrontRules) {
  const { headers, pagePolicy, cache, worker, pages, upstream } = rules;
  const page = [header(policyName, pagePolicy), header('cache-control', cache.page), 'rewrite * /index.html'];
  // Once here, once there: they would come twice.
  const hidden = [...Object.keys(headers), 'strict-transport-security'].map((name) => `header_down -${name}`);
  return [
    block('handle @api', [block(`reverse_proxy ${upstream}`, hidden)]),
    block('handle @hidden', ['error 404']),
    ...pages.map((one) => ownPage(one, rules)),
    block('handle @page', [...page, pageFile]),
    block('handle @worker', [header('cache-control', cache.file), `rewrite * ${worker.file}`, files]),
    block('handle @asset', [header('cache-control', cache.asset), files]),
    block('handle @file', [header('cache-control', cache.file), files]),
    block('handle @screen', [...page, pageFile]),
    block('handle', ['error 404']),
  ];
}

/** For a site block that has `dist/` as its `root`. */
export function caddyConfig(rules: FrontRules): string {
  const added = Object.entries(rules.headers).map(([name, value]) => `${name} ${quoted(value)}`);
  const parts = [
    '# The publisher portal. Print it anew after each build: the policy has the hashes of its page.',
    block('header', added),
    ...matchers(rules),
    'header @tls strict-transport-security "max-age=31536000"',
    block('route', handled(rules)),
  ];
  return `${parts.join('\n')}\n`;
}

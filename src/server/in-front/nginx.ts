import type { FrontRules } from './front-rules.ts';

const policyName = 'content-security-policy';
const quoted = (text: string) => `"${text.replaceAll('"', String.raw`\"`)}"`;
const escaped = (path: string) => path.replaceAll('.', String.raw`\.`);

function ownPage({ name, policy }: FrontRules['pages'][number], cache: FrontRules['cache']): string {
  const own = policy === null ? '' : `set $portal_policy ${quoted(policy)}; `;
  const said = `${own}set $portal_cache ${quoted(cache.page)};`;
  return `location ~ ^/${name}/?$ { ${said} try_files /${name}/index.html =404; }
location = /${name}/index.html { ${said} try_files $uri =404; }`;
}

/** For a `server` block that says where it listens and has `dist/` as its `root`. */
export function nginxConfig(rules: FrontRules): string {
  const { headers, pagePolicy, cache, worker, pages, passed, upstream } = rules;
  const { [policyName]: policy = '', ...others } = headers;
  const page = `set $portal_policy $portal_page_policy; set $portal_cache ${quoted(cache.page)};`;
  const added = Object.entries(others).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
  const hidden = [...Object.keys(headers), 'strict-transport-security'];
  const api = [
    ...passed.prefixes.map((prefix) => `^${escaped(prefix)}`),
    ...passed.paths.map((path) => `^${escaped(path)}$`),
  ];
  return `# The publisher portal. Print it anew after each build: the policy has the hashes of its page.
set $portal_usual_policy ${quoted(policy)};
set $portal_page_policy ${quoted(pagePolicy)};
set $portal_policy $portal_usual_policy;
set $portal_cache ${quoted(cache.file)};
set $portal_hsts "";
if ($scheme = https) { set $portal_hsts "max-age=31536000"; }
# Without a value nginx leaves a header out.
add_header ${policyName} $portal_policy always;
add_header cache-control $portal_cache always;
add_header strict-transport-security $portal_hsts always;
${added.join('\n')}

etag on;
gzip_static on;
gzip_vary on;
# Pictures of offers; nginx itself takes 1 MB.
client_max_body_size 6m;

location ~ ${api.join('|')} {
  set $portal_cache "";
  proxy_pass ${upstream};
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;
  # Once here, once there: they would come twice.
  ${hidden.map((name) => `proxy_hide_header ${name};`).join(' ')}
}
location ~ /\\.|\\.(br|gz)$ { return 404; }
${pages.map((one) => ownPage(one, cache)).join('\n')}
location /assets/ { set $portal_cache ${quoted(cache.asset)}; try_files $uri @missing; }
location = / { ${page} try_files /index.html =404; }
location = /index.html { ${page} }
location = ${worker.path} { try_files ${worker.file} =404; }
location / { try_files $uri @screen; }
# Every other address that somebody navigates to is a screen.
location @screen {
  ${page}
  if ($http_accept !~ "text/html") { set $portal_policy $portal_usual_policy; return 404; }
  rewrite ^ /index.html break;
}
location @missing { set $portal_cache "no-store"; return 404; }
`;
}

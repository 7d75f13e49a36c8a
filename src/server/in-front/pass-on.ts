import { localeNames } from '#contract/locales.ts';
import { policyOfDownPage } from './down-page.ts';

/** Where everything is passed on to, and the folder with the pages for while that does not answer. */
export type PassOn = { upstream: string; folder: string; pages: Readonly<Record<string, string>> };

const fileOf = (kind: string) => `down.${kind}`;
/** By file: each language's page, and what programs get. */
export const downFiles = (pages: PassOn['pages'], json: string) => ({
  ...Object.fromEntries(localeNames.map((locale) => [fileOf(`${locale}.html`), pages[locale] ?? ''])),
  [fileOf('json')]: json,
});

// The same in each language: they share their style.
const policyOf = (pages: PassOn['pages']) => policyOfDownPage(pages[localeNames[0]] ?? '');
const others = localeNames.slice(1);

/** For a `server` block that says where it listens. */
export function nginxPassOn({ upstream, folder, pages }: PassOn): string {
  const chosen = others
    .map((locale) => `if ($http_accept_language ~* "^\\s*${locale}\\b") { set $portal_down ${locale}.html; }`)
    .join('\n');
  return `# The publisher portal, which is asked for everything: for a server block.
# Pictures of offers; nginx itself takes 1 MB.
client_max_body_size 6m;
set $portal_down ${localeNames[0]}.html;
${chosen}
if ($http_accept !~ "text/html") { set $portal_down json; }
location / {
  proxy_pass ${upstream};
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_connect_timeout 5s;
  proxy_read_timeout 60s;
  # What nginx says itself, not what the portal answers.
  error_page 502 504 /.portal-down;
}
location = /.portal-down {
  internal;
  root ${folder};
  add_header content-security-policy "${policyOf(pages)}" always;
  add_header cache-control "no-store" always;
  add_header x-content-type-options "nosniff" always;
  add_header retry-after "30" always;
  types { text/html html; application/json json; }
  charset utf-8;
  try_files /down.$portal_down =502;
}
`;
}

/** For a site block. */
export function caddyPassOn({ upstream, folder, pages }: PassOn): string {
  const inLanguages = others
    .map(
      (locale) => `  @portal_${locale} header_regexp Accept-Language (?i)^\\s*${locale}\\b
  handle @portal_${locale} {
    rewrite * /${fileOf(`${locale}.html`)}
    file_server
  }
`,
    )
    .join('');
  return `# The publisher portal, which is asked for everything: for a site block.
reverse_proxy ${upstream} {
  transport http {
    dial_timeout 5s
    response_header_timeout 60s
  }
}
# What Caddy says itself, not what the portal answers.
handle_errors {
  root * ${folder}
  header content-security-policy "${policyOf(pages)}"
  header cache-control no-store
  header x-content-type-options nosniff
  header retry-after 30
  @portal_program not header Accept *text/html*
  handle @portal_program {
    rewrite * /${fileOf('json')}
    file_server
  }
${inLanguages}  handle {
    rewrite * /${fileOf(`${localeNames[0]}.html`)}
    file_server
  }
}
`;
}

import { localeNames, type LocaleName } from '#contract/locales.ts';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { linkColor } from '../brand/accent.ts';
import type { Brand, Picture } from '../brand/read-brand.ts';
import { plainStyle } from '../http/page-style.ts';
import { hashesIn } from '../http/security-headers.ts';

type Words = {
  portal: string;
  title: (name: string) => string;
  text: string;
  again: string;
  contact: string;
};
const words: Record<LocaleName, Words> = {
  en: {
    portal: 'The portal',
    title: (name) => `${name} cannot be reached at the moment`,
    text: 'The problem is on our side, and we are working on it. Please try again in a few minutes.',
    again: 'Try again',
    contact: 'Contact support',
  },
  de: {
    portal: 'Das Portal',
    title: (name) => `${name} ist gerade nicht erreichbar`,
    text: 'Das Problem liegt bei uns, und wir arbeiten daran. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    again: 'Noch einmal versuchen',
    contact: 'Support kontaktieren',
  },
};

const style = `${plainStyle}.mark { height: 28px; margin-bottom: 1.5rem; } .ways { justify-content: center; }`;

// In the page itself: nothing else of the portal is there.
function pictureOf({ logo, mark, files }: Brand) {
  const inThemes = logo ?? mark;
  if (!inThemes) return '';
  const embedded = ({ path }: Picture) => {
    const file = files.get(path);
    return file ? `data:${file.type.split(';')[0]};base64,${file.body.toString('base64')}` : '';
  };
  return html`<picture
    ><source media="(prefers-color-scheme: dark)" srcset="${embedded(inThemes.dark)}" />
    <img class="mark" src="${embedded(inThemes.light)}" alt=""
  /></picture>`;
}

const accented = ({ accent }: Brand) => (accent ? `:root { --link: ${linkColor(accent)}; }` : '');

function downPage(locale: LocaleName, brand: Brand | null): string {
  const { portal, title, text, again, contact } = words[locale];
  const name = brand?.name ?? portal;
  const support = brand?.support_email;
  const page = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title(name)}</title>
        <style>
          ${raw(`${style}${brand ? accented(brand) : ''}`)}
        </style>
      </head>
      <body>
        <main>
          ${brand ? pictureOf(brand) : ''}
          <h1>${title(name)}</h1>
          <p>${text}</p>
          <p class="ways">
            <a href="">${again}</a>${support ? html` <a href="mailto:${support}">${contact}</a>` : ''}
          </p>
        </main>
      </body>
    </html>`;
  return (page as HtmlEscapedString).toString(); // Nothing in it is waited for.
}

/** The policy of such a page: its style by its hash, its pictures, and nothing else. */
export const policyOfDownPage = (page: string) =>
  `default-src 'none'; style-src ${hashesIn(page, 'style').join(' ')}; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** What a server in front shows to people while the portal does not answer, in each language. */
export const downPages = (brand: Brand | null) =>
  Object.fromEntries(localeNames.map((locale) => [locale, downPage(locale, brand)] as const)) as Record<
    LocaleName,
    string
  >; // Of each locale.

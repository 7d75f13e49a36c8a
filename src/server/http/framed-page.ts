import { localeNames, type LocaleName } from '#contract/locales.ts';
import { html } from 'hono/html';
import { pageStylePath } from './page-style.ts';

export type Html = ReturnType<typeof html>;

const words: Record<LocaleName, { wayBack: string; language: string }> = {
  en: { wayBack: 'To the portal', language: 'Language' },
  de: { wayBack: 'Zum Portal', language: 'Sprache' },
};

type Page = {
  locale: LocaleName;
  title: string;
  content: Html;
  /** Of its own style, beside what all pages share. */
  styled?: string;
  /** The network whose portal the page belongs to; without one it has no head. */
  name?: string;
  /** The same page in each language. */
  hrefIn?: (locale: LocaleName) => string;
};

const languagesOf = (locale: LocaleName, hrefIn: NonNullable<Page['hrefIn']>) =>
  html`<div class="languages" role="group" aria-label="${words[locale].language}">
    ${localeNames.map(
      (name) =>
        html`<a
          href="${hrefIn(name)}"
          hreflang="${name}"
          lang="${name}"
          ${name === locale ? html`aria-current="true"` : ''}
          >${name.toUpperCase()}</a
        >`,
    )}
  </div>`;

// In the order of the heads of the other pages beside the portal: the way back, then the language.
const headOf = ({ locale, name, hrefIn }: Page) =>
  html`<header>
    <a class="name" href="/"><img src="/favicon.svg" alt="" width="22" height="22" />${name}</a>
    <a href="/">${words[locale].wayBack}</a>
    ${hrefIn ? languagesOf(locale, hrefIn) : ''}
  </header>`;

/** What stands in backticks is code. */
export const inlineCode = (text: string) =>
  text.split('`').map((part, nth) => (nth % 2 === 0 ? part : html`<code>${part}</code>`));

/** A page that the network makes itself, in the portal's frame, without a script. */
export const framedPage = (page: Page): Html =>
  html`<!doctype html>
    <html lang="${page.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${page.name === undefined ? page.title : `${page.title} – ${page.name}`}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="${pageStylePath}" />
        ${page.styled === undefined ? '' : html`<link rel="stylesheet" href="${page.styled}" />`}
      </head>
      <body>
        ${page.name === undefined ? '' : headOf(page)}
        <main>${page.content}</main>
      </body>
    </html>`;

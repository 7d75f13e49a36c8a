import { locales, type LocaleName } from '#contract/locales.ts';
import { html } from 'hono/html';
import { pageStylePath } from './page-style.ts';

export type Html = ReturnType<typeof html>;

const wayBack: Record<LocaleName, string> = { en: 'To the portal', de: 'Zum Portal' };

type Page = {
  locale: LocaleName;
  title: string;
  content: Html;
  /** Of its own style, beside what all pages share. */
  styled?: string;
  /** The network whose portal the page belongs to; without one it has no head. */
  name?: string;
  /** The same page in another language. */
  other?: { locale: LocaleName; href: string };
};

const linkTo = ({ locale, href }: NonNullable<Page['other']>) =>
  html`<a href="${href}" hreflang="${locale}" lang="${locale}">${locales[locale]}</a>`;

function headOf({ locale, name, other }: Page) {
  const back = html`<a href="/">${wayBack[locale]}</a>`;
  return html`<header>
    <div>
      <a class="name" href="/"><img src="/favicon.svg" alt="" width="22" height="22" />${name}</a>
      ${other ? html`<span class="ways">${linkTo(other)} ${back}</span>` : back}
    </div>
  </header>`;
}

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

import { Hono } from 'hono';
import { html } from 'hono/html';
import { refuse } from '../http/refusal.ts';
import { revalidated, sendFile, staticFile } from '../http/static-file.ts';
import type { Db } from '../database/database.ts';
import type { Network } from '../network.ts';
import { outboxStyle } from './outbox-style.ts';

const path = '/outbox';
const stylePath = `${path}/style.css`;
const shownMails = 200;
const style = staticFile('style.css', Buffer.from(outboxStyle), revalidated);

export const isOutboxPath = (pathname: string) => pathname === path || pathname.startsWith(`${path}/`);

const columns = ['id', 'recipient', 'template', 'locale', 'subject', 'body', 'link', 'created_at'] as const;

const readMails = (db: Db) =>
  db.selectFrom('outbox').select(columns).orderBy('id', 'desc').limit(shownMails).execute();
const readMail = (db: Db, id: number) =>
  db.selectFrom('outbox').select(columns).where('id', '=', id).executeTakeFirst();
type Mail = Awaited<ReturnType<typeof readMails>>[number];
type Html = ReturnType<typeof html>;

const page = (title: string, content: Html) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="${stylePath}" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;

const timeOf = ({ created_at: time }: Mail) =>
  html`<time datetime="${time.toISOString()}"
    >${time.toISOString().replace('T', ' ').slice(0, 19)} UTC</time
  >`;

const rowOf = (mail: Mail) =>
  html`<tr>
    <td>${timeOf(mail)}</td>
    <td>${mail.recipient}</td>
    <td><a href="${path}/${mail.id}">${mail.subject}</a></td>
    <td>${mail.link === null ? '' : html`<a href="${mail.link}">Follow its link</a>`}</td>
  </tr>`;

const table = (mails: readonly Mail[]) =>
  html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">To</th>
          <th scope="col">Subject</th>
          <th scope="col">Link</th>
        </tr>
      </thead>
      <tbody>
        ${mails.map(rowOf)}
      </tbody>
    </table>
  </div>`;

const nothing = html`<p class="empty">No mail yet. Register, or ask for a new password, and it is here.</p>`;

const listPage = (mails: readonly Mail[]) =>
  page(
    'Outbox',
    html`<h1>Outbox</h1>
      <p>Mails that would have been sent, the newest first. Reload to see new ones.</p>
      ${mails.length === 0 ? nothing : table(mails)}`,
  );

function textOf({ body, link }: Mail) {
  const [before = '', ...rest] = link === null ? [body] : body.split(link);
  return rest.length === 0
    ? html`${before}`
    : html`${before}<a href="${link}">${link}</a>${rest.join(link ?? '')}`;
}

const mailPage = (mail: Mail) =>
  page(
    mail.subject,
    html`<p><a href="${path}">Outbox</a></p>
      <h1>${mail.subject}</h1>
      <dl>
        <dt>To</dt>
        <dd>${mail.recipient}</dd>
        <dt>Time</dt>
        <dd>${timeOf(mail)}</dd>
        <dt>Kind</dt>
        <dd>${mail.template}, ${mail.locale}</dd>
      </dl>
      <pre lang="${mail.locale}">${textOf(mail)}</pre>`,
  );

/** The network's mails as pages, instead of sending them. */
export function outboxPages(network: Network) {
  const app = new Hono();
  app.get(stylePath, (context) => sendFile(context, style));
  app.get(path, async (context) => context.html(listPage(await readMails(network.db))));
  app.get(`${path}/:id{\\d{1,15}}`, async (context) => {
    const mail = await readMail(network.db, Number(context.req.param('id')));
    if (!mail) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
    return context.html(mailPage(mail));
  });
  return app;
}

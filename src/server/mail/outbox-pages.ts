import type { LocaleName } from '#contract/locales.ts';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { readSystemName } from '../configuration/configuration.ts';
import { framedPage } from '../http/framed-page.ts';
import { type PageLanguage, pageLanguage } from '../http/page-language.ts';
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

const columns = [
  'id',
  'recipient',
  'template',
  'locale',
  'subject',
  'body',
  'link',
  'unsubscribe',
  'created_at',
] as const;

const readMails = (db: Db) =>
  db.selectFrom('outbox').select(columns).orderBy('id', 'desc').limit(shownMails).execute();
const readMail = (db: Db, id: number) =>
  db.selectFrom('outbox').select(columns).where('id', '=', id).executeTakeFirst();
type Mail = Awaited<ReturnType<typeof readMails>>[number];

type Words = {
  outbox: string;
  about: string;
  none: string;
  register: string;
  reset: string;
  time: string;
  to: string;
  subject: string;
  link: string;
  follow: string;
  kind: string;
};
const words: Record<LocaleName, Words> = {
  en: {
    outbox: 'Outbox',
    about: 'Mails that would have been sent, the newest first. Reload to see new ones.',
    none: 'No mail yet. Create an account or reset a password, then reload this page.',
    register: 'Create an account',
    reset: 'Reset a password',
    time: 'Time',
    to: 'To',
    subject: 'Subject',
    link: 'Link',
    follow: 'Follow its link',
    kind: 'Kind',
  },
  de: {
    outbox: 'Postausgang',
    about: 'E-Mails, die verschickt worden wären, die neueste zuerst. Neue erscheinen nach dem Neuladen.',
    none: 'Noch keine E-Mail. Legen Sie ein Konto an oder setzen Sie ein Passwort zurück und laden Sie dann diese Seite neu.',
    register: 'Konto anlegen',
    reset: 'Passwort zurücksetzen',
    time: 'Zeit',
    to: 'An',
    subject: 'Betreff',
    link: 'Link',
    follow: 'Link öffnen',
    kind: 'Art',
  },
};

/** Of the network and its visitor. */
type Visit = PageLanguage & { name: string };

// As the portal writes it.
const timeOf = ({ created_at: time }: Mail) =>
  html`<time datetime="${time.toISOString()}"
    >${time.toISOString().replaceAll('-', '/').replace('T', ' ').slice(0, 19)} UTC</time
  >`;

const rowOf = (mail: Mail, { locale, search }: Visit) =>
  html`<tr>
    <td>${timeOf(mail)}</td>
    <td>${mail.recipient}</td>
    <td><a href="${path}/${mail.id}${search}" lang="${mail.locale}">${mail.subject}</a></td>
    <td>${mail.link === null ? '' : html`<a href="${mail.link}">${words[locale].follow}</a>`}</td>
  </tr>`;

function table(mails: readonly Mail[], visit: Visit) {
  const said = words[visit.locale];
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          ${[said.time, said.to, said.subject, said.link].map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${mails.map((mail) => rowOf(mail, visit))}
      </tbody>
    </table>
  </div>`;
}

const nothing = ({ none, register, reset }: Words) =>
  html`<p class="empty">
    ${none}<br /><a href="/register">${register}</a> · <a href="/forgot-password">${reset}</a>
  </p>`;

function listPage(visit: Visit, mails: readonly Mail[]) {
  const said = words[visit.locale];
  return framedPage({
    ...visit,
    styled: stylePath,
    title: said.outbox,
    content: html`<h1>${said.outbox}</h1>
      <p>${said.about}</p>
      ${mails.length === 0 ? nothing(said) : table(mails, visit)}`,
  });
}

const addressPattern = /(https?:\/\/\S+)/;

/** Addresses are links. */
const textOf = ({ body }: Mail) =>
  body.split(addressPattern).map((part, nth) => (nth % 2 === 0 ? part : html`<a href="${part}">${part}</a>`));

// As mail programs get them (RFC 8058).
const headersOf = ({ unsubscribe: address }: Mail) =>
  address === null
    ? ''
    : html`<dt>List-Unsubscribe</dt>
        <dd>&lt;<a href="${address}">${address}</a>&gt;</dd>
        <dt>List-Unsubscribe-Post</dt>
        <dd>List-Unsubscribe=One-Click</dd>`;

function mailPage(visit: Visit, mail: Mail) {
  const said = words[visit.locale];
  return framedPage({
    ...visit,
    styled: stylePath,
    title: mail.subject,
    content: html`<p><a href="${path}${visit.search}">${said.outbox}</a></p>
      <h1 lang="${mail.locale}">${mail.subject}</h1>
      <dl>
        <dt>${said.to}</dt>
        <dd>${mail.recipient}</dd>
        <dt>${said.time}</dt>
        <dd>${timeOf(mail)}</dd>
        <dt>${said.kind}</dt>
        <dd>${mail.template}, ${mail.locale}</dd>
        ${headersOf(mail)}
      </dl>
      <pre lang="${mail.locale}">${textOf(mail)}</pre>`,
  });
}

/** The network's mails as pages, instead of sending them. */
export function outboxPages(network: Pick<Network, 'db'>) {
  const app = new Hono();
  const visitOf = async (context: Context): Promise<Visit> => ({
    name: await readSystemName(network.db),
    ...pageLanguage(context),
  });
  app.get(stylePath, (context) => sendFile(context, style));
  app.get(path, async (context) =>
    context.html(listPage(await visitOf(context), await readMails(network.db))),
  );
  app.get(`${path}/:id{\\d{1,15}}`, async (context) => {
    const mail = await readMail(network.db, Number(context.req.param('id')));
    if (!mail) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
    return context.html(mailPage(await visitOf(context), mail));
  });
  return app;
}

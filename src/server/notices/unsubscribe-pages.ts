import { type LocaleName, localeOr } from '#contract/locales.ts';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { readSystemName } from '../configuration/configuration.ts';
import { languageOf } from '../http/accept-language.ts';
import { framedPage } from '../http/framed-page.ts';
import { limitBody } from '../http/read-request.ts';
import type { Network } from '../network.ts';
import { kindNames } from './kind-names.ts';
import { readStopping, stopMails, type Stopping, unsubscribePath } from './unsubscribe.ts';

type Words = {
  ask: string;
  stops: (name: string) => string;
  stop: string;
  done: string;
  stopped: (name: string) => string;
  again: string;
  unknown: string;
  whole: string;
};
const words: Record<LocaleName, Words> = {
  en: {
    ask: 'Stop these emails?',
    stops: (name) => `We will no longer email you about ${name}.`,
    stop: 'Stop these emails',
    done: 'These emails are stopped',
    stopped: (name) => `We no longer email you about ${name}.`,
    again: 'Change what you hear of in your profile',
    unknown: 'This link does not work',
    whole: 'Open it from the email again, or choose in your profile what you hear of.',
  },
  de: {
    ask: 'Diese E-Mails abbestellen?',
    stops: (name) => `Wir schreiben Ihnen dann nicht mehr über ${name}.`,
    stop: 'E-Mails abbestellen',
    done: 'E-Mails abbestellt',
    stopped: (name) => `Wir schreiben Ihnen nicht mehr über ${name}.`,
    again: 'Im Profil festlegen, worüber wir schreiben',
    unknown: 'Dieser Link funktioniert nicht',
    whole:
      'Öffnen Sie ihn noch einmal aus der E-Mail, oder legen Sie in Ihrem Profil fest, worüber wir schreiben.',
  },
};

const settingsLink = ({ again }: Words) => html`<p><a href="/profile?tab=settings">${again}</a></p>`;

/** Mail programs send a POST without a page (RFC 8058); a page asks first, since scanners open links. */
export function unsubscribePages(network: Pick<Network, 'db'>) {
  const app = new Hono();
  const path = `${unsubscribePath}:token`;

  async function pageOf(locale: LocaleName, title: string, content: ReturnType<typeof html>) {
    return framedPage({
      locale,
      name: await readSystemName(network.db),
      title,
      content: html`<h1>${title}</h1>
        ${content}`,
    });
  }
  function unknownPage(acceptLanguage: string | undefined) {
    const locale = languageOf(acceptLanguage);
    const said = words[locale];
    return pageOf(
      locale,
      said.unknown,
      html`<p>${said.whole}</p>
        ${settingsLink(said)}`,
    );
  }
  function askingPage({ stops, locale: named }: Stopping) {
    const locale = localeOr(named);
    const said = words[locale];
    const form = html`<form method="post"><button type="submit">${said.stop}</button></form>`;
    return pageOf(
      locale,
      said.ask,
      html`<p>${said.stops(kindNames[locale][stops])}</p>
        ${form}`,
    );
  }
  function stoppedPage({ stops, locale: named }: Stopping) {
    const locale = localeOr(named);
    const said = words[locale];
    return pageOf(
      locale,
      said.done,
      html`<p>${said.stopped(kindNames[locale][stops])}</p>
        ${settingsLink(said)}`,
    );
  }

  app.get(path, async (context) => {
    const stopping = await readStopping(network.db, context.req.param('token'));
    if (stopping) return context.html(askingPage(stopping));
    return context.html(unknownPage(context.req.header('accept-language')), 404);
  });
  app.post(path, limitBody({}), async (context) => {
    const stopping = await readStopping(network.db, context.req.param('token'));
    if (!stopping) return context.html(unknownPage(context.req.header('accept-language')), 404);
    await stopMails(network.db, stopping);
    return context.html(stoppedPage(stopping));
  });
  return app;
}

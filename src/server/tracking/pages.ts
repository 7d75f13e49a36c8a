import type { LocaleName } from '#contract/locales.ts';
import { html } from 'hono/html';
import { languageOf } from '../http/accept-language.ts';
import { framedPage } from '../http/framed-page.ts';
import type { StopReason } from '../tracking-links/link-status.ts';

type Reason = StopReason | 'unknown' | 'unavailable';
type Words = { title: string; text: string };

const words: Record<LocaleName, Record<Reason, Words>> = {
  en: {
    paused: {
      title: 'This link is paused',
      text: 'This offer takes no visitors at the moment. Please try again later.',
    },
    ended: { title: 'This offer has ended', text: 'The offer behind this link is no longer available.' },
    capped: {
      title: 'This offer is fully booked',
      text: 'No more visitors are taken for now. Please try again later.',
    },
    unknown: {
      title: 'This link leads nowhere',
      text: 'There is no offer behind this address. Please check the link.',
    },
    unavailable: {
      title: 'This page cannot be opened at the moment',
      text: 'The network has a problem, which is not yours. Please try again in a few minutes.',
    },
  },
  de: {
    paused: {
      title: 'Dieser Link ist pausiert',
      text: 'Dieses Angebot nimmt zurzeit keine Besucher an. Bitte versuchen Sie es später noch einmal.',
    },
    ended: {
      title: 'Dieses Angebot ist beendet',
      text: 'Das Angebot hinter diesem Link ist nicht mehr verfügbar.',
    },
    capped: {
      title: 'Dieses Angebot ist ausgeschöpft',
      text: 'Zurzeit werden keine weiteren Besucher angenommen. Bitte versuchen Sie es später noch einmal.',
    },
    unknown: {
      title: 'Dieser Link führt ins Leere',
      text: 'Hinter dieser Adresse steht kein Angebot. Bitte prüfen Sie den Link.',
    },
    unavailable: {
      title: 'Diese Seite lässt sich im Moment nicht öffnen',
      text: 'Das Netzwerk hat eine Störung, die nicht an Ihnen liegt. Bitte versuchen Sie es in einigen Minuten erneut.',
    },
  },
};

// For a link that leads nowhere.
export function stopPage(reason: Reason, acceptLanguage?: string) {
  const locale = languageOf(acceptLanguage);
  const { title, text } = words[locale][reason];
  return framedPage({
    locale,
    title,
    content: html`<h1>${title}</h1>
      <p>${text}</p>`,
  });
}

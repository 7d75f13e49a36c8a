import type { LocaleName } from '#contract/locales.ts';
import type { NoticeKind } from '#contract/notices.ts';

/** What mails are about, behind 'emails about'. */
export const kindNames: Record<LocaleName, Record<NoticeKind | 'digest', string>> = {
  en: {
    application: 'decisions on your applications',
    cap: 'caps that are nearly or fully used',
    postback: 'failing postbacks',
    offer: 'offers that end or pause, and changed payouts',
    payout: 'payouts',
    inquiry: 'answers to your inquiries',
    weekly: 'your weekly figures',
    digest: 'all that your summary gathers',
  },
  de: {
    application: 'Entscheidungen über Ihre Bewerbungen',
    cap: 'fast oder ganz ausgeschöpfte Limits',
    postback: 'fehlschlagende Postbacks',
    offer: 'endende und pausierte Angebote und geänderte Vergütungen',
    payout: 'Auszahlungen',
    inquiry: 'Antworten auf Ihre Anfragen',
    weekly: 'Ihre Wochenzahlen',
    digest: 'alles, was Ihre Übersicht zusammenfasst',
  },
};

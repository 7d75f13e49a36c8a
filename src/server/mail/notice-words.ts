import type { LocaleName } from '#contract/locales.ts';
import type { NoticeKind } from '#contract/notices.ts';
import type { Facts, Pay } from '../notices/facts.ts';
import { formatsIn } from '../payments/document-formats.ts';
import { regional } from '../regional.ts';
import type { MailText } from './mail-text.ts';

/** Where a mail leads, and the time zone of its reader. */
export type NoticeFrame = { link: string; zone: string };
/** The mails of one language about what happens. */
export type NoticeWords = {
  kinds: { [K in NoticeKind]: (facts: Facts[K], frame: NoticeFrame) => MailText };
  digest: (count: number) => { subject: string; lead: string };
  /** `settings` leads to the profile, `stop` to a page that switches this off. */
  foot: (at: { settings: string; stop: string; of: NoticeKind | 'digest' }) => string;
};

export function noticeFormats(locale: LocaleName) {
  const formats = formatsIn(locale);
  const { money, count } = formats;
  const timeIn = (zone: string) =>
    new Intl.DateTimeFormat(regional[locale], {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone: zone,
    });
  return {
    ...formats,
    time: (at: string, zone: string) => timeIn(zone).format(new Date(at)),
    dayOf: (day: string) => formats.day(new Date(day)),
    /** What a cap counts, as a figure. */
    capped: ({ type, currency }: Facts['cap'], value: number) =>
      type === 'payout' ? money(value, currency) : count(value),
    share: ({ used, value }: Facts['cap']) =>
      (Math.floor((100 * used) / value) / 100).toLocaleString(regional[locale], { style: 'percent' }),
    pay: ({ amount, percent }: Pay, currency: Facts['offer']['currency']) =>
      amount === null
        ? ((percent ?? 0) / 100).toLocaleString(regional[locale], {
            style: 'percent',
            maximumFractionDigits: 2,
          })
        : money(amount, currency),
  };
}

export type PayChange = { goal: string; before: Pay | undefined; after: Pay | undefined };
const payOf = (list: readonly Pay[], goal: string) => list.find((pay) => pay.goal === goal);
const isSame = (one: Pay | undefined, other: Pay | undefined) =>
  one?.amount === other?.amount && one?.percent === other?.percent;

/** The goals that pay something else than before. */
export function payChanges({ before, after }: Pick<Facts['offer'], 'before' | 'after'>): PayChange[] {
  const goals = [...new Set([...after, ...before].map(({ goal }) => goal))];
  return goals
    .map((goal) => ({ goal, before: payOf(before, goal), after: payOf(after, goal) }))
    .filter((change) => !isSame(change.before, change.after));
}

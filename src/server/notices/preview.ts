import { localeOr } from '#contract/locales.ts';
import { type NoticeKind, noticeKinds, type PreviewedMail } from '#contract/notices.ts';
import { addDays, dayOf } from '#contract/days.ts';
import { readSystemName } from '../configuration/configuration.ts';
import { type MailValues, type Template, writeMail } from '../mail/mails.ts';
import { noticeMail } from '../mail/notice-mails.ts';
import type { CallerContext } from '../network.ts';
import type { Facts, Happening } from './facts.ts';
import { readNoticeSettings } from './settings.ts';
import { unsubscribePath } from './unsubscribe.ts';
import { weekBefore, withFigures } from './weekly-figures.ts';

const offer = { offer: 'Nordlicht Outdoor', offer_id: 1 };
const pay = (goal: string, amount: number) => ({ goal, amount, percent: null });

const newPay = { ...offer, currency: 'EUR' as const, before: [pay('Sale', 10)], after: [pay('Sale', 12)] };

const examples = (now: Date): { [K in Exclude<NoticeKind, 'weekly'>]: Facts[K] } => ({
  application: { ...offer, approval_id: 1, status: 'approved', reason: null },
  cap: {
    ...offer,
    type: 'conversions',
    period: 'day',
    value: 100,
    used: 80,
    currency: 'EUR',
    is_reached: false,
    resets_on: addDays(dayOf(now), 1),
  },
  postback: {
    postback: 'All conversions',
    postback_id: 1,
    since: new Date(now.getTime() - 3_600_000).toISOString(),
    error: 'The answer was 500',
  },
  offer: { ...newPay, change: 'payout' },
  payout: {
    number: 'P-0007',
    amount: 412.5,
    total: 490.88,
    currency: 'EUR',
    payee: 'SEPA •••• 3000',
    refusal: null,
  },
  inquiry: {
    inquiry_id: 1,
    number: 'Q-0007',
    about: 'R1714500',
    outcome: 'grant',
    text: 'The shop has confirmed the order.',
    booked: { amount: 11.2, currency: 'EUR' },
  },
});

// Of what is announced, as well.
function furtherExamples(kind: PreviewedMail, now: Date): Happening[] {
  const at = `${addDays(dayOf(now), 14)}T00:00:00.000Z`;
  if (kind !== 'offer') return [];
  return (['payout-ahead', 'end-ahead', 'paused'] as const).map((change) => ({
    kind,
    facts: { ...newPay, change, ...(change !== 'paused' && { at }) },
  }));
}

async function exampleOf({ db, clock, caller }: CallerContext, kind: NoticeKind): Promise<Happening> {
  const now = clock.now();
  if (kind === 'weekly') {
    return { kind, facts: await withFigures(db, caller.partnerId, weekBefore(now)) };
  }
  return { kind, facts: examples(now)[kind] } as Happening; // The facts of the kind.
}

/** Of the digest, what now comes with it. */
async function happeningsOf(context: CallerContext) {
  const settings = await readNoticeSettings(context.db, context.caller);
  const gathered = noticeKinds.filter((kind) => settings[kind] === 'digest');
  return Promise.all((gathered.length > 0 ? gathered : noticeKinds).map((kind) => exampleOf(context, kind)));
}

type Mail = { [T in Template]: { template: T; values: MailValues<T> } }[Template];

async function mailOf(context: CallerContext, mail: PreviewedMail, zone: string): Promise<Mail> {
  const { clock, origin, address } = context;
  if (mail === 'account') {
    return { template: 'billing-changed', values: { at: clock.now(), from: address, link: null } };
  }
  const frame = { origin, zone, stop: `${origin}${unsubscribePath}…` };
  if (mail === 'digest') {
    const happenings = await happeningsOf(context);
    return { template: 'digest', values: { ...frame, happenings, link: `${origin}/dashboard` } };
  }
  return noticeMail(await exampleOf(context, mail), frame);
}

/** A mail as the caller would get it, with examples and last week's figures. */
export async function previewMail(context: CallerContext, mail: PreviewedMail) {
  const { timezone, ...user } = await context.db
    .selectFrom('app_user')
    .select(['firstname', 'lastname', 'locale', 'timezone'])
    .where('id', '=', context.caller.userId)
    .executeTakeFirstOrThrow();
  const [locale, system] = [localeOr(user.locale), await readSystemName(context.db)];
  const { template, values } = await mailOf(context, mail, timezone);
  const to = { ...user, locale, system };
  const { subject, body } = writeMail<Template>(template, to, values);
  const frame = { origin: context.origin, zone: timezone, stop: `${context.origin}${unsubscribePath}…` };
  const further = furtherExamples(mail, context.clock.now()).map((happening) => {
    const example: Mail = noticeMail(happening, frame);
    const written = writeMail<Template>(example.template, to, example.values);
    return `${written.subject}\n\n${written.body}`;
  });
  return { locale, subject, text: [body, ...further].join('\n\n* * *\n\n') };
}

import type { Campaign } from '#contract/campaigns.ts';
import type { ClicktagValues } from '#contract/click-tags.ts';
import type { Result } from '#contract/endpoint.ts';
import type { LinkChange, TrackingLink, trackingLinks } from '#contract/tracking-links.ts';
import { defineForm } from '#fields/define-form.ts';
import { msg } from '@lingui/core/macro';
import type { Parameters } from './built-address.ts';
import type { Macro } from './macro-input.tsx';

/** The sub IDs of a link, in their order. */
export const subIds = ['sub1', 'sub2', 'sub3', 'sub4', 'sub5'] as const;

const sub = (label: ReturnType<typeof msg>) => ({ type: 'customField', label, rules: 'max:255' }) as const;
const choice = { type: 'multiselect', single: true } as const;

/** What a tracking link is made of, by the names of the network. */
export const linkFields = defineForm({
  name: { type: 'text', label: msg`Link name`, rules: 'required|max:120', autoComplete: 'off' },
  campaign_id: { ...choice, label: msg`Campaign` },
  landing_page_id: { ...choice, label: msg`Landing page` },
  clicktag_id: { ...choice, label: msg`Click tag` },
  deep_link: {
    type: 'text',
    label: msg`Deep link`,
    rules: 'url:true|max:2082',
    inputMode: 'url',
    placeholder: 'https://',
    autoComplete: 'off',
  },
  sub1: sub(msg`Sub ID 1`),
  sub2: sub(msg`Sub ID 2`),
  sub3: sub(msg`Sub ID 3`),
  sub4: sub(msg`Sub ID 4`),
  sub5: sub(msg`Sub ID 5`),
});

/** All that links of an offer can be made of. */
export type Known = {
  options: Result<typeof trackingLinks.options>;
  links: readonly TrackingLink[];
  campaigns: readonly Campaign[];
  clicktags: readonly { id: number; name: string; values: ClicktagValues }[];
  macros: readonly Macro[];
};

export type LinkTexts = Record<keyof typeof linkFields, string>;

const textOf = (reference: { id: number } | null | undefined) => (reference ? String(reference.id) : '');

/** Without a landing page of its own a link leads to the offer's default one. */
const defaultPage = ({ options }: Known) => options.landing_pages.find(({ is_default }) => is_default);

const noSubs = { sub1: '', sub2: '', sub3: '', sub4: '', sub5: '' };

/** A new link: of the first campaign, to the default landing page. */
const newTexts = (known: Known): LinkTexts => ({
  name: '',
  campaign_id: textOf(known.campaigns[0]),
  landing_page_id: textOf(defaultPage(known)),
  clicktag_id: '',
  deep_link: '',
  ...noSubs,
});

/** What the form begins with: the link, or a new one. */
export function textsOf(link: TrackingLink | null, known: Known): LinkTexts {
  if (!link) return newTexts(known);
  const { name, campaign, landing_page, clicktag, deep_link, sub1, sub2, sub3, sub4, sub5 } = link;
  return {
    name,
    campaign_id: textOf(campaign),
    landing_page_id: textOf(landing_page ?? defaultPage(known)),
    clicktag_id: textOf(known.clicktags.find(({ id }) => id === clicktag?.id)),
    deep_link: deep_link ?? '',
    sub1,
    sub2,
    sub3,
    sub4,
    sub5,
  };
}

const numberOf = (text: string) => (text === '' ? null : Number(text));

/** The same as the network takes it; the default landing page is none of the link's own, so that it can be split. */
export function bodyOf(texts: LinkTexts, known: Known): LinkChange & { name: string } {
  const { name, campaign_id, landing_page_id, clicktag_id, deep_link, ...subs } = texts;
  return {
    name,
    campaign_id: numberOf(campaign_id),
    landing_page_id: landing_page_id === textOf(defaultPage(known)) ? null : numberOf(landing_page_id),
    clicktag_id: numberOf(clicktag_id),
    deep_link: deep_link === '' ? null : deep_link,
    ...subs,
  };
}

/** The page that a link leads to without a deep link. */
const pageOf = (link: TrackingLink, known: Known) => textOf(link.landing_page ?? defaultPage(known));

/** The link whose address can carry the choices: the one that is changed, else one of the campaign that leads there. */
export function baseOf(link: TrackingLink | null, texts: LinkTexts, known: Known): TrackingLink | null {
  if (link) return link;
  const ofCampaign = known.links.filter(
    ({ campaign, status }) => textOf(campaign) === texts.campaign_id && status === 'active',
  );
  const leadsThere = (one: TrackingLink) =>
    pageOf(one, known) === texts.landing_page_id && one.deep_link === null;
  return ofCampaign.find(leadsThere) ?? null;
}

/** The link that is changed, if one is, and the one whose address carries the choices. */
type Carried = { link: TrackingLink | null; base: TrackingLink };

/**
 * Each parameter of the address: sub IDs, where one is empty that of the campaign's link or of the click tag, and a
 * deep link that is not the link's own.
 */
export function parametersOf({ link, base }: Carried, texts: LinkTexts, known: Known): Parameters {
  const campaign = known.campaigns.find(({ id }) => String(id) === texts.campaign_id);
  const clicktag =
    known.clicktags.find(({ id }) => String(id) === texts.clicktag_id)?.values ?? campaign?.clicktag?.values;
  const own = link ? noSubs : base;
  const subs = Object.fromEntries(
    subIds.map((name) => [name, texts[name] || own[name] || (clicktag?.[name] ?? '')]),
  );
  const isOwn = texts.deep_link === (base.deep_link ?? '');
  return { ...clicktag, ...subs, deep: isOwn ? '' : texts.deep_link };
}

/** Whether the address alone says it all; what only a saved link can know is not in it. */
export function saysAll({ link, base }: Carried, texts: LinkTexts, known: Known): boolean {
  const hasOwnDeepLink = base.deep_link !== null && texts.deep_link === '';
  const isCleared = link !== null && subIds.some((name) => link[name] !== '' && texts[name] === '');
  return pageOf(base, known) === texts.landing_page_id && !hasOwnDeepLink && !isCleared;
}

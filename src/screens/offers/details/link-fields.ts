import type { Campaign } from '#contract/campaigns.ts';
import type { ClicktagValues } from '#contract/click-tags.ts';
import type { Result } from '#contract/endpoint.ts';
import { longestSubId } from '#contract/tracked-ids.ts';
import type { LinkChange, TrackingLink, trackingLinks } from '#contract/tracking-links.ts';
import type { FieldDefinitions } from '#fields/field-types.ts';
import { msg } from '@lingui/core/macro';
import type { Parameters } from './built-address.ts';
import type { Parameter } from './use-parameter-name.ts';

export const draftOfLink = (link: number | string): string => `link-${link}`;

// The network stores sub IDs under their own names.
const subIds = ['sub1', 'sub2', 'sub3', 'sub4', 'sub5'] as const;
type SubId = (typeof subIds)[number];
const isSubId = (name: string): name is SubId => subIds.some((sub) => sub === name);

const choice = { type: 'multiselect', single: true } as const;
const own = {
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
} as const satisfies FieldDefinitions;
type OwnName = keyof typeof own;

export const fieldOfParameter = (name: string): string => (isSubId(name) ? name : `parameter_${name}`);

// The advertiser's own site, or below it.
export function deepLinkTo(site: string) {
  const host = site.replaceAll('.', String.raw`\.`);
  return {
    ...own.deep_link,
    rules: {
      url: ['true'],
      max: 2082,
      regex: new RegExp(String.raw`^https?://(?:[^/?#@\s]+\.)?${host}(?::\d+)?(?:[/?#]|$)`, 'i'),
    },
    ruleTexts: { regex: msg`Choose a page of ${site}` },
  } satisfies FieldDefinitions[string];
}

export const linkFields = ({
  parameters,
  options,
}: Pick<Available, 'parameters' | 'options'>): FieldDefinitions => ({
  ...own,
  ...(options.deep_links.site === null ? {} : { deep_link: deepLinkTo(options.deep_links.site) }),
  ...Object.fromEntries(
    parameters.map(({ id, name }) => [
      fieldOfParameter(id),
      { type: 'customField', label: { id: name, message: name }, rules: `max:${longestSubId}` } as const,
    ]),
  ),
});

export type Available = {
  options: Result<typeof trackingLinks.options>;
  links: readonly TrackingLink[];
  campaigns: readonly Campaign[];
  clicktags: readonly { id: number; name: string; values: ClicktagValues }[];
  parameters: readonly Parameter[];
};

export type LinkTexts = Record<OwnName, string> & { values: Parameters };

const textOf = (reference: { id: number } | null | undefined) => (reference ? String(reference.id) : '');

// Without a landing page of its own a link leads to the default one.
const defaultPage = ({ options }: Available) => options.landing_pages.find(({ is_default }) => is_default);

const valuesOf = (link: TrackingLink, { parameters }: Available): Parameters =>
  Object.fromEntries(parameters.map(({ id }) => [id, (isSubId(id) ? link[id] : link.parameters[id]) ?? '']));

// The link's own click tag, not the one inherited from its campaign.
function ownClicktag({ clicktag, campaign }: TrackingLink, { campaigns, clicktags }: Available) {
  const inherited = campaigns.find(({ id }) => id === campaign?.id)?.clicktag;
  return clicktags.find(({ id }) => id === clicktag?.id && id !== inherited?.id);
}

// A new link starts with the first campaign and the default page.
export function textsOf(link: TrackingLink | null, available: Available): LinkTexts {
  return {
    name: link?.name ?? '',
    campaign_id: textOf(link ? link.campaign : available.campaigns[0]),
    landing_page_id: textOf(link?.landing_page ?? defaultPage(available)),
    clicktag_id: textOf(link && ownClicktag(link, available)),
    deep_link: link?.deep_link ?? '',
    values: link ? valuesOf(link, available) : {},
  };
}

export const writeLink = ({ values, ...texts }: LinkTexts): Record<string, string> => ({
  ...texts,
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [fieldOfParameter(name), value])),
});

export function readLink(texts: Readonly<Record<string, unknown>>, available: Available): LinkTexts {
  const read = (name: string) => {
    const text = texts[name];
    return typeof text === 'string' ? text : '';
  };
  return {
    name: read('name'),
    campaign_id: read('campaign_id'),
    landing_page_id: read('landing_page_id'),
    clicktag_id: read('clicktag_id'),
    deep_link: read('deep_link'),
    values: Object.fromEntries(available.parameters.map(({ id }) => [id, read(fieldOfParameter(id))])),
  };
}

const numberOf = (text: string) => (text === '' ? null : Number(text));

// The default landing page is sent as null, so that the link's clicks can be split.
export function bodyOf(texts: LinkTexts, available: Available): LinkChange & { name: string } {
  const { name, campaign_id, landing_page_id, clicktag_id, deep_link, values } = texts;
  const entries = Object.entries(values);
  return {
    name,
    campaign_id: numberOf(campaign_id),
    landing_page_id: landing_page_id === textOf(defaultPage(available)) ? null : numberOf(landing_page_id),
    clicktag_id: numberOf(clicktag_id),
    deep_link: deep_link === '' ? null : deep_link,
    ...Object.fromEntries(entries.filter(([id]) => isSubId(id))),
    parameters: Object.fromEntries(entries.filter(([id, value]) => !isSubId(id) && value !== '')),
  };
}

// An empty parameter takes the value of the click tag, the link's own or the campaign's.
export function parametersOf(texts: LinkTexts, available: Available): Parameters {
  const campaign = available.campaigns.find(({ id }) => String(id) === texts.campaign_id);
  const clicktag =
    available.clicktags.find(({ id }) => String(id) === texts.clicktag_id)?.values ??
    campaign?.clicktag?.values;
  return Object.fromEntries(
    available.parameters.map(({ id }) => [id, texts.values[id] || (clicktag?.[id] ?? '')]),
  );
}

import type { Endpoint } from '#contract/endpoint.ts';
import type { ApiContract } from '#contract/index.ts';
import type { OwnId } from '#contract/own-ids.ts';

/** What a publisher has: the examples name it, and a placeholder where it is not known. */
export type OwnIds = Partial<Record<OwnId, string | undefined>>;

// What `{id}` is, by resource; of other resources nothing is known.
const owners: Partial<Record<keyof ApiContract, OwnId>> = {
  offerParts: 'offer',
  offerActions: 'offer',
  campaigns: 'campaign',
  trackingLinks: 'link',
  approvals: 'approval',
  clickTags: 'clicktag',
  postbacks: 'postback',
  savedReports: 'report',
  payments: 'payment',
  inquiries: 'inquiry',
  trafficLog: 'conversion',
  tagValues: 'tag',
  catalogue: 'entry',
};
function ownerOf(resource: string, parameter: string): OwnId | undefined {
  if (parameter === 'offerId') return 'offer';
  return parameter === 'id' ? owners[resource as keyof ApiContract] : undefined;
}

// Of calls that a publisher's own would not do for.
const foreign: Partial<Record<string, string>> = {
  'offerActions.apply':
    'an id of GET /publisher/v1/offers that you do not run yet; if it has questions, add answers',
};
// Where the values of other parameters come from.
const origins: Partial<Record<string, string>> = {
  message: 'an id of the messages in GET /publisher/v1/inquiries/{id}',
  job: 'that of the answer to POST /publisher/v1/offers/fetch-preview',
};
// Parameters of which every network has such a value.
const usual: Partial<Record<string, string>> = { kind: 'os', param: 'DE' };

const ofTexts = {
  offer: 'an id of GET /publisher/v1/dict/approvals-offers',
  sub: 'a sub ID of your links',
} as const satisfies Partial<Record<OwnId, string>>;

/** Where the values of placeholders in a query or body are found. */
export const notesOf = (text: string): string[] =>
  Object.entries(ofTexts).flatMap(([name, origin]) => {
    const placeholder = placeholderOf(name);
    return text.includes(placeholder) ? `${placeholder}: ${origin}` : [];
  });

export const placeholderOf = (name: string) => `${name.toUpperCase()}_ID`;

/** The path with the publisher's own ids, and where the values of its placeholders are found. */
export function pathWith({ resource, operation, path }: Endpoint, own: OwnIds) {
  const notes: string[] = [];
  const called = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = usual[name];
    if (value !== undefined) return value;
    const elsewhere = foreign[`${resource}.${operation}`];
    const owner = ownerOf(resource, name);
    const known = owner && elsewhere === undefined ? own[owner] : undefined;
    if (known !== undefined) return known;
    const placeholder = placeholderOf(owner ?? name);
    // What stands before the parameter lists them.
    const list = `an id of GET ${path.slice(0, path.indexOf(`/{${name}}`))}`;
    notes.push(`${placeholder}: ${elsewhere ?? origins[name] ?? list}`);
    return placeholder;
  });
  return { called, notes };
}

import type { Result } from '#contract/endpoint.ts';
import type { choices } from '#contract/choices.ts';
import { entryOf } from '#i18n/words.ts';
import { href } from '#routes';
import { LayoutGrid, Link2, Megaphone } from 'lucide-react';
import type { Entry } from './find.ts';

type Rows<Name extends keyof typeof choices> = Result<(typeof choices)[Name]>['data'];
type Approved = Rows<'approvalsOffers'>[number];

export type Records = {
  offers: Rows<'offers'>;
  approvals: Rows<'approvalsOffers'>;
  campaigns: Rows<'campaigns'>;
  links: Rows<'trackingLinks'>;
};

const types = { approved: 'live', pending: 'pending', rejected: null, blocked: null } as const;

// Only offers that the publisher runs or has applied for have details.
function detailsOf(approval: Approved | undefined): string | null {
  const type = approval && entryOf(types, approval.status);
  if (!type || approval.approval_id === undefined) return null;
  return href('liveOfferDetails', { id: String(approval.approval_id), type });
}

type Surroundings = {
  go: (to: string) => void;
  /** By the ID of their offer. */
  approvalOf: ReadonlyMap<number, Approved>;
  statusOf: (status: Approved['status']) => string;
};

// The ID keeps the last word before it, so that no line begins with the dot.
const beforeId = (text: string, id: number) => `${text}\u00A0·\u00A0${id}`;

const noteOf = (name: string, offer: string, id: number) =>
  name.startsWith(offer) ? String(id) : beforeId(offer, id);

const listed = (tab: string, id: number) => `${href('liveOffers')}?tab=${tab}&search=${id}`;

const offerEntries = ({ offers }: Records, { go, approvalOf, statusOf }: Surroundings): Entry[] =>
  offers.map(({ id, name }) => {
    const approval = approvalOf.get(id);
    const to = detailsOf(approval) ?? `${href('offerWall')}?offer=${id}`;
    return {
      id: `offer ${id}`,
      kind: 'offers',
      label: name,
      number: id,
      note: approval ? beforeId(statusOf(approval.status), id) : String(id),
      icon: LayoutGrid,
      run: () => go(to),
    };
  });

const campaignEntries = ({ campaigns }: Records, { go }: Surroundings): Entry[] =>
  campaigns.map(({ id, name, offer }) => ({
    id: `campaign ${id}`,
    kind: 'campaigns',
    label: name,
    number: id,
    note: noteOf(name, offer.name, id),
    icon: Megaphone,
    run: () => go(listed('campaigns', id)),
  }));

const linkEntries = ({ links }: Records, { go, approvalOf }: Surroundings): Entry[] =>
  links.map(({ id, name, offer }) => {
    const details = detailsOf(approvalOf.get(offer.id));
    const to = details ? `${details}?tab=tracking-links&link=${id}` : listed('tracking-links', id);
    return {
      id: `link ${id}`,
      kind: 'links',
      label: name,
      number: id,
      note: noteOf(name, offer.name, id),
      icon: Link2,
      run: () => go(to),
    };
  });

export const recordEntries = (records: Records, surroundings: Surroundings): Entry[] => [
  ...offerEntries(records, surroundings),
  ...campaignEntries(records, surroundings),
  ...linkEntries(records, surroundings),
];

// Each leads to the link builder of its offer (O5).
export const builderEntries = ({ approvals }: Records, go: (to: string) => void): Entry[] =>
  approvals.flatMap((approval) => {
    const details = approval.status === 'approved' ? detailsOf(approval) : null;
    if (details === null) return [];
    return {
      id: `build-link ${approval.id}`,
      kind: 'offers',
      label: approval.name,
      number: approval.id,
      note: String(approval.id),
      icon: Link2,
      run: () => go(`${details}?tab=tracking-links`),
    };
  });

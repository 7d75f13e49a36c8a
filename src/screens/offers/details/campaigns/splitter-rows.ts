import type { campaigns, SplitBody } from '#contract/campaigns.ts';
import type { Result } from '#contract/endpoint.ts';
import { msg } from '@lingui/core/macro';
import { textIn, textsIn, type RowShape, type RowValues } from './row-form.ts';

export type Split = Result<typeof campaigns.splitter>['data'][number];

/** An offer and the page of it that takes the clicks. */
export const splitName = (offer: string, page: string | undefined): string =>
  page === undefined ? offer : `${offer} · ${page}`;

// With its offer, so that the page of another offer never matches.
export const pageValue = (offer: string, page: number): string => `${offer}:${page}`;

export const splitterShape: RowShape = {
  name: 'splitter',
  label: msg`Destinations`,
  most: 20,
  fields: () => ({
    offer: { type: 'multiselect', single: true, label: msg`Offer`, rules: 'required' },
    page: { type: 'multiselect', single: true, label: msg`Landing page` },
    weight: {
      type: 'number',
      label: msg`Share`,
      rules: 'required|between:0,100',
      min: 0,
      max: 100,
      unit: '%',
    },
    countries: { type: 'multiselect', label: msg`Countries` },
    active: { type: 'switch', label: msg`In use` },
  }),
  fresh: { offer: '', page: '', weight: null, countries: [], active: true },
};

export const splitValues = ({ offer, landing_page, weight, countries, active }: Split): RowValues => ({
  offer: String(offer.id),
  page: landing_page ? pageValue(String(offer.id), landing_page.id) : '',
  weight,
  countries,
  active,
});

export function splitBody({ offer, page, weight, countries, active }: RowValues): SplitBody {
  const [pageOffer, pageId] = textIn(page).split(':');
  return {
    offer_id: Number(offer),
    landing_page_id: pageId && pageOffer === offer ? Number(pageId) : null,
    weight: Number(weight ?? 0),
    countries: textsIn(countries),
    active: active === true,
  };
}

// Negative above 100 %; rows that are off do not count.
export const missingShare = (rows: readonly { weight: number; active: boolean }[]): number =>
  100 - rows.reduce((sum, { weight, active }) => (active ? sum + weight : sum), 0);

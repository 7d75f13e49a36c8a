import { expect, test } from 'vitest';
import { FeaturedOffers } from '#screens/dashboard/featured-offers.tsx';
import { FilterPopovers } from '#screens/analytics/filters/filter-popovers.tsx';
import { MissingInfo } from '#screens/profile/missing-info.tsx';
import { CurrencyCard } from '#screens/profile/currency-card.tsx';
import { shown, textsOf } from './shown.tsx';

test("[L6.a] who lacks billing details reads 'Add missing info'", async () => {
  const texts = textsOf(await shown(<MissingInfo />, { user: { billing: null, shadow: undefined } }));
  expect(texts).toContain('Add missing info');
});

test("[L6.b] a currency that can be changed reads 'Change currency'", async () => {
  const user = { partner: { currency: 'EUR', currency_changed: false } } as never;
  expect(textsOf(await shown(<CurrencyCard user={user} />))).toContain('Change currency');
});

test("[L6.c] beside featured offers stands 'More offers'", async () => {
  const featured = { data: [], isBusy: false, error: null } as never;
  expect(textsOf(await shown(<FeaturedOffers featured={featured} />))).toContain('More offers');
});

test("[L6.d] the tooltips of the filters of analytics read 'Filter' and 'Other'", async () => {
  const analytics = { listSearch: { filters: {} } } as never;
  const html = await shown(<FilterPopovers analytics={analytics} />);
  expect([...html.matchAll(/data-tip="([^"]*)"/g)].map(([, title]) => title)).toEqual(['Filter', 'Other']);
});

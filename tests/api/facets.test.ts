import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { offerFacets, offerFilters, wallFacets } from '#contract/offers.ts';
import { type TestNetwork, read, onNetwork } from './network.ts';

let network: TestNetwork;
let token: string;
onNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
});

type Filters = Readonly<Record<string, readonly string[] | undefined>>;

// Options of each filter, and values that match no offer.
const values: Filters = {
  category_id: ['2', '6', '8', '17', '999'],
  country: ['DE', 'AT', 'US', 'ZA', 'ZW'],
  os: ['Android', 'iOS', 'Windows', 'Symbian'],
  model: ['CPA', 'CPL', 'CPI', 'REVSHARE', 'CPM'],
  traffic_type_id: ['1', '12', '13', '99'],
  tag_id: ['1', '4', '7', '99'],
  featured: ['1', '0'],
  new: ['1', '0'],
  approval_status: ['none', 'pending', 'approved', 'rejected', 'blocked'],
  group_id: ['1', '2', '3', '99'],
};
const isSingle = new Set(['featured', 'new']);
const alternatives: Filters = { featured: ['new'], new: ['featured'] };

// Two filters at most: more of them leave no offer to count.
const chosenFrom = (names: readonly string[]) =>
  fc
    .subarray([...names], { maxLength: 2 })
    .chain((few) =>
      fc.record(
        Object.fromEntries(
          few.map((name) => [
            name,
            fc.subarray([...(values[name] ?? [])], { minLength: 1, maxLength: isSingle.has(name) ? 1 : 3 }),
          ]),
        ),
      ),
    );

const queryOf = (filters: Filters) =>
  new URLSearchParams(
    Object.entries(filters).map(([name, chosen = []]) => [name, chosen.join(',')]),
  ).toString();

const walls = [
  { wall: '/publisher/v1/offers', facets: Object.keys(offerFacets.shape) },
  { wall: '/public/v1/offers', facets: Object.keys(wallFacets.shape) },
];

test.each(walls)('[O1] [O2] every count of $wall is the total of its list', async ({ wall, facets }) => {
  const request = async (path: string) => (await network.request(`${wall}${path}`, { token })).body;
  await fc.assert(
    fc.asyncProperty(chosenFrom(facets), fc.constantFrom(...facets), async (chosen, facet) => {
      const counted = read(await request(`/facets?${queryOf(chosen)}`), `data.${facet}`);
      const left = new Set([facet, ...(alternatives[facet] ?? [])]);
      const others = Object.fromEntries(Object.entries(chosen).filter(([name]) => !left.has(name)));
      const totals = await Promise.all(
        (values[facet] ?? []).map(async (value) => {
          const body = await request(`?limit=1&${queryOf({ ...others, [facet]: [value] })}`);
          return [value, read(body, 'data.total')] as const;
        }),
      );
      const expected = totals.map(([value]) => [value, read(counted, value) ?? 0]);
      expect(expected).toEqual(totals);
    }),
    { numRuns: 15 },
  );
});

test('[O1] a search and the state of the offer count too, and every filter but these has counts', async () => {
  const { body } = await network.request('/publisher/v1/offers/facets?search=lumen&status=active', { token });
  const list = await network.request('/publisher/v1/offers?search=lumen&status=active&limit=-1', { token });
  const models = Object.values(read(body, 'data.model') as Record<string, number>);
  expect(models.reduce((sum, count) => sum + count, 0)).toBe(read(list.body, 'data.total'));
  const uncounted = Object.keys(offerFilters).filter((name) => !Object.hasOwn(offerFacets.shape, name));
  expect(uncounted).toEqual(['search', 'status']);
});

test('[O1] another publisher counts their own applications', async () => {
  const stateOf = async (bearer: string) => {
    const { body } = await network.request('/publisher/v1/offers/facets', { token: bearer });
    const { body: list } = await network.request('/publisher/v1/offers?limit=1', { token: bearer });
    const states = read(body, 'data.approval_status') as Record<string, number>;
    expect(Object.values(states).reduce((sum, count) => sum + count, 0)).toBe(read(list, 'data.total'));
    return states;
  };
  const other = await network.tokenOf('terms@portal.test');
  expect(await stateOf(other)).not.toEqual(await stateOf(token));
});

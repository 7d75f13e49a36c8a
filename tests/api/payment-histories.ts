import * as fc from 'fast-check';

const nth = fc.nat(5);
const cents = fc.integer({ min: 1, max: 30_000 });
// Most are approved, so that there is something to pay.
const status = fc.constantFrom('approved', 'approved', 'approved', 'pending', 'rejected');
const terms = fc.constantFrom(1, 2, 3, 4, 5);
const happening = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('convert' as const), cents, status }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('decide' as const),
      nth,
      status: fc.constantFrom('approved', 'rejected'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('correct' as const), nth, cents }) },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 14 }) }),
  },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('request' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('rule' as const),
      decision: fc.constantFrom('approve', 'pay', 'refuse'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('agree' as const), terms }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('exchange' as const) }) },
);
export type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;
/** Any terms of payment and what may happen under them: less than a year, as long as figures can be asked for. */
export const history = fc.record({
  terms,
  minimum: fc.constantFrom(0, 0, 10_000),
  events: fc.array(happening, { minLength: 10, maxLength: 18 }),
});

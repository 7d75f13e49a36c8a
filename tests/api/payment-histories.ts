import * as fc from 'fast-check';

const nth = fc.nat(5);
const cents = fc.integer({ min: 1, max: 30_000 });
// Most are approved, so that there is something to pay.
const status = fc.constantFrom('approved', 'approved', 'approved', 'pending', 'rejected');
const terms = fc.constantFrom(1, 2, 3, 4, 5);
const does = <const Name extends string>(name: Name) => fc.constant(name);
const convert = fc.record({ does: does('convert'), cents, status });
const request = fc.record({ does: does('request') });
const rule = fc.record({ does: does('rule'), decision: fc.constantFrom('approve', 'pay', 'refuse') });
const withdraw = fc.record({ does: does('withdraw') });
const earned = fc.record({ does: does('convert'), cents, status: fc.constant('approved' as const) });
const happening = fc.oneof(
  { weight: 6, arbitrary: convert },
  {
    weight: 5,
    arbitrary: fc.record({ does: does('decide'), nth, status: fc.constantFrom('approved', 'rejected') }),
  },
  { weight: 2, arbitrary: fc.record({ does: does('correct'), nth, cents }) },
  { weight: 4, arbitrary: fc.record({ does: does('wait'), days: fc.integer({ min: 1, max: 14 }) }) },
  { weight: 4, arbitrary: request },
  { weight: 4, arbitrary: rule },
  { weight: 2, arbitrary: withdraw },
  { weight: 2, arbitrary: fc.record({ does: does('agree'), terms }) },
  { weight: 2, arbitrary: fc.record({ does: does('exchange') }) },
);
// Past the shorter or every hold, so that most histories begin with a payment.
const firstWait = fc.record({ does: does('wait'), days: fc.constantFrom(16, 46) });
export type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;
/** Any terms of payment and what may happen under them: less than a year, as long as figures can be asked for. */
export const history = fc.record({
  terms,
  minimum: fc.constantFrom(0, 0, 10_000),
  events: fc
    .tuple(
      fc.tuple(earned, earned, firstWait, request, rule),
      fc.array(happening, { minLength: 4, maxLength: 14 }),
    )
    .map(([first, later]): Happening[] => [...first, ...later]),
});

import { browserAttacks } from '../attack/attacks.ts';
import { triesOf } from '../attack/attack.ts';
import { inTurn } from '../support/whole-product.ts';
import { expect, test } from '../support/portal.ts';

for (const [nth, { name, bound, run }] of browserAttacks.entries()) {
  test(`${name}: ${bound} ${inTurn(nth + 11, 12)}`, async ({ context, network, problems }) => {
    problems.allow(/^40[14] /);
    network.touch();
    const found = await run({ url: network.url, advance: network.advance, isWhole: false }, context);
    expect(found.broken).toEqual([]);
    expect(triesOf(found)).toBeGreaterThan(5);
  });
}

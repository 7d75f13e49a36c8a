import { describe, expect, test } from 'vitest';
import { codeOf } from '../support/totp-code.ts';
import { activateTotp, type FactorSteps, factorSteps, isToken } from './factors.ts';
import { onFreshNetwork, type TestNetwork } from './network.ts';

const owner = 'publisher@portal.test';

let network: TestNetwork;
let steps: FactorSteps;
onFreshNetwork((opened) => {
  network = opened;
  steps = factorSteps(network);
});
const mailsOf = (template: string) =>
  network.network.db
    .selectFrom('outbox')
    .select(['recipient', 'body'])
    .where('template', '=', template)
    .orderBy('id')
    .execute();

describe('the mail to the owner of a second factor', () => {
  test('is one after ten wrong codes, and a sign-in that waits is not used up', async () => {
    const { secret } = await activateTotp(network);
    // The limit ends with the next quarter of an hour.
    await steps.advance(13 * 60_000);
    const fail = async (challenge: string, times: number) => {
      for (let attempt = 0; attempt < times; attempt += 1) await steps.prove({ challenge, code: '000000' });
    };
    await fail((await steps.enter()).challenge, 5);
    await fail((await steps.enter()).challenge, 4);
    expect(await mailsOf('second-factor-failed')).toEqual([]);
    const { challenge } = await steps.enter();
    await fail(challenge, 9);
    expect(await mailsOf('second-factor-failed')).toEqual([
      {
        recipient: owner,
        body: expect.stringMatching(
          /ten wrong codes[^]*20 November 2026 at 12:13 \(UTC\)\nFrom: \S+/,
        ) as unknown,
      },
    ]);
    await steps.advance(2 * 60_000);
    const code = codeOf(secret, network.network.clock.now());
    expect(isToken(await steps.prove({ challenge, code }))).toBe(true);
  });

  test('is one for each recovery code used, with how many are left', async () => {
    const { recoveryCodes } = await activateTotp(network);
    const { challenge } = await steps.enter();
    await steps.prove({ challenge, recovery_code: 'wrong' });
    expect(await mailsOf('recovery-code-used')).toEqual([]);
    await steps.prove({ challenge, recovery_code: recoveryCodes[0] });
    const { db } = network.network;
    const proofs = db.selectFrom('activity').select('changes').where('call', '=', 'secondFactor.prove');
    expect(await proofs.execute()).toEqual([{ changes: [{ field: 'recovery_codes', from: '10', to: '9' }] }]);
    await db.updateTable('app_user').set({ locale: 'de' }).where('email', '=', owner).execute();
    await steps.prove({ challenge: (await steps.enter()).challenge, recovery_code: recoveryCodes[1] });
    const [one, other] = await mailsOf('recovery-code-used');
    expect([one?.recipient, other?.recipient]).toEqual([owner, owner]);
    expect(one?.body).toContain('was used. 9 recovery codes are left.');
    expect(other?.body).toContain('verwendet. 8 Wiederherstellungscodes sind noch übrig.');
  });
});

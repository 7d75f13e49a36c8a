import { describe, expect, test } from 'vitest';
import { type TestNetwork, onFreshNetwork, read, readFields } from './network.ts';
import { codeOf, idOf, paymentSteps } from './payment-steps.ts';

const demo = 'publisher@portal.test';
const refusal = { decision: 'refuse', reason: 'The traffic is under review.' };

let network: TestNetwork;
let steps: ReturnType<typeof paymentSteps>;
onFreshNetwork((opened) => {
  network = opened;
  steps = paymentSteps(opened);
});

describe('a publisher withdraws a request', () => {
  test('[O12] as long as nobody has decided: its conversions are available again, for another one', async () => {
    const before = await steps.balance();
    const id = await steps.requested();
    const withdrawn = readFields((await steps.withdraw(id)).body, 'data');
    expect(withdrawn).toMatchObject({
      status: 'withdrawn',
      withdrawn_at: '2026-11-20T12:00:00.000Z',
      declined_at: null,
      reason: null,
      invoice: null,
    });
    expect(withdrawn).not.toHaveProperty('billing_complete');
    const available = Number(before['available']) + 300;
    expect(await steps.balance()).toMatchObject({ ...before, available, refusals: [] });
    expect(codeOf(await steps.withdraw(id))).toEqual([409, 'PAYMENT_DECIDED']);
    expect(codeOf(await steps.decide(id, { decision: 'approve' }))).toEqual([409, 'PAYMENT_DECIDED']);
    await steps.earnEnough();
    const again = await steps.ask();
    expect([read(again.body, 'data.number'), read(again.body, 'data.amount')]).toEqual([
      'P-0002',
      available + 300,
    ]);
    const mails = await network.network.db
      .selectFrom('notice')
      .select('kind')
      .where('kind', '=', 'payout')
      .execute();
    expect(mails).toEqual([]);
  });

  test('[O12] not once it is approved, nor another publisher’s, nor one that the terms have made', async () => {
    const id = await steps.requested();
    expect(codeOf(await steps.withdraw(id, demo))).toEqual([404, 'NOT_FOUND_HTTP_EXCEPTION']);
    await steps.decide(id, { decision: 'approve' });
    expect(codeOf(await steps.withdraw(id))).toEqual([409, 'PAYMENT_DECIDED']);
    await steps.decide(id, refusal);
    await steps.earnEnough();
    const other = idOf(await steps.ask());
    await network.network.db
      .updateTable('payment')
      .set({ is_automatic: true })
      .where('id', '=', other)
      .execute();
    expect(codeOf(await steps.withdraw(other))).toEqual([409, 'PAYOUT_AUTOMATIC']);
  });

  test('[O12] of a withdrawal and an approval at once one counts', async () => {
    const id = await steps.requested();
    const answers = await Promise.all([
      steps.withdraw(id),
      steps.decide(id, { decision: 'approve' }),
      steps.withdraw(id),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

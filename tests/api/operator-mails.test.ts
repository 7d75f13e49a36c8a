import { expect, test } from 'vitest';
import { type TestNetwork, onFreshNetwork, readList } from './network.ts';
import { noticeSteps } from './notice-steps.ts';
import { paymentSteps } from './payment-steps.ts';

let network: TestNetwork;
let steps: ReturnType<typeof noticeSteps>;
onFreshNetwork(async (opened) => {
  network = opened;
  steps = noticeSteps(opened);
  // What waits from before is no news.
  await steps.later(1);
});

const operator = 'operator@portal.test';
async function mails() {
  const { body } = await network.request('/__test/outbox');
  const all = readList(body, 'data') as { to: string; template: string; subject: string; text: string }[];
  return all.filter(({ template }) => template === 'work-waits');
}
const ask = () => paymentSteps(network).requested();
async function waiting() {
  const token = await network.tokenOf(operator);
  const count = async (path: string) => {
    const { body } = await network.request(`/publisher/v1/${path}&limit=1`, { token });
    return (body as { data: { total: number } }).data.total;
  };
  const [applications, inquiries, payouts] = await Promise.all([
    count('approvals?everyone=true&status=pending'),
    count('inquiries?everyone=true&status=open'),
    count('payments?everyone=true&status=requested'),
  ]);
  return { applications, inquiries, payouts };
}

test('[M4] operators are mailed all that waits once something has come, at most once an hour', async () => {
  expect(await mails()).toEqual([]);
  await steps.later(90);
  expect(await mails()).toEqual([]);
  await ask();
  await steps.later(1);
  const { payouts } = await waiting();
  const [mail, ...more] = await mails();
  expect([mail?.to, more]).toEqual([operator, []]);
  expect(mail?.text).toContain(`- ${payouts} payouts`);
  expect(mail?.text).toContain(`${network.url}/operators/`);
  expect(mail?.subject).toMatch(/^Halyard: \d+ to decide$/);

  const { db, clock } = network.network;
  await db
    .updateTable('inquiry')
    .set({ updated_at: new Date(clock.now().getTime() + 1) })
    .where('status', '=', 'open')
    .execute();
  await steps.later(30);
  expect(await mails()).toHaveLength(1);
  await steps.later(31);
  expect(await mails()).toHaveLength(2);
  await steps.later(120);
  expect(await mails()).toHaveLength(2);
});

test('[M4] the configuration has them once a day, or never', async () => {
  await steps.asOperator('config', 'PUT', { operator_mails: 'off' });
  await steps.later(1);
  await ask();
  await steps.later(90);
  expect(await mails()).toEqual([]);
  await steps.asOperator('config', 'PUT', { operator_mails: 'daily' });
  await steps.later(1);
  expect(await mails()).toHaveLength(1);
  const config = await network.request('/publisher/v1/config');
  expect(config.text).not.toContain('operator_mails');
});

test('[M4] what the network decides by itself waits for nobody', async () => {
  await steps.asOperator('config', 'PUT', { approval_review_minutes: 600 });
  const { db, clock } = network.network;
  await db
    .updateTable('approval')
    .set({ applied_at: clock.now(), review_due_at: new Date(clock.now().getTime() + 36_000_000) })
    .where('status', '=', 'pending')
    .execute();
  await steps.later(2);
  expect(await mails()).toEqual([]);
});

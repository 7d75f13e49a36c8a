import { inquiries } from '#contract/inquiries.ts';
import { expect, test } from '../support/portal.ts';
import { at, callNetwork } from './walks/acts.ts';

test('[O12] an open inquiry learns of an answer by itself, while nobody touches the page @day2of12', async ({
  page,
  network,
  signIn,
}) => {
  await page.clock.install({ time: '2026-11-20T12:00:00Z' });
  const { access_token: own } = await network.signIn('publisher');
  const headers = { authorization: `Bearer ${own}` };
  const listed = await fetch(`${network.url}/publisher/v1/inquiries?status=open`, { headers });
  const { data } = (await listed.json()) as { data: { data: { id: number }[] } };
  const id = Number(data.data[0]?.id);
  await signIn();
  await page.goto(`/profile?tab=inquiries&inquiry=${id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Waiting for network')).toBeVisible();
  const { access_token: token } = await network.signIn('operator');
  const body = { decision: 'answer', text: 'We have asked the advertiser.' };
  await callNetwork(network, at(inquiries.decide, id), { token, body });
  network.touch();
  await page.clock.fastForward(30_000);
  await expect(main.getByRole('list').last()).toContainText('We have asked the advertiser.');
  await expect(main.getByText('Answered', { exact: true }).first()).toBeVisible();
});

test('[O12] [O13] the bell knows of an inquiry that waits as soon as the first screen is there @day11of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/profile?tab=account');
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Nora');
  await expect(page.getByRole('button', { name: /^Notifications/ })).toHaveAccessibleName(
    'Notifications, 1 new',
    { timeout: 3500 },
  );
});

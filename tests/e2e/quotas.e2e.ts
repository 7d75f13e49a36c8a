import * as z from 'zod/mini';
import type { Network } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

const total = z.object({ data: z.object({ total: z.int() }) });

async function call(
  network: Network,
  who: 'operator' | 'publisher',
  { path, ...init }: RequestInit & { path: string },
) {
  const { access_token: token } = await network.signIn(who);
  const response = await fetch(`${network.url}/publisher/v1/${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  expect(response.status).toBe(200);
  return (await response.json()) as unknown;
}

const allow = (network: Network, postbacks: number) =>
  call(network, 'operator', {
    path: 'config',
    method: 'PUT',
    body: JSON.stringify({ quotas: { postbacks } }),
  });

test('[O7] [E4] a list says how full it is, and a form why nothing more is created @day2of3', async ({
  page,
  signIn,
  network,
  problems,
}) => {
  problems.allow(/^409 POST \/publisher\/v1\/postbacks/);
  network.touch();
  const { data } = total.parse(await call(network, 'publisher', { path: 'postbacks?limit=1' }));
  const used = data.total;
  await signIn();
  await page.goto('/postbacks');
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await expect(page.getByText(/ of \d+ used/)).toHaveCount(0);
  await allow(network, used);
  await page.reload();
  await expect(page.getByText(`${used} of ${used} used`)).toBeVisible();
  await page.goto('/postbacks?edit=new');
  const name = page.getByRole('textbox', { name: 'Name' });
  await typeInto(name, 'One more');
  await typeInto(page.getByRole('textbox', { name: 'Postback URL' }), 'https://example.com/in?c={click_id}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByText(`You have ${used} of ${used} postbacks. Delete one or ask your account manager.`),
  ).toBeVisible();
  await expect(name).toHaveValue('One more');
  await allow(network, used + 1);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Edit postback')).toBeVisible();
  await expect(page.getByText(`${used + 1} of ${used + 1} used`)).toBeVisible();
});

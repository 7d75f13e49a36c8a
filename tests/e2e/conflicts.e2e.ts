import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/portal.ts';
import type { Network } from '../support/network.ts';
import { typeInto } from '../support/type-into.ts';

/** What another tab saves meanwhile, or removes. */
async function changeElsewhere(network: Network, path: string, body?: object) {
  network.touch();
  const { access_token: token } = await network.signIn('publisher');
  const answer = await fetch(`${network.url}/publisher/v1/${path}`, {
    method: body ? 'PUT' : 'DELETE',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBe(200);
}

const conflict = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Another version was saved in the meantime' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.beforeEach(async ({ signIn, problems }) => {
  problems.allow(/^409 PUT /);
  await signIn();
});

test('[O7] a postback that two tabs change: what happened is said, what was typed stays, either version can win @day7of12', async ({
  page,
  network,
}) => {
  const path = 'postbacks/1';
  const newer = { name: 'Changed elsewhere', url: 'https://pb.example/newer?c={click_id}' };
  await page.goto('/postbacks?edit=1');
  const name = page.getByRole('textbox', { name: 'Name' });
  await typeInto(name, 'Mine');
  await changeElsewhere(network, path, newer);
  await press(page, 'Save');
  await expect(conflict(page)).toContainText(
    'Another version was saved in the meantimeIt differs in: Name. What you typed is still here.',
  );
  const url = page.getByRole('textbox', { name: 'Postback URL' });
  await expect(url).toHaveValue(newer.url);
  await expect(name).toHaveValue('Mine');
  const question = page.getByRole('region', { name: 'Two versions' });
  await expect(question).toBeFocused();
  await expectAccessible(page);
  await name.press('Enter');
  await expect(question).toBeFocused();
  await page.getByRole('button', { name: 'Load the newer version' }).press('Enter');
  await expect(name).toHaveValue('Changed elsewhere');
  await expect(conflict(page)).toHaveCount(0);
  await expect(name).toBeFocused();

  await typeInto(name, 'Mine after all');
  const third = 'https://pb.example/third?c={click_id}';
  await changeElsewhere(network, path, { name: 'Again', url: third });
  await press(page, 'Save');
  await press(page, 'Keep mine');
  await expect(page.getByText('Saving was succesful')).toBeVisible();
  await expect(conflict(page)).toHaveCount(0);
  await page.reload();
  await expect(name).toHaveValue('Mine after all');
  await expect(url).toHaveValue(third);
});

test('[O4] [O5] [O6] [O9] [O12] so is a campaign, a link, a comment, a view and a profile; a change of something else is in nobody’s way @day3of12', async ({
  page,
  network,
}) => {
  await page.goto('/live-offers/1/live?tab=campaigns&campaign=102');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await press(page, 'Edit: Splitter');
  await changeElsewhere(network, 'campaigns/102', { name: 'Changed elsewhere' });
  const splitter = page.getByRole('region', { name: 'Splitter' });
  await splitter.getByRole('group', { name: 'Row 3' }).getByRole('switch').uncheck();
  await typeInto(
    splitter.getByRole('group', { name: 'Row 1' }).getByRole('spinbutton', { name: 'Share' }),
    '67',
  );
  await splitter.getByRole('button', { name: 'Save changes' }).click();
  await expect(splitter.getByRole('button', { name: 'Edit: Splitter' })).toBeVisible();
  await expect(name).toHaveValue('Changed elsewhere');

  await typeInto(name, 'Mine');
  await changeElsewhere(network, 'campaigns/102', { name: 'Changed again' });
  await press(page, 'Save campaign');
  await expect(conflict(page)).toContainText('It differs in: Name.');
  await press(page, 'Keep mine');
  await expect(page.getByRole('link', { name: 'Mine', exact: true })).toBeVisible();

  await page.goto('/live-offers/1/live?tab=tracking-links&link=101');
  const linkName = page.getByRole('textbox', { name: 'Link name' });
  await typeInto(linkName, 'Mine');
  await changeElsewhere(network, 'tracking-links/101', { name: 'Changed elsewhere' });
  await press(page, 'Save changes');
  await press(page, 'Load the newer version');
  await expect(linkName).toHaveValue('Changed elsewhere');

  await page.goto('/live-offers/28/pending');
  const comment = page.getByRole('textbox', { name: 'Your comment' });
  await typeInto(comment, 'Mine');
  await changeElsewhere(network, 'approvals/28', { comment: 'Changed elsewhere' });
  await press(page, 'Save comment');
  await expect(conflict(page)).toContainText('It differs in: Your comment.');
  await press(page, 'Load the newer version');
  await expect(comment).toHaveValue('Changed elsewhere');

  await page.goto('/profile');
  const first = page.getByLabel('First name');
  await typeInto(first, 'Noor');
  await changeElsewhere(network, 'user-profile', { website: 'https://elsewhere.example/', lastname: 'Else' });
  await first.press('Enter');
  await expect(page.getByText('Saving was succesful')).toBeVisible();
  await expect(first).toHaveValue('Noor');
  await expect(page.getByLabel('Last name')).toHaveValue('Else');
  await typeInto(first, 'Nele');
  await changeElsewhere(network, 'user-profile', { firstname: 'Nils' });
  await first.press('Enter');
  await expect(conflict(page)).toContainText('It differs in: First name.');
  await press(page, 'Load the newer version');
  await expect(first).toHaveValue('Nils');

  await typeInto(first, 'Nora');
  await changeElsewhere(network, 'user-profile', { firstname: 'Nicu' });
  await page.reload();
  await expect(first).toHaveValue('Nora');
  await expect(conflict(page)).toContainText('It differs in: First name.');
  await press(page, 'Load the newer version');
  await expect(first).toHaveValue('Nicu');
});

test('[O7] [O5] [O9] what is removed elsewhere while it is edited says so, and is made anew from what was typed @day5of12', async ({
  page,
  network,
  problems,
}) => {
  problems.allow(/^404 (GET|PUT) /);
  const removed = page.getByRole('region', { name: 'Deleted' });
  await page.goto('/postbacks?edit=1');
  const name = page.getByRole('textbox', { name: 'Name' });
  await typeInto(name, 'Mine');
  await changeElsewhere(network, 'postbacks/1', {
    name: 'Changed elsewhere',
    url: 'https://pb.example/newer?c={click_id}',
  });
  await press(page, 'Save');
  await expect(conflict(page)).toBeVisible();
  await changeElsewhere(network, 'postbacks/1');
  await press(page, 'Keep mine');
  await expect(removed).toContainText('This was deleted in the meantime');
  await expect(conflict(page)).toHaveCount(0);
  await expect(removed).toBeFocused();
  await expect(name).toHaveValue('Mine');
  await press(page, 'Create it again');
  await expect(page.getByText('Saving was succesful')).toBeVisible();
  await expect(page).not.toHaveURL(/edit=1$/);
  await expect(page).toHaveURL(/edit=\d+$/);
  await expect(name).toHaveValue('Mine');
  await expect(removed).toHaveCount(0);

  await page.goto('/live-offers/1/live?tab=tracking-links&link=101');
  const linkName = page.getByRole('textbox', { name: 'Link name' });
  await typeInto(linkName, 'Mine');
  await changeElsewhere(network, 'tracking-links/101');
  await press(page, 'Save changes');
  await expect(removed).toBeVisible();
  await expect(linkName).toHaveValue('Mine');
  await press(page, 'Create it again');
  await expect(page).toHaveURL(/link=(?!101$)\d+$/);
  await expect(linkName).toHaveValue('Mine');
});

import * as z from 'zod/mini';
import { approvals } from '#contract/approvals.ts';
import type { Network } from '../support/network.ts';
import { keyboardOf } from '../support/keyboard.ts';
import { png } from '../support/pictures.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

test.beforeEach(({ signIn }) => signIn());

async function ask(network: Network, path: string): Promise<unknown> {
  const { token_type, access_token } = await network.signIn('publisher');
  const answer = await fetch(network.url + path, {
    headers: { authorization: `${token_type} ${access_token}`, accept: 'application/json' },
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

test('[O6] [O8] an application tells its history, takes a comment, is withdrawn and sent again @day3of12', async ({
  page,
  network,
  problems,
}) => {
  problems.allow(/^404 GET \/publisher\/v1\/approvals\/28/);
  await page.goto('/live-offers/28/pending');
  await expect(page.getByRole('listitem').filter({ hasText: 'Applied' })).toBeVisible();
  await typeInto(page.getByRole('textbox', { name: 'Your comment' }), 'We write about accounts.');
  await page.getByRole('button', { name: 'Save comment' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Comment changed' })).toBeVisible();
  const { data } = z
    .object({ data: approvals.get.answer.schema })
    .parse(await ask(network, '/publisher/v1/approvals/28'));
  expect(data.comment).toBe('We write about accounts.');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw application' }).click();
  await expect(page.getByText('You have withdrawn this application.')).toBeVisible();
  await typeInto(page.getByRole('textbox', { name: 'Where will the offer appear?' }), 'On trailmix.test');
  await typeInto(page.getByRole('textbox', { name: 'How do you mark advertising' }), 'With a line above');
  await page.getByRole('button', { name: 'Apply again' }).click();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Withdrawn' })).toBeVisible();
});

test('[O6] [O8] a rejected application says what can be done, and is sent again @day4of12', async ({
  page,
  network,
}) => {
  const { data } = z
    .object({ data: z.object({ data: z.array(approvals.list.answer.schema) }) })
    .parse(await ask(network, '/publisher/v1/approvals?limit=-1&status=rejected&search=Puzzle'));
  await page.goto(`/live-offers/${data.data[0]?.id}/pending`);
  await expect(page.getByText('Please apply again once the channel has more than')).toHaveCount(1);
  // The form begins with what was sent, each field apart from the next.
  const place = page.getByRole('textbox', { name: 'Where will the offer appear?' });
  await expect(place).toHaveValue('On our channel about mobile games');
  const label = await page.getByText('How many people do you reach').boundingBox();
  const field = await place.boundingBox();
  expect((label?.y ?? 0) - ((field?.y ?? 0) + (field?.height ?? 0))).toBeGreaterThanOrEqual(12);
  await expect(page.getByText('open after approval')).toHaveCount(0);
  const contact = page.getByRole('link', { name: 'Write to Ines Aldridge' });
  await expect(contact).toHaveAttribute('href', /^mailto:operator@portal\.test\?subject=/);
  await expectAccessible(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'banner.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByText('banner.png', { exact: true })).toBeVisible();
  for (const question of await page.getByRole('textbox').all()) await typeInto(question, 'Six thousand now');
  await page.getByRole('button', { name: 'Apply again' }).click();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expect(page.getByText('The application was not accepted')).toHaveCount(0);
  await expect(page.getByText('banner.png', { exact: true })).toBeVisible();
});

test('[O3] [P3] a creative is uploaded, another kind of file is refused, an upload can be stopped @day2of12', async ({
  page,
}) => {
  const uploads = /\/offers\/\d+\/upload$/;
  await page.goto('/live-offers/28/pending');
  const choose = page.locator('input[type=file]');
  const chooser = page.waitForEvent('filechooser');
  await keyboardOf(page).press(page.getByRole('button', { name: /Choose a file/ }));
  await (await chooser).setFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByText('Please choose a PNG, JPEG, GIF or WebP image.')).toBeVisible();
  // Not a delay of the network's: an upload stopped before it arrived there would leave it to the next one.
  await page.route(uploads, () => undefined);
  await choose.setInputFiles({ name: 'slow.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('progressbar', { name: 'Uploading slow.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByText('The upload was cancelled.')).toBeVisible();
  await page.unroute(uploads);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('slow.png', { exact: true })).toBeVisible();
});

test('[O3] an application begins at its first field, and one that waits says since when @day6of12', async ({
  page,
}) => {
  await page.goto('/offer-wall?search=48639');
  await page.getByRole('button', { name: 'Apply for Solarhaus – heat pump enquiry' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox').first()).toBeFocused();
  await expect(dialog.locator('form button')).toHaveText(['Cancel', 'Send application']);
  await page.goto('/offer-wall?offer=48633');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Applied' })).toContainText('by you');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Decision' })).toBeVisible();
});

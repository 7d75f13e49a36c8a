import type { Locator, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { openListener } from '../api/listener.ts';
import type { Network } from '../support/network.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { chooseOf } from '../support/row-menu.ts';
import { typeInto } from '../support/type-into.ts';

/** A link of the publisher, and the offer behind it. */
const link = 1;
const offer = 48_213;
const agent =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';

const addressOf = (page: Page) => page.getByRole('textbox', { name: 'Postback URL' });
const editorOf = (page: Page) => page.getByRole('complementary');
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
const save = (page: Page, name = 'Save') => page.getByRole('button', { name, exact: true }).click();

/** A visitor clicks, the advertiser reports a sale, and the network calls whom it has to. */
async function convert(network: Network, click: string) {
  network.touch();
  const { access_token: token } = await network.signIn('operator');
  const told = await fetch(`${network.url}/publisher/v1/postbacks/advertiser-url?offer_id=${offer}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = z.object({ data: z.object({ url: z.string() }) }).parse(await told.json());
  const visit = await fetch(`${network.url}/g/1/${link}?sub1=${click}`, {
    redirect: 'manual',
    headers: { 'user-agent': agent, 'cf-ipcountry': 'DE' },
  });
  const clickId =
    new URL(visit.headers.get('location') ?? '', network.url).searchParams.get('click_id') ?? '';
  const secret = new URL(data.url).searchParams.get('token') ?? '';
  const sale = new URLSearchParams({ token: secret, click_id: clickId, txid: 'T-1', amount: '99,90' });
  const reported = await fetch(`${network.url}/postback?${sale}`);
  expect(reported.status).toBe(200);
  await network.advance(0);
}

test('[O7] [E10] a postback is built, checked, tried, saved, fired by a real conversion and seen in the log @day5of12', async ({
  page,
  signIn,
  network,
}) => {
  const listener = await openListener();
  await signIn();
  await page.goto('/postbacks');
  await page.getByRole('button', { name: 'New postback' }).click();
  await expect(page).toHaveURL('/postbacks?edit=new');
  await typeInto(page.getByRole('textbox', { name: 'Name' }), 'Own tracker');
  await page.getByRole('radio', { name: 'One offer' }).check();
  await typeInto(page.getByRole('combobox', { name: 'Offer' }), String(offer));
  // Those that stand there until then move when the search is answered.
  const offers = page.getByRole('listbox').getByRole('option');
  await expect(offers).toHaveCount(1);
  await offers.click();
  const address = addressOf(page);
  await typeInto(address, `${listener.url}/in?cid=#s1#&st=`);
  await page.getByRole('button', { name: '{status}' }).click();
  await expect(address).toHaveValue(`${listener.url}/in?cid=#s1#&st={status}`);
  await page.getByRole('button', { name: 'Use {sub1}' }).click();
  await expect(address).toHaveValue(`${listener.url}/in?cid={sub1}&st={status}`);
  await expect(page.getByText(`${listener.url}/in?cid=blog&st=approved`)).toBeVisible();
  await page.getByRole('button', { name: 'Send a test call' }).click();
  await expect(page.getByText('The answer was HTTP 200')).toBeVisible();
  expect(listener.calls.map(({ method, path }) => [method, path])).toEqual([
    ['GET', '/in?cid=blog&st=approved'],
  ]);
  await save(page, 'Save anyway');
  await expect(page.getByText('Edit postback')).toBeVisible();
  await expect(rowOf(page, 'Own tracker')).toHaveAttribute('aria-current', 'true');
  await expect(editorOf(page).getByText('No data')).toBeVisible();

  listener.calls = [];
  await convert(network, 'my-click');
  expect(listener.calls.map(({ path }) => path)).toEqual(['/in?cid=my-click&st=pending']);
  await page.getByRole('button', { name: 'Refresh the deliveries' }).click();
  const delivery = editorOf(page).getByRole('row').nth(1);
  await expect(delivery).toContainText(`${listener.url}/in?cid=my-click&st=pending`);
  await expect(delivery).toContainText('The advertiser sent the amount “99,90”. Read as 99.9');
  await expect(delivery).toContainText('Delivered');
  await expect(delivery).toContainText('200');
  listener.close();
});

test('[O7] a call without success says when it is tried again, waits apart from failed ones, and is made now on demand @day10of12', async ({
  page,
  signIn,
  network,
}) => {
  const listener = await openListener();
  listener.answer = 503;
  await signIn();
  await page.goto('/postbacks?edit=new');
  await typeInto(page.getByRole('textbox', { name: 'Name' }), 'Own tracker');
  await typeInto(addressOf(page), `${listener.url}/in?cid={sub1}`);
  await save(page, 'Save anyway');
  await expect(page.getByText('Edit postback')).toBeVisible();
  await convert(network, 'late-click');
  await page.goto('/postbacks');
  await expect(rowOf(page, 'Own tracker')).toContainText('HTTP 503');
  await expect(rowOf(page, 'Own tracker')).toContainText('Next try 13:01:00');
  // Where there is no room for the column, too.
  await page.setViewportSize({ width: 768, height: 900 });
  const outcome = rowOf(page, 'Own tracker').getByText('HTTP 503').filter({ visible: true });
  await expect(outcome).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('link', { name: 'Own tracker', exact: true }).click();
  const delivery = editorOf(page).getByRole('row').nth(1);
  await expect(delivery).toContainText('Waiting');
  await expect(delivery).toContainText('Next try 13:01:00');
  await expectAccessible(page);
  listener.answer = 200;
  await delivery.getByRole('button', { name: /^Retry now/ }).click();
  await expect(delivery).toContainText('Next try 13:00:00');
  await network.advance(0);
  await expect(delivery).toContainText('Delivered');
  await expect(delivery.getByRole('button', { name: /^Retry now/ })).toHaveCount(0);
  expect(listener.calls.map(({ path }) => path)).toEqual(['/in?cid=late-click', '/in?cid=late-click']);
  listener.close();
});

test('[O7.d] another default is asked for once, and can be taken back @day1of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/postbacks');
  await page.getByRole('button', { name: 'Set as default: Tracker, later decisions' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(page, 'Tracker').getByText('Default', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Set as default: Tracker, later decisions' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    '“Tracker” stops standing in for them; it is still called for the conversions that it matches itself.',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Set as default' }).click();
  const later = rowOf(page, 'Tracker, later decisions');
  await expect(later.getByText('Default', { exact: true })).toBeVisible();
  await later.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'Tracker').getByText('Default', { exact: true })).toBeVisible();
  await page.reload();
  await expect(rowOf(page, 'Tracker').getByText('Default', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set as default: Old tracker' })).toBeDisabled();
  await rowOf(page, 'Tracker').getByRole('link').click();
  await page.getByRole('radio', { name: 'Paused' }).check();
  await expect(page.getByText('“Tracker” is no longer the default')).toBeVisible();
});

test('[O7] [E2] a refused command is told in the question, and can be confirmed again @day11of12', async ({
  page,
  signIn,
  network,
  problems,
}) => {
  problems.allow(/^409 PUT \/publisher\/v1\/postbacks\/2\/default/);
  await signIn();
  await network.fail({ call: 'postbacks.setDefault', status: 409, code: 'POSTBACK_NOT_GLOBAL' });
  await page.goto('/postbacks');
  await page.getByRole('button', { name: 'Set as default: Tracker, later decisions' }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Set as default' });
  await confirm.click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'Only an active postback for all offers can be the default',
  );
  await confirm.click();
  await expect(rowOf(page, 'Tracker, later decisions').getByText('Default', { exact: true })).toBeVisible();
});

test('[O7] an address that cannot be called is not saved, and says why @day9of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/postbacks?edit=new');
  await expect(page.getByText('Your address appears here, with sample values')).toBeVisible();
  for (const name of ['Other sample', 'Copy as cURL', 'Send a test call']) {
    await expect(page.getByRole('button', { name })).toHaveAccessibleDescription('Type the address first');
  }
  await typeInto(page.getByRole('textbox', { name: 'Name' }), 'Voluum');
  await page.getByRole('button', { name: 'Templates' }).click();
  await page.getByRole('menuitem', { name: 'Voluum' }).click();
  await expect(page.getByText('Put your own in the place of YOUR-DOMAIN.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a test call' })).toBeDisabled();
  await save(page);
  await expect(addressOf(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL('/postbacks?edit=new');
  await expectAccessible(page);
  await typeInto(addressOf(page), 'https://tracker.example/postback?cid={sub1}');
  await save(page);
  await expect(rowOf(page, 'Voluum')).toBeVisible();
});

test('[O7] a postback is changed, paused and removed @day3of12', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/postbacks');
  await rowOf(page, 'Tracker, later decisions').getByRole('link').click();
  await typeInto(page.getByRole('textbox', { name: 'Name' }), 'Decisions');
  await page.getByRole('radio', { name: 'Paused' }).check();
  await save(page);
  await expect(rowOf(page, 'Decisions')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(rowOf(page, 'Decisions').getByText('Paused')).toBeVisible();
  await rowOf(page, 'Decisions').getByRole('link').click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Decisions');
  await chooseOf(rowOf(page, 'Decisions'), 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, 'Decisions')).toHaveCount(0);
  await expect(page).toHaveURL('/postbacks');
  await expect(page.getByText('Saving was succesful').last()).toBeVisible();
  await expect(page.getByText('There is no such postback any more.')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Deliveries' })).toHaveCount(0);
  await expect(rowOf(page, 'Tracker')).toBeVisible();
});

test('[O7] changes that are not saved are asked about, kept over a reload and dropped when that is wanted @day5of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/postbacks?edit=1');
  const name = page.getByRole('textbox', { name: 'Name' });
  await typeInto(name, 'Half a name');
  await rowOf(page, 'Old tracker').getByRole('link').click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL('/postbacks?edit=1');
  await expect(name).toHaveValue('Half a name');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(name).toHaveValue('Half a name');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/postbacks');
  await rowOf(page, 'Tracker').getByRole('link').click();
  await expect(name).toHaveValue('Tracker');
});

test('[O7] a network without test calls and log is named as such @day7of12', async ({
  page,
  signIn,
  network,
  problems,
}) => {
  problems.allow(/^404 (POST|GET) \/publisher\/v1\/postbacks\/(test-call|1\/deliveries)/);
  await signIn();
  await network.fail(
    { call: 'postbacks.testCall', status: 404 },
    { call: 'postbacks.deliveries', status: 404 },
  );
  await page.goto('/postbacks?edit=1');
  await expect(page.getByText('This network offers no delivery log.')).toBeVisible();
  await page.getByRole('button', { name: 'Send a test call' }).click();
  await expect(page.getByText('This network offers no test calls.')).toBeVisible();
});

test('[O7] [A9] beside the editor, deliveries stand below a list of a few rows, and below the editor where it has many @day8of12', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn();
  await page.goto('/postbacks?edit=1');
  const list = page.getByRole('region', { name: 'Postbacks' });
  const deliveries = editorOf(page).getByRole('region', { name: 'Deliveries' });
  const form = editorOf(page).getByRole('region', { name: 'Edit postback' });
  const boxOf = async (part: Locator) => {
    const { left, top, bottom } = await part.evaluate((element) => element.getBoundingClientRect());
    return { left: Math.round(left), top: Math.round(top), bottom: Math.round(bottom) };
  };
  await expect(deliveries.getByRole('row')).toHaveCount(11);
  await expect(list.getByRole('row')).toHaveCount(5);
  const [short, editor] = [await boxOf(list), await boxOf(form)];
  const { left, top } = await boxOf(deliveries);
  expect({ left, top }).toEqual({ left: short.left, top: short.bottom + 20 });
  expect(editor.top).toBe(short.top);

  await page.route('/publisher/v1/postbacks?*', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: { data: { id: number }[] } };
    const more = data.data.map((row) => ({ ...row, id: row.id + 100 }));
    await route.fulfill({ response, json: { ...rest, data: { ...data, data: [...data.data, ...more] } } });
  });
  await page.reload();
  await expect(list.getByRole('row')).toHaveCount(9);
  await expect(deliveries.getByRole('row')).toHaveCount(11);
  // Rows of the list are there before the form has all of its fields.
  const apart = async () => {
    const [below, above] = [await boxOf(deliveries), await boxOf(form)];
    return { left: below.left - above.left, top: below.top - above.bottom };
  };
  await expect.poll(apart).toEqual({ left: 0, top: 16 });
});

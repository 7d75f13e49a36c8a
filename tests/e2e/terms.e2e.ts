import { expect, expectAccessible, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

const title = 'Terms and Conditions Update';
const label = 'I accept the new Terms and Conditions.';

test.beforeEach(async ({ page, signIn }) => {
  await signIn('pendingTerms');
  await page.goto('/dashboard');
  await expect(page.getByRole('alertdialog', { name: title })).toBeVisible();
});

test('[T1.f] [T2] [T3] pending terms cannot be dismissed, Accept without a tick only reminds of it, and with one closes them for good @day2of2', async ({
  page,
}) => {
  const dialog = page.getByRole('alertdialog', { name: title });
  const text = dialog.getByRole('link', { name: /Terms and Conditions, version 2026-10/ });
  // Their text is the first thing in focus.
  await expect(text).toBeFocused();
  await expect(text).toHaveAttribute('href', /\/storage\/terms\/current$/);
  await expect(text).toHaveAttribute('target', '_blank');
  await expect(text).toHaveAttribute('rel', /noopener/);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button')).toHaveText(['Decline', 'Accept']);
  await expectAccessible(page);

  const box = page.getByRole('checkbox', { name: label });
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription('Required');
  await box.check();
  await expect(page.getByText('Required')).toHaveCount(0);

  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('[T3.e] the version that the dialog shows is the one that is accepted, also where the network has another one by then @day4of12', async ({
  page,
}) => {
  const text = page.getByRole('alertdialog', { name: title }).getByRole('link', { name: /version/ });
  const [, shown] = /version (\S+)/.exec(await text.innerText()) ?? [];
  expect(shown).toBe('2026-10');
  const accepted: unknown[] = [];
  await page.route('**/publisher/v1/user-profile/tos-accept', (route) => {
    accepted.push(route.request().postDataJSON());
    return route.continue();
  });
  // The next answer has a newer version, which nobody has seen yet.
  await page.route('**/publisher/v1/user-profile', async (route) => {
    const answer = await route.fetch();
    const newer = (await answer.text()).replaceAll('2026-10', '2026-11');
    return route.fulfill({ response: answer, body: newer });
  });
  await page.getByRole('checkbox', { name: label }).check();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => accepted).toEqual([{ tos: shown }]);
});

test('[T3] [S13] what one tab has accepted no other tab asks for any more @day1of12', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/offer-wall');
  await expect(other.getByRole('alertdialog', { name: title })).toBeVisible();
  await page.bringToFront();
  await page.getByRole('checkbox', { name: label }).check();
  await page.getByRole('button', { name: 'Accept' }).click();
  for (const tab of [page, other]) await expect(tab.getByRole('alertdialog')).toHaveCount(0);
  await expect(other).toHaveURL('/offer-wall');
});

test('[T3] when accepting fails the dialog stays, ready and silent @day5of12', async ({
  page,
  network,
  problems,
}) => {
  problems.allow(/^500 /);
  await network.fail({
    call: 'account.acceptTerms',
    status: 500,
    code: 'INTERNAL_SERVER_ERROR',
    delayMs: 500,
  });
  const accept = page.getByRole('button', { name: 'Accept' });
  await page.getByRole('checkbox', { name: label }).check();
  await accept.click();
  await expect(accept).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Decline' })).toBeDisabled();
  await expect(accept).toBeEnabled();
  await expect(page.getByRole('checkbox', { name: label })).toBeChecked();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('[T4] declining signs out @day6of12', async ({ page }) => {
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('[T4] [S11] declining asks about unsaved changes: Stay keeps them and the question @day3of12', async ({
  page,
}) => {
  // They come up over a form when they are new.
  let isNew = false;
  await page.route('/publisher/v1/user-profile', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: isNew ? body : body.replace('"acceptation":true', '"acceptation":false'),
    });
  });
  await page.goto('/profile');
  const name = page.getByLabel('First name');
  await typeInto(name, 'Noor');
  isNew = true;
  // As another tab tells it.
  await page.evaluate(() => {
    const tab = new BroadcastChannel('session');
    tab.postMessage('userChanged');
    tab.close();
  });
  const terms = page.getByRole('alertdialog', { name: title });
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(terms).toBeVisible();
  await terms.getByRole('button', { name: 'Decline' }).click();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(terms).toBeVisible();
  await expect(name).toHaveValue('Noor');
  await terms.getByRole('button', { name: 'Decline' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

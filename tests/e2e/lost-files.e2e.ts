import { expect, expectAccessible, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

const lost = 'Your file was not kept: choose it again';
const order = {
  name: 'order.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('order,amount\r\nKM-1,25.00\r\n'),
};

for (const { at, text } of [
  { at: '/profile?tab=inquiries&ask=message', text: 'Message' },
  { at: '/profile?tab=inquiries&inquiry=5', text: 'Reply' },
]) {
  test(`[F1] [O12] a file chosen before a reload is missed beside its field until it is chosen again: ${text} @day4of6`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto(at);
    const file = page.locator('input[type=file]').first();
    await typeInto(page.getByRole('textbox', { name: text }), 'The order is in the file.');
    await page.reload();
    await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
    await expect(page.getByText(lost)).toHaveCount(0);

    await file.setInputFiles(order);
    await expect(page.getByText('order.csv')).toBeVisible();
    for (let times = 0; times < 2; times++) {
      await page.reload();
      await expect(page.getByRole('textbox', { name: text })).toHaveValue('The order is in the file.');
      await expect(page.getByText(lost)).toBeVisible();
    }
    await expectAccessible(page);
    await file.setInputFiles(order);
    await expect(page.getByText(lost)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(lost)).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText(lost)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('textbox', { name: text })).toHaveValue('');
    await expect(page.getByText(lost)).toHaveCount(0);
  });
}

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
  test(`[F1] [O12] a file chosen before a reload is missed beside its field until it is chosen again: ${text} @day10of12`, async ({
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

test('[F1] [O12] what is wrong with a file is said as soon as it is chosen @day11of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/profile?tab=inquiries&inquiry=5');
  const button = page.getByRole('button', { name: 'Choose a file' });
  async function choose(name: string, size: number) {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
    await chooser.setFiles({ name, mimeType: '', buffer: Buffer.alloc(size, 'x') });
    await expect(page.getByText(name)).toBeVisible();
  }
  for (const [name, size, fault] of [
    ['tool.exe', 10, 'Choose a PDF, PNG, JPEG or CSV file'],
    ['invoice.pdf', 2_200_000, 'The file may have up to 2 MB'],
    ['empty.csv', 0, 'The file is empty'],
  ] as const) {
    await choose(name, size);
    await expect(button).toHaveAccessibleDescription(new RegExp(`${fault}$`));
  }
  await expectAccessible(page);
  await choose('order.csv', 30);
  await expect(button).toHaveAccessibleDescription(/up to 2 MB$/);
});

import { expect, test } from '../support/portal.ts';

test.describe('in German', () => {
  test.use({ language: 'de' });
  test('[O12] [A9] no window is too narrow for the status of a payment, and the two files of a month stand in one line @day4of12', async ({
    page,
    network,
    signIn,
  }) => {
    await network.reset();
    await signIn();
    await page.goto('/profile?tab=payments');
    const declined = page.getByRole('row').filter({ hasText: 'P-0001' }).getByText('Abgelehnt');
    const tops = () =>
      page
        .getByRole('button', { name: /^(CSV|PDF) herunterladen$/ })
        .evaluateAll((buttons) => new Set(buttons.map((button) => button.getBoundingClientRect().top)).size);
    for (const width of [390, 640, 768, 1024, 1440]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expect(declined.filter({ visible: true })).toHaveCount(1);
        expect(await tops()).toBe(1);
      });
    }
    const heads = page.getByRole('table', { name: 'Zahlungen' }).getByRole('columnheader');
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(heads.filter({ visible: true })).toHaveText(['Nummer', 'Datum', 'Betrag', 'Status']);
  });
});

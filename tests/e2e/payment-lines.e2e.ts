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

test('[O12] details of who is paid that are added too late name the same payout day in each line, and a disabled request its reasons @day10of12', async ({
  page,
  network,
  signIn,
}) => {
  await network.reset();
  await network.advance(9 * 86_400_000);
  await signIn();
  await page.goto('/profile?tab=payments');
  const balance = page.getByRole('region', { name: 'Balance' });
  const request = balance.getByRole('button', { name: 'Request a payout' });
  await expect(request).toBeVisible();
  const detailsOf = (term: string) =>
    balance.locator('dt').filter({ hasText: term }).locator('xpath=following-sibling::dd');
  await expect(detailsOf('Next payout')).toHaveText(
    /waits for your billing details\. If you add them now, you are paid on 2026\/12\/31, not on 2026\/11\/30: new payout details wait for 72 hours\.$/,
  );
  await expect(detailsOf('How you are paid')).toHaveText(
    / 3\. It is paid on your payout day: the next one for details added now is 2026\/12\/31\.$/,
  );
  const bottom = await request.evaluate((button) => button.getBoundingClientRect().bottom);
  const reasons = balance.getByRole('list', { name: 'Why no payout can be requested' });
  expect(await reasons.evaluate((list) => list.getBoundingClientRect().top)).toBeLessThan(bottom + 40);
});

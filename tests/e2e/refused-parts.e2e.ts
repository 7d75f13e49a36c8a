import { inTurn } from '../support/whole-product.ts';
import { expect, test } from '../support/portal.ts';

const refused = /\/publisher\/(v1\/(payments|inquiries)|v2\/analytics\/(conversions|clicks))(\/|\?|$)/;

[404, 405, 501].forEach((status, nth) => {
  test(`[P9] [L2] a network that promises payments, inquiries and logs and answers ${status} instead has no trace of them, after a reload too ${inTurn(nth, 3)}`, async ({
    page,
    signIn,
    problems,
  }) => {
    problems.allow(new RegExp(`^${status} GET /publisher`));
    await page.route(refused, (route) => route.fulfill({ status, body: '<!doctype html>' }));
    await signIn();
    const sections = page.getByRole('navigation', { name: 'Profile sections' }).getByRole('link');
    const report = page.getByRole('table', { name: 'Report' }).locator('tbody tr').first();
    const earnings = page.getByRole('region', { name: 'Your earnings', exact: true });
    await page.goto('/profile?tab=payments');
    await expect(sections.filter({ hasText: 'Security' })).toBeVisible();
    await expect(sections.filter({ hasText: 'Payments' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Contact' })).toBeVisible();
    await page.goto('/profile?tab=inquiries');
    await expect(sections.filter({ hasText: 'Inquiries' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Contact' })).toBeVisible();
    await page.goto('/dashboard');
    await expect(earnings.getByRole('link')).toHaveText('Open in Analytics');
    await expect(earnings.locator('dl > div')).toHaveCount(1);
    for (const log of ['conversions', 'clicks']) {
      await page.goto(`/analytics?log=${log}`);
      await expect(report).toBeVisible();
      await expect(page.getByRole('link', { name: new RegExp(`^${log}$`, 'i') })).toHaveCount(0);
    }
    await page.goto('/analytics');
    await expect(report).toBeVisible();
    await expect(page.getByRole('link', { name: /^Show these / })).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+k');
    const options = page.getByRole('option');
    await expect(options.filter({ hasText: 'Billing details' })).toBeVisible();
    await page.keyboard.type('pay', { delay: 20 });
    await expect(options.filter({ hasText: 'Billing details' })).toHaveCount(0);
    await expect(options.filter({ hasText: 'Pawprint' })).toBeVisible();
    await expect(options.filter({ hasText: 'Payments' })).toHaveCount(0);
  });
});

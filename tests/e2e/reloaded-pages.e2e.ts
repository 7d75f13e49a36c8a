import { sealed } from '../evidence/sign.ts';
import { openBeside, signInByKeys } from '../support/portal-beside.ts';
import { expect, test } from '../support/portal.ts';
import { evidence, without } from './deployed-evidence.ts';
import { drop } from './saved-logs.ts';

test('[M3] the log of a portal outlives a reload of it, and what was opened a reload of the page @day8of12', async ({
  page,
}) => {
  await page.goto('/statecharts/#/lanes');
  const portal = await openBeside(page);
  await signInByKeys(portal);
  const chooser = page.getByRole('combobox', { name: 'Portal that is shown' });
  const status = page.getByRole('status').first();
  const steps = page.getByRole('group', { name: 'Lanes of the charts' }).locator('button');
  await expect(page.locator('button[data-chart=session]').filter({ hasText: 'session.signIn' })).toHaveCount(
    1,
  );

  await test.step('the old one stands in the chooser, with the time of its end', async () => {
    await portal.reload();
    await expect(portal.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(status).toHaveText('Live');
    await expect(chooser.getByRole('option')).toHaveText([
      /, opened at \d\d:\d\d:\d\d\.\d UTC: /,
      /, closed at \d\d:\d\d:\d\d\.\d UTC: signedIn/,
    ]);
    await expect(
      page.locator('button[data-chart=session]').filter({ hasText: 'session.signIn' }),
    ).toHaveCount(0);
    await chooser.selectOption({ index: 1 });
    await expect(
      page.locator('button[data-chart=session]').filter({ hasText: 'session.signIn' }),
    ).toHaveCount(1);
    await expect(status).toHaveText('The portal is closed. Another one is open: choose it here.');
  });

  await test.step('and is there after a reload of the page', async () => {
    const before = await steps.count();
    await page.reload();
    await expect(steps).toHaveCount(before);
    await expect(chooser.locator('option:checked')).toHaveText(/, closed at /);
    await chooser.selectOption({ index: 0 });
    await expect(status).toHaveText('Live');
  });
  await portal.close();

  const verdict = page.getByRole('main').getByRole('alert');
  await test.step('a log that was checked is checked again', async () => {
    await page.goto('/statecharts/#/conformance');
    await drop(page, '{"portal":"x","shadow":null,"entries":[{"seq":1}]}');
    await expect(verdict).toContainText('This is no event log');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Event log' })).toHaveValue(/"portal":"x"/);
    await expect(verdict).toContainText('event-log.json: Entry 1 of the file:');
  });

  await test.step('so are the evidence that was opened, the name and the ticks', async () => {
    await page.goto('/statecharts/#/differences');
    const other = without('"guard":{"params":"(function)","type":"isRefused"},', 'session');
    // Together they are longer than what a tab has room for.
    for (const [name, of] of [
      ['oldest.json', { ...evidence, commit: 'oldest' }],
      ['older.json', { ...evidence, commit: 'older' }],
      ['former.json', { ...other, commit: evidence.commit }],
    ] as const) {
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({
          name,
          mimeType: 'application/json',
          buffer: Buffer.from(JSON.stringify(sealed(of, null))),
        });
      await expect(verdict).toContainText(name);
    }
    await expect(verdict).toContainText('1 chart differs');
    await page.getByLabel('Your name').pressSequentially('Ada');
    const box = page.getByRole('checkbox', { name: 'Looked at: sign off session' });
    await box.check();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(verdict).toContainText('1 chart differs');
    await expect(verdict).toContainText('former.json');
    await expect(page.getByLabel('Your name')).toHaveValue('Ada');
    await expect(box).toBeChecked();
    await page.goto('/statecharts/#/conformance');
    await expect(page.getByText('3 releases are open:')).toBeVisible();
  });

  await test.step('what is too long to be kept is asked for before it goes', async () => {
    await page.goto('/statecharts/#/conformance');
    await drop(page, `{"portal":"x","shadow":null,"entries":[{"seq":1}]}${' '.repeat(1_100_000)}`);
    await expect(page.getByText(/^Event log of 1 MB: too long to be shown here/)).toBeVisible();
    const asked = page.waitForEvent('dialog');
    await page.reload();
    expect((await asked).type()).toBe('beforeunload');
  });
});

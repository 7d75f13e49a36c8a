import { readFile } from 'node:fs/promises';
import type { SignOff } from '#audit/differences/sign-off.ts';
import { sha256Of } from '#portal/watched/canonical.ts';
import { sealed } from '../evidence/sign.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';
import { evidence, without } from './deployed-evidence.ts';
import { expectChangeInSight, expectOnOneLine, expectReleaseBefore } from './expect-differences.ts';

test('[M3] releases stand side by side, and a change is open until exactly it is signed off @day12of12', async ({
  page,
}) => {
  const other = sealed(without('"guard":{"params":"(function)","type":"isRefused"},', 'session'), null);
  const openFile = (field: string, content: string, name = 'a.json') =>
    page
      .locator(`input[type=file][aria-label="${field}"]`)
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  const session = page.getByRole('region', { name: 'session' });
  const compare = async () => {
    await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
    await page.goto('about:blank');
    await page.goto('/statecharts/#/differences');
    const nothing = page.getByRole('heading', { name: 'Nothing is compared yet' });
    await expect(nothing).toBeVisible();
    await openFile('Open evidence', JSON.stringify(other));
    await expect(session).toBeVisible();
    await expect(nothing).toBeHidden();
  };

  await test.step('a transition that asks another guard is named with its requirement', async () => {
    await compare();
    const row = session.getByRole('listitem').filter({ hasText: 'request.unauthorised' });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('[isRefused] → expiring');
    await expect(row).toContainText('S12');
    await expect(session).toContainText('open');
    const [before, after] = [other.evidence, evidence].map(({ charts }) =>
      charts.find(({ name }) => name === 'session')?.hash.slice(0, 12),
    );
    await expect(session.getByText(`Hash ${before} → ${after}`, { exact: true })).toBeVisible();
    await expect(
      session.getByText(/^Hash with requirements and approved rows, as sign-offs name it: \w{12} → /),
    ).toBeVisible();
    await page.setViewportSize({ width: 390, height: 900 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectChangeInSight(session, 'session.restoring | request.unauthorised | 0');
  });

  const announced = page.locator('#announcer');
  await test.step('what a sign-off lacks is named at its field, which gets the focus, and goes once it is there', async () => {
    const sign = page.getByRole('button', { name: 'Sign off and save' });
    const name = page.getByLabel('Your name');
    const box = session.getByRole('checkbox', { name: 'Looked at: sign off session' });
    await expectOnOneLine(sign, name);
    await sign.press('Enter');
    await expect(name).toBeFocused();
    await expectOnOneLine(sign, name);
    for (const [field, words] of [
      [name, 'Type your name'],
      [box, 'Tick what you have looked at'],
    ] as const) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(words);
    }
    await expect(announced).toHaveText('Type your name. Tick what you have looked at');
    // Pressed again it says so again, though nothing has changed.
    await announced.evaluate((region) => region.replaceChildren());
    await sign.press('Enter');
    await expect(announced).toHaveText('Type your name. Tick what you have looked at');
    await typeInto(name, 'Ada Lovelace');
    await expect(page.getByRole('main').getByText('Type your name', { exact: true })).toHaveCount(0);
    await expect(name).not.toHaveAttribute('aria-invalid');
    await name.press('Enter');
    await expect(box).toBeFocused();
    await box.press('Space');
    await expect(
      page.getByRole('main').getByText('Tick what you have looked at', { exact: true }),
    ).toHaveCount(0);
    await expect(box).not.toHaveAttribute('aria-invalid');
  });

  const saved = await test.step('a sign-off is saved as a file', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Sign off and save' }).click(),
    ]);
    await expect(session).toContainText('signed off by Ada Lovelace');
    // Each of a day has a name and a time of its own.
    await expect(session).toContainText(/signed off by Ada Lovelace, .+, \d\d:\d\d:\d\d\.\d UTC/);
    expect(file.suggestedFilename()).toMatch(/^sign-off-\d{4}-\d\d-\d\d-\d{6}\.json$/);
    const done = `Signed off and saved: ${file.suggestedFilename()}`;
    await expect(announced).toHaveText(done);
    await expect(page.getByRole('form', { name: 'Sign-off' })).toContainText(done);
    // Pressed once more, it saves nothing and counts once.
    page.on('download', () => {
      throw new Error('A sign-off was saved again');
    });
    await page.getByRole('button', { name: 'Sign off and save' }).click();
    await expect(page.getByRole('form').getByText('You have signed this off already')).toBeVisible();
    await expect(session.getByText('signed off by Ada Lovelace')).toHaveCount(1);
    // It outlives a look at another page.
    await page.getByRole('link', { name: 'Laws' }).click();
    await page.goBack();
    await expect(session.getByText('signed off by Ada Lovelace')).toHaveCount(1);
    page.removeAllListeners('download');
    return readFile(await file.path(), 'utf8');
  });

  await test.step('it is read again, and one that was edited does not count', async () => {
    await compare();
    await expect(session).toContainText('open');
    await openFile('Open sign-off', saved.replace('Ada', 'Eva'));
    await expect(page.getByText('This sign-off does not count')).toBeVisible();
    await expect(session).not.toContainText('signed off by');
    await page.getByRole('button', { name: 'Sign off and save' }).press('Enter');
    const missing = page.getByRole('main').getByText('Tick what you have looked at', { exact: true });
    await expect(missing).toBeVisible();
    await openFile('Open sign-off', saved);
    await expect(session).toContainText('signed off by Ada Lovelace');
    await expect(missing).toHaveCount(0);
    await expectReleaseBefore(session, saved, other);
  });

  await test.step('one that concerns nothing here says so, one of a day to come or of nobody does not count', async () => {
    const { signOff } = JSON.parse(saved) as { signOff: SignOff };
    const fileOf = (content: SignOff) => JSON.stringify({ signOff: content, hash: sha256Of(content) });
    await openFile('Open sign-off', fileOf({ ...signOff, changes: [] }), 'empty.json');
    await expect(page.getByRole('alert').filter({ hasText: 'of other changes' })).toContainText(
      'empty.json: ',
    );
    await openFile('Open sign-off', fileOf({ ...signOff, at: '2126-01-01T00:00:00.000Z' }), 'early.json');
    await expect(page.getByText('early.json: It is dated on a day to come.')).toBeVisible();
    await openFile('Open sign-off', fileOf({ ...signOff, name: '' }), 'blank.json');
    await expect(page.getByText('blank.json: It names nobody who has signed it.')).toBeVisible();
    await expect(session.getByText('signed off by')).toHaveCount(1);
  });

  await test.step('what is ticked outlives a look at another page', async () => {
    const box = session.getByRole('checkbox', { name: 'Looked at: sign off session' });
    await box.check();
    await page.getByRole('link', { name: 'Laws' }).click();
    await page.goBack();
    await expect(box).toBeChecked();
    await box.uncheck();
  });

  await test.step('a wrong file is refused beside the comparison, which stays as it is', async () => {
    const name = page.getByLabel('Your name');
    const box = session.getByRole('checkbox', { name: 'Looked at: sign off session' });
    await typeInto(name, 'Grace Hopper');
    await box.check();
    const forged = JSON.stringify({ ...other, evidence });
    for (const [field, content, words] of [
      ['Open evidence', saved, 'This is no evidence'],
      ['Open evidence', forged, 'This evidence was changed afterwards'],
      ['Open sign-off', JSON.stringify(other), 'This sign-off does not count'],
    ] as const) {
      await openFile(field, content, 'refused.json');
      await expect(page.getByRole('alert').filter({ hasText: words })).toContainText('refused.json: ');
      // What stays says which file it is of.
      await expect(page.getByText(/Compared with a\.json: Nov 24, 2026, 04:00 UTC, commit /)).toBeVisible();
      await expect(session).toContainText('signed off by Ada Lovelace');
      await expect(name).toHaveValue('Grace Hopper');
      await expect(box).toBeChecked();
    }
    // Another release is another comparison, by the same person.
    await openFile('Open evidence', JSON.stringify(sealed({ ...other.evidence, commit: 'decade' }, null)));
    await expect(page.getByText(/Compared with .* commit decade/)).toBeVisible();
    await expect(page.getByText('This evidence was changed afterwards')).toHaveCount(0);
    await expect(name).toHaveValue('Grace Hopper');
  });
});

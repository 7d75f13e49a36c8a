import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { signInBeside } from '../support/portal-beside.ts';
import { expect } from '../support/portal.ts';

const entry = z.looseObject({
  seq: z.number(),
  chart: z.string(),
  event: z.string(),
  active: z.array(z.string()),
  hash: z.optional(z.string()),
  build: z.optional(z.nullable(z.string())),
  at: z.number(),
  from: z.optional(z.nullable(z.string())),
  cause: z.optional(z.nullable(z.number())),
  guards: z.optional(z.unknown()),
  changed: z.optional(z.array(z.string())),
});
const savedLog = z.looseObject({ entries: z.array(entry) });
type Log = z.infer<typeof savedLog>;

/** The log of a portal in which somebody signs in, as 'Save event log' writes it. */
export async function savedBy(page: Page): Promise<Log> {
  await page.goto('/statecharts/#/lanes');
  const portal = await signInBeside(page);
  await portal.close();
  await expect(page.getByRole('status')).toHaveText('The portal is closed');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save event log' }).click(),
  ]);
  return savedLog.parse(JSON.parse(await readFile(await saved.path(), 'utf8')));
}

/** Leaves a text on the clipboard and pastes it. */
export async function paste(page: Page, text: string) {
  const field = page.getByRole('textbox', { name: 'Event log' });
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+X');
  await expect(field).toHaveValue('');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(field).toHaveValue(text);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
}

/** Drops a file with a text where a log is chosen. */
export async function drop(page: Page, text: string) {
  const dataTransfer = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'event-log.json', { type: 'application/json' }));
    return transfer;
  }, text);
  await page.getByRole('group', { name: 'Choose event log' }).dispatchEvent('drop', { dataTransfer });
}

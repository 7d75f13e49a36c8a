import type { Locator } from '@playwright/test';

/** Replaces what stands in a field the way a person does: presses into it, selects all, presses key after key. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press('ControlOrMeta+a');
  if (text === '') await field.press('Delete');
  else await field.pressSequentially(text);
}

import type { Locator } from '@playwright/test';

/** Replaces what stands in a field the way a person does: presses into it, selects all, presses key after key, `pause` ms apart. */
export async function typeInto(field: Locator, text: string, pause = 0): Promise<void> {
  await field.click();
  await field.press('ControlOrMeta+a');
  if (text === '') await field.press('Delete');
  else await field.pressSequentially(text, { delay: pause });
}

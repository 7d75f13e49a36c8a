import type { Locator } from '@playwright/test';

/** Types as a person does: clicks the field, selects all, presses key after key, `pause` ms apart. */
export async function typeInto(field: Locator, text: string, pause = 0): Promise<void> {
  await field.click();
  await field.press('ControlOrMeta+a');
  if (text === '') await field.press('Delete');
  else await field.pressSequentially(text, { delay: pause });
}

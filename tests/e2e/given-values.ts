import { expect, type Locator, type Page } from '@playwright/test';
import { fieldCases, type GivenValues } from './field-cases.ts';

type FieldCase = keyof typeof fieldCases;

/** What the parts of a field show, in their order: texts, what is ticked, pressed or chosen, where thumbs stand. */
const shownIn = (card: Locator) =>
  card.locator('form').evaluate((form) => {
    const ticked = (input: HTMLInputElement) => (input.checked ? [input.labels?.[0]?.textContent ?? ''] : []);
    const inInput = (input: HTMLInputElement): string[] => {
      if (input.type === 'file') return [];
      return input.type === 'checkbox' || input.type === 'radio' ? ticked(input) : [input.value];
    };
    const shownBy = (part: Element): string[] => {
      if (part instanceof HTMLTextAreaElement) return [part.value];
      if (part instanceof HTMLInputElement) return inInput(part);
      if (part.role === 'slider') return [part.getAttribute('aria-valuenow') ?? ''];
      const isShown = part.matches('[role=combobox], [role=spinbutton], [aria-pressed=true]');
      if (isShown) return [part.textContent];
      const [, removed] = /^Remove (.*)/.exec(part.ariaLabel ?? '') ?? [];
      return removed === undefined ? [] : [removed];
    };
    return [...form.querySelectorAll('input, textarea, button, [role=slider], [role=spinbutton]')]
      .filter((part) => part.checkVisibility() && !part.closest('[aria-hidden=true]'))
      .flatMap(shownBy);
  });

export const expectShown = (card: Locator, name: FieldCase, which: keyof GivenValues) =>
  expect.poll(() => shownIn(card), `${name}, ${which}`).toEqual(fieldCases[name].given[which].shows);

/** Given a value, the field shows it; given another from outside, that; cleared, none; and it sends each as it is. */
export async function expectGiven(page: Page, name: FieldCase): Promise<void> {
  const card = page.getByRole('region', { name: 'Saved elsewhere' });
  const press = (button: string) => card.getByRole('button', { name: button, exact: true }).click();
  for (const [which, button] of [
    ['first', null],
    ['later', 'Another value'],
    ['none', 'No value'],
  ] as const) {
    if (button !== null) await press(button);
    await expectShown(card, name, which);
    await press('Send');
    await expect(card.getByLabel('sent')).toHaveText(JSON.stringify(fieldCases[name].given[which].value));
    await expectShown(card, name, which);
  }
}

import type { Locator } from '@playwright/test';
import { typeInto } from '../support/type-into.ts';
import { nth, succeeds, type Act } from './acts.ts';
import { fieldsOf, front, pathOf, type Visitor } from './visitor.ts';

/** What a bank clerk reads in a plain number, else null. */
const asNumber = (text: string) =>
  /^-?\d{1,3}(,\d{3})*(\.\d+)?$|^-?\d+(\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : null;

/** The form whose texts are nobody's but the visitor's, until they save or leave. */
const formPath = '/profile';

/** The pauses of a person and of nobody, ms; a field may do something while they last. */
export const pauses = [0, 120] as const;
export type Pause = (typeof pauses)[number];

/** Throws where a number field has made another number of what was typed. */
function expectSameNumber(text: string, value: string, path: string) {
  const [typed, read] = [asNumber(text), asNumber(value)];
  if (typed !== null && typed !== read) {
    throw new Error(`'${text}' typed into a number field at ${path} reads '${value}'`);
  }
}

type Typing = { pick: number; text: string; pause: Pause };

/** Types a text key by key and goes on to the next field. A number field must read the number that was typed. */
async function writeInto(visitor: Visitor, fields: Locator, { pick, text, pause }: Typing) {
  const tab = front(visitor);
  const field = await nth(fields, pick);
  const path = pathOf(tab.page);
  if (!field) return null;
  const role = await field.getAttribute('role');
  const isNumber = role === 'spinbutton';
  const isInPopup = (await field.locator('xpath=ancestor::*[@role="dialog" or @role="search"]').count()) > 0;
  tab.typed = null;
  if (!(await succeeds(typeInto(field, text, pause)))) return null;
  await tab.page.keyboard.press('Tab');
  const value = await field.inputValue({ timeout: 1000 }).catch(() => null);
  if (isNumber && value !== null) expectSameNumber(text, value, path);
  // A box to choose from takes back what is none of its options; a number may be written anew.
  const isKept = role === null && path === formPath && pathOf(tab.page) === path && value === text;
  if (isKept && !isInPopup) tab.typed = { path, text };
  return `type '${text}' into a field at ${path}${pause > 0 ? `, ${pause} ms between the keys` : ''}`;
}

export const write =
  (typing: Typing): Act =>
  (visitor) =>
    writeInto(visitor, fieldsOf(front(visitor).page), typing);

export const writeNumber =
  (typing: Typing): Act =>
  (visitor) =>
    writeInto(visitor, front(visitor).page.getByRole('spinbutton').filter({ visible: true }), typing);

/** Types into the days of a range, which is opened before where it is not. */
export const writeDay =
  (typing: Typing): Act =>
  async (visitor) => {
    const { page } = front(visitor);
    const days = page.getByRole('textbox', { name: /^(From|To)$/ }).filter({ visible: true });
    const range = page.getByRole('button', { name: /^(Today|Yesterday|Last|This|Month|Custom)/ });
    if ((await days.count()) === 0 && (await range.count()) > 0) {
      await succeeds(range.first().click({ timeout: 1500 }));
      await succeeds(days.first().waitFor({ timeout: 3000 }));
    }
    return writeInto(visitor, days, typing);
  };

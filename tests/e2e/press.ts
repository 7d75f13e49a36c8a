import type { Locator, Page } from '@playwright/test';
import type { ApiContract } from '#contract/index.ts';
import { typeInto } from '../support/type-into.ts';

type CallsOf<Resource extends keyof ApiContract> = {
  [Name in keyof ApiContract[Resource] & string]: ApiContract[Resource][Name] extends { method: 'GET' }
    ? never
    : `${Resource}.${Name}`;
}[keyof ApiContract[Resource] & string];
/** A call that changes something. */
export type WritingCall = { [Resource in keyof ApiContract]: CallsOf<Resource> }[keyof ApiContract];

/** A button that writes. */
export type Press = {
  call: WritingCall;
  /** Does what comes before it, and gives the button whose next press makes the call. */
  button: (page: Page) => Locator | Promise<Locator>;
  /** The call reaches the network: what comes after it depends on that. Others are refused. */
  passes?: boolean;
};
/** A page with buttons that write, pressed one after the other. */
export type Visit = { at: string; presses: readonly Press[] };

export const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
export const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name, exact: true });
export const close = (page: Page) => page.keyboard.press('Escape');

export async function filled(page: Page, values: Record<string, string>, button: string) {
  for (const [name, value] of Object.entries(values)) await typeInto(field(page, name), value);
  return named(page, button);
}
export async function fromMenu(page: Page, menu: string, item: string) {
  await named(page, menu).click();
  return page.getByRole('menuitem', { name: item, exact: true });
}
export async function savedIn(page: Page, region: string) {
  return page.getByRole('region', { name: region }).getByRole('button', { name: /^Save/ });
}

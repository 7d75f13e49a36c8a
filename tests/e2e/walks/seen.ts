import { expect, type Page } from '@playwright/test';

/** What a user can tell about a part of the page: that under the heading, or the dialog above it. */
export type Seen = {
  /** The heading of the page. */
  heading: string | null;
  /** The title of the dialog. */
  dialog: string | null;
  /** Buttons with what they cannot do: 'Cancel off', 'Save busy'. */
  buttons: readonly string[];
  alert: string | null;
  text: string;
  /** The name of what has the focus. */
  focus: string | null;
};

/** A text that only its form is known of. */
export const like = (pattern: RegExp) => expect.stringMatching(pattern) as unknown as string;

/** Where a chart shows, unless a dialog is open: under which heading or in which element, and in which of the buttons. */
export type Part = { under: string | null; within?: string; buttons?: RegExp };

/** Looks at the page once. */
export const look = (page: Page, { under, within = 'body', buttons = /./ }: Part): Promise<Seen> =>
  page.evaluate(
    ([title, selector, pattern]) => {
      const dialogs = '[role=dialog]:not([hidden]), [role=alertdialog]:not([hidden])';
      const dialog = [...document.querySelectorAll(dialogs)].at(-1);
      const headings = [...document.querySelectorAll('h1, h2, h3')];
      const section = headings.find(({ textContent }) => textContent === title)?.closest('section, main');
      const place = dialog ?? section ?? document.querySelector(selector) ?? document.body;
      const nameOf = (element: Element) => element.ariaLabel ?? element.textContent.trim();
      const stateOf = (button: HTMLButtonElement) => {
        const isBusy = button.ariaBusy === 'true';
        const isOff = button.disabled || (button.ariaDisabled === 'true' && !isBusy);
        return [nameOf(button), isBusy && 'busy', isOff && 'off'].filter(Boolean).join(' ');
      };
      const labelOf = (element: Element | null) => {
        if (element === null || element === document.body) return null;
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        const label = labels.map(({ textContent }) => textContent.trim()).join(' ');
        return label || nameOf(element);
      };
      const alerts = [...place.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
      return {
        heading: document.querySelector('h1')?.textContent ?? null,
        dialog: dialog ? (dialog.querySelector('h2')?.textContent ?? dialog.ariaLabel) : null,
        buttons: [...place.querySelectorAll('button')]
          .filter((button) => button.checkVisibility())
          .map(stateOf)
          .filter((name) => new RegExp(pattern).test(name)),
        alert: alerts.filter(Boolean).join(' ') || null,
        text: place.textContent,
        focus: labelOf(document.activeElement),
      };
    },
    [under, within, buttons.source] as const,
  );

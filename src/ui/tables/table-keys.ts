import type { KeyboardEvent, MouseEvent } from 'react';
import { areSingleKeysOn } from '../platform/single-keys.ts';

const arrows: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const letters: Readonly<Record<string, number>> = { j: 1, k: -1 };
const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select, textarea');

type Act = (nth: number, isRange: boolean) => void;

type RowKeys = {
  onOpen?: Act | undefined;
  /** With Shift a range. */
  onToggle?: Act | undefined;
  onPeek?: Act | undefined;
};

// React passes on what happens in a menu of a row, which stands elsewhere in the document.
const isOutside = ({ currentTarget, target }: KeyboardEvent) =>
  target instanceof Node && !currentTarget.contains(target);

const isShortcut = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;

// Up from nowhere leads to the last row; the ends stop.
const rowAfter = (at: number, step: number, count: number) =>
  at < 0 && step < 0 ? count - 1 : Math.min(Math.max(at + step, 0), count - 1);

/** How many rows a pressed key leads on: arrows, and j and k where single keys are on. */
export function rowStep(event: KeyboardEvent): number | undefined {
  if (isTyping(event.target) || isShortcut(event)) return undefined;
  return arrows[event.key] ?? (areSingleKeysOn() ? letters[event.key] : undefined);
}

function actOf({ key, shiftKey }: KeyboardEvent, { onOpen, onToggle, onPeek }: RowKeys): Act | undefined {
  if (key === 'Enter') return onOpen;
  if (key === ' ') return shiftKey ? onToggle : (onPeek ?? onToggle);
  return key.toLowerCase() === 'x' && areSingleKeysOn() ? onToggle : undefined;
}

// Arrows, j and k move the focus between rows, Enter opens one, x selects it, with Shift those up to it. Space shows it
// beside the list, or selects it where that shows none.
export function handleRowKeys(event: KeyboardEvent<HTMLElement>, acts: RowKeys) {
  if (isTyping(event.target) || isShortcut(event) || isOutside(event)) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody > tr')];
  const { activeElement } = document;
  const at = rows.findIndex((row) => row.contains(activeElement));
  const step = rowStep(event);
  if (step !== undefined) {
    event.preventDefault();
    rows[rowAfter(at, step, rows.length)]?.focus();
    return;
  }
  if (rows[at] !== activeElement || at < 0) return;
  const act = actOf(event, acts);
  if (!act) return;
  event.preventDefault();
  act(at, event.shiftKey);
}

/** Alt with a click on the name of a row shows it beside the list: Ctrl, ⌘ and Shift are the browser's. */
export function handleNameClick(event: MouseEvent<HTMLElement>, onPeek: Act | undefined) {
  if (!event.altKey || !onPeek || !(event.target instanceof Element)) return;
  const row = event.target.closest('th[data-name]')?.closest('tbody > tr');
  const at = [...event.currentTarget.querySelectorAll('tbody > tr')].findIndex((one) => one === row);
  if (at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  onPeek(at, false);
}

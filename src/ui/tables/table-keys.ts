import type { KeyboardEvent } from 'react';
import { areSingleKeysOn } from '../platform/single-keys.ts';

const arrows: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const letters: Readonly<Record<string, number>> = { j: 1, k: -1 };
const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select, textarea');

type RowKeys = {
  onOpen?: ((nth: number, isRange: boolean) => void) | undefined;
  /** With Shift a range. */
  onToggle?: ((nth: number, isRange: boolean) => void) | undefined;
};

const isShortcut = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;

// Up from nowhere leads to the last row; the ends stop.
const rowAfter = (at: number, step: number, count: number) =>
  at < 0 && step < 0 ? count - 1 : Math.min(Math.max(at + step, 0), count - 1);

// Arrows, j and k move the focus between rows, Enter opens and space selects one, with Shift those up to it.
export function handleRowKeys(event: KeyboardEvent<HTMLElement>, { onOpen, onToggle }: RowKeys) {
  if (isTyping(event.target) || isShortcut(event)) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody > tr')];
  const { activeElement } = document;
  const at = rows.findIndex((row) => row.contains(activeElement));
  const step = arrows[event.key] ?? (areSingleKeysOn() ? letters[event.key] : undefined);
  if (step !== undefined) {
    event.preventDefault();
    rows[rowAfter(at, step, rows.length)]?.focus();
    return;
  }
  if (rows[at] !== activeElement || at < 0) return;
  const act = { Enter: onOpen, ' ': onToggle }[event.key];
  if (!act) return;
  event.preventDefault();
  act(at, event.shiftKey);
}

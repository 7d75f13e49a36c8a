import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };
const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select, textarea');

type RowKeys = {
  onOpen?: ((nth: number) => void) | undefined;
  onToggle?: ((nth: number) => void) | undefined;
};

/** Moves the focus from row to row (arrows, j and k), opens a row (Enter) and ticks it (space). */
export function handleRowKeys(event: KeyboardEvent<HTMLElement>, { onOpen, onToggle }: RowKeys) {
  if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody > tr')];
  const { activeElement } = document;
  const at = rows.findIndex((row) => row.contains(activeElement));
  const step = steps[event.key];
  if (step !== undefined) {
    event.preventDefault();
    rows
      .at(at < 0 && step < 0 ? rows.length - 1 : Math.min(Math.max(at + step, 0), rows.length - 1))
      ?.focus();
    return;
  }
  if (rows[at] !== activeElement || at < 0) return;
  const act = { Enter: onOpen, ' ': onToggle }[event.key];
  if (!act) return;
  event.preventDefault();
  act(at);
}

import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys go from the field to the results and back; Enter in the field opens the first one. */
export function moveInResults(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget } = event;
  const places = [...currentTarget.querySelectorAll<HTMLElement>('input, li a')];
  if (key === 'Enter' && target instanceof HTMLInputElement && target.value !== '') places[1]?.click();
  const at = places.findIndex((place) => place === target);
  const next = places[at + (steps[key] ?? 0)];
  if (at < 0 || !next || next === target) return;
  event.preventDefault();
  next.focus();
}

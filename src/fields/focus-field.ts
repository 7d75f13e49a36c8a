const focusable = 'input:not([tabindex="-1"]), button, textarea, select, [tabindex="0"]';

/** Focuses a field: its control, or the first part of it. */
export function focusField(id: string): void {
  const control = document.getElementById(id);
  const target = control?.matches(focusable) ? control : control?.querySelector<HTMLElement>(focusable);
  target?.focus();
}

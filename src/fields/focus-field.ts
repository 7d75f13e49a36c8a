const focusable = 'input:not([tabindex="-1"]), button, textarea, select, [tabindex="0"]';

/** Puts the focus on a field: on its control, or on the first part of one that has several. */
export function focusField(id: string): void {
  const control = document.getElementById(id);
  const target = control?.matches(focusable) ? control : control?.querySelector<HTMLElement>(focusable);
  target?.focus();
}

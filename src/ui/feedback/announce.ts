/**
 * Announces a text to screen readers through the live region of the page: many ignore a region that is inserted
 * together with its text.
 */
export function announce(text: string): void {
  document.getElementById('announcer')?.replaceChildren(text);
}

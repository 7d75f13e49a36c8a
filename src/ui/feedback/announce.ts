/**
 * Has screen readers say what nothing else tells them. The place where it is put stands in the page from its start: many
 * stay silent about a text that comes together with its place.
 */
export function announce(text: string): void {
  document.getElementById('announcer')?.replaceChildren(text);
}

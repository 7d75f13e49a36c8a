/** Whether the name is one of the IANA database. */
export function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
}

/** As people write it: 'America/New York'. */
export const nameOfTimezone = (zone: string): string => zone.replaceAll('_', ' ');

export const deviceTimezone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

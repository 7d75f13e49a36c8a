const key = 'error-reports';

/** Whether there are reports that could not be sent yet. */
export const hasKeptReports = (): boolean => sessionStorage.getItem(key) !== null;

/** Reports that wait for a connection, as text; they outlive a reload of their tab, not the tab. */
export const keptReports = {
  read: (): string => sessionStorage.getItem(key) ?? '[]',
  write(reports: readonly unknown[]): void {
    if (reports.length === 0) {
      sessionStorage.removeItem(key);
      return;
    }
    try {
      sessionStorage.setItem(key, JSON.stringify(reports));
    } catch {
      // Without room they wait in memory.
    }
  },
};

const key = 'error-reports';

export const hasPendingReports = (): boolean => sessionStorage.getItem(key) !== null;

/** Reports that wait for a connection, as text in sessionStorage. */
export const pendingReports = {
  read: (): string => sessionStorage.getItem(key) ?? '[]',
  write(reports: readonly unknown[]): void {
    if (reports.length === 0) {
      sessionStorage.removeItem(key);
      return;
    }
    try {
      sessionStorage.setItem(key, JSON.stringify(reports));
    } catch {
      // With a full storage they wait in memory.
    }
  },
};

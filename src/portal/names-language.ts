/** The language in which the network last named something; null until it has said so. */
export function createNamesLanguage() {
  const listeners = new Set<() => void>();
  let language: string | null = null;
  return {
    note: (headers: Headers): void => {
      const said = headers.get('content-language');
      if (said === null || said === language) return;
      language = said;
      for (const listener of listeners) listener();
    },
    current: (): string | null => language,
    /** Returns what ends it. */
    follow: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

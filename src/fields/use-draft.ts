import { createContext, useContext, useMemo, useState } from 'react';

/** Stores unsaved input beyond the form; values as serialised in the elements, by field. */
export type Draft = {
  read: () => Readonly<Record<string, string>>;
  /** Writing only empty values removes the draft. */
  write: (values: Readonly<Record<string, string>>) => void;
};

/** Drafts by name; null where nothing may be stored. */
export type Drafts = (name: string) => Draft | undefined;

/** Without a provider nothing is stored. */
export const DraftsContext = createContext<Drafts>(() => undefined);

export function useDraft(name: string | null): Draft | undefined {
  const draftNamed = useContext(DraftsContext);
  return useMemo(() => (name === null ? undefined : draftNamed(name)), [draftNamed, name]);
}

/** Whether there was a draft on mount: what it belongs to opens again. */
export function useHasDraft(name: string): boolean {
  const draft = useDraft(name);
  const [hasDraft] = useState(() => Object.keys(draft?.read() ?? {}).length > 0);
  return hasDraft;
}

import { createContext, useContext, useMemo, useState } from 'react';

/** Where what was typed and not saved outlives the form; values as they stand in the elements, by field. */
export type Draft = {
  read: () => Readonly<Record<string, string>>;
  /** Nothing but empty values forgets the draft. */
  write: (values: Readonly<Record<string, string>>) => void;
};

/** Gives the drafts of a page by name; none where nothing may be kept. */
export type Drafts = (name: string) => Draft | undefined;

/** Nothing is kept where nothing is provided. */
export const DraftsContext = createContext<Drafts>(() => undefined);

/** The draft of a form by its name. */
export function useDraft(name: string | null): Draft | undefined {
  const draftNamed = useContext(DraftsContext);
  return useMemo(() => (name === null ? undefined : draftNamed(name)), [draftNamed, name]);
}

/** Whether there was a draft at first: what it belongs to is open again. */
export function useHasDraft(name: string): boolean {
  const draft = useDraft(name);
  const [hasDraft] = useState(() => Object.keys(draft?.read() ?? {}).length > 0);
  return hasDraft;
}

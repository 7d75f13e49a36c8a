import { audit } from '#styled/recipes';

/** What stands in code, as it stands there. */
export function Code({ children }: { children: string }) {
  return <span className={audit().code}>{children}</span>;
}

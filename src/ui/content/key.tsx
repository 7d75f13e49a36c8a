import { key } from '#styled/recipes';

export function Key({ children }: { children: string }) {
  return <kbd className={key()}>{children}</kbd>;
}

import { code } from '#styled/recipes';

/** `cut` truncates it to one line, `short` to a shorter one; the title has all of it. */
export function Code({ children, cut = false }: { children: string; cut?: boolean | 'short' }) {
  return (
    <code
      className={code({ cut: cut === true ? 'long' : cut || undefined })}
      title={cut ? children : undefined}
    >
      {children}
    </code>
  );
}

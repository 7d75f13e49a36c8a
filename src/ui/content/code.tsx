import { code } from '#styled/recipes';

/** An address, a macro, a token; `cut` keeps it on one line, `short` a shorter one, with all of it under the pointer. */
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

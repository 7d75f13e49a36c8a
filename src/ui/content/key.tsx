import { Fragment } from 'react';
import { key } from '#styled/recipes';

export function Key({ children }: { children: string }) {
  return <kbd className={key().cap}>{children}</kbd>;
}

/** Keys that are pressed together, on one line. */
export function KeyChord({ of: names }: { of: readonly string[] }) {
  return (
    <kbd className={key().chord}>
      {names.map((name) => (
        <Fragment key={name}>
          <Key>{name}</Key>{' '}
        </Fragment>
      ))}
    </kbd>
  );
}

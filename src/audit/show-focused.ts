import type { FocusEvent } from 'react';

/** A browser leaves what got the focus where it is when a part of it is in sight, with its ring cut. */
export function showFocused({ target, currentTarget }: FocusEvent<HTMLElement>) {
  const isByKeyboard = target !== currentTarget && target.matches(':focus-visible');
  if (isByKeyboard) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

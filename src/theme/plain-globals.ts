import type { Config } from '@pandacss/dev';

type CssDone = NonNullable<NonNullable<Config['hooks']>['cssgen:done']>;

const startValues = /\*,\s*::before,\s*::after,\s*::backdrop\s*\{\s*--blur:[^}]*\}/;

/**
 * Leaves out the starting values of filters, gradients and transforms that are put together from variables, which no
 * style of ours is: set on every element, they made styles a fifth dearer.
 */
export const plainGlobals: CssDone = ({ artifact, content }) =>
  artifact === 'global' ? content.replace(startValues, '') : undefined;

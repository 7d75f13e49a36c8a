type Path = { node: { type: string; callee?: { type: string; name?: string } } };

/** A plural is made while the code is compiled: its macro reads what stands there, and nothing else may. */
export const macros = {
  shouldIgnore: ({ node: { type, callee } }: Path) =>
    type === 'CallExpression' && callee?.name === 'plural' ? 'A macro' : undefined,
};

/** As Stryker looks for it. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'macros', value: macros }];

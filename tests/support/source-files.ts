import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { root } from './project.ts';

export type Import = {
  /** As written. */
  specifier: string;
  /** Relative to the root, or the name of a package. */
  target: { file: string } | { library: string };
  isType: boolean;
  /** By `import()`. */
  isLazy: boolean;
};

/** Files known to git, or new and not ignored. */
export const projectFiles: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file !== '' && fs.existsSync(path.join(root, file)));

/** A part of a file as it stands, and broken. */
export type Broken = { file: string; was: string; is: string };

// Set while something is broken on purpose, for tests that read sources instead of running them.
const broken = JSON.parse(process.env['BROKEN'] ?? 'null') as Broken | null;

export function readProjectFile(file: string): string {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  return broken?.file === file ? text.replace(broken.was, () => broken.is) : text;
}

// The fields of package.json that are read here have these shapes.
const { imports } = JSON.parse(readProjectFile('package.json')) as { imports: Record<string, string> };

function aliased(specifier: string): string {
  const exact = imports[specifier];
  if (exact) return exact;
  const [pattern, replacement] = Object.entries(imports).find(
    ([name]) => name.endsWith('*') && specifier.startsWith(name.slice(0, -1)),
  ) ?? ['', specifier];
  return replacement.replace('*', specifier.slice(pattern.length - 1));
}

function targetOf(file: string, specifier: string): Import['target'] {
  if (specifier.startsWith('#')) return { file: path.normalize(aliased(specifier)) };
  if (specifier.startsWith('.')) return { file: path.join(path.dirname(file), specifier) };
  const [scope, name] = specifier.split('/');
  return { library: specifier.startsWith('@') ? `${scope}/${name}` : (scope ?? specifier) };
}

function parse(file: string) {
  const code = readProjectFile(file);
  const { module, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return { code, module };
}

/** What is imported, without its quotes; a name stands for what the file says of it. */
function literalAt(code: string, { start, end }: { start: number; end: number }): string {
  const text = code.slice(start, end);
  const [, said = text] = /^\w+$/.test(text) ? (new RegExp(`const ${text} = (.+);`).exec(code) ?? []) : [];
  return said.slice(1, -1);
}

/** Static and lazy imports, and exports from other files. */
export function importsOf(file: string): Import[] {
  const { code, module } = parse(file);
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
      isLazy: false,
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, isType, isLazy: false }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      specifier: literalAt(code, moduleRequest),
      isType: false,
      isLazy: true,
    })),
  ];
  // A data: module is in no file.
  const standing = found.filter(({ specifier }) => !specifier.startsWith('data:'));
  return standing.map((one) => ({ ...one, target: targetOf(file, one.specifier) }));
}

/** Names of exported values. */
export function exportsOf(file: string): string[] {
  const entries = parse(file).module.staticExports.flatMap((statement) => statement.entries);
  // A default export is listed by its own name.
  return entries.flatMap(({ exportName, localName, isType }) => {
    const name = exportName.kind === 'Default' ? localName.name : exportName.name;
    return isType || name === null ? [] : [name];
  });
}

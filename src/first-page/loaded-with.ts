import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'rolldown/utils';

const root = join(import.meta.dirname, '../..');
// As Node reads it.
const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  imports: Record<string, string>;
};
const aliases = Object.entries(imports).map(([alias, target]) => ({
  start: alias.replace('*', ''),
  target: resolve(root, target.replace(/\*.*$/, '')),
}));

function fileOf(specifier: string, importer: string): string | null {
  if (specifier.startsWith('.')) return resolve(dirname(importer), specifier);
  const alias = aliases.find(({ start }) => specifier.startsWith(start));
  return alias ? alias.target + specifier.slice(alias.start.length).replace(/^(?=.)/, '/') : null;
}

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** All parts of a syntax tree, itself first. */
const partsOf = (tree: Tree): Tree[] => [tree, ...Object.values(tree).filter(isTree).flatMap(partsOf)];

const isNamed = (tree: unknown, name: string) => isTree(tree) && tree['name'] === name;

// What a `lazyComponent` loads that waits for no styles and texts.
function unawaited(program: Tree): string[] {
  const calls = partsOf(program).filter(
    ({ type, callee }) => type === 'CallExpression' && isNamed(callee, 'lazyComponent'),
  );
  return calls
    .filter((call) => partsOf(call).some(({ key }) => isNamed(key, 'hasInitialStyles')))
    .flatMap(partsOf)
    .flatMap(({ type, source }) =>
      type === 'ImportExpression' && isTree(source) ? String(source['value']) : [],
    );
}

// Imports and re-exports, without types.
function importedBy(file: string) {
  const code = readFileSync(file, 'utf8');
  const { module, program } = parseSync(file, code);
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exported = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? moduleRequest.value : []));
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    code.slice(start + 1, end - 1),
  );
  const filesOf = (specifiers: readonly string[]) =>
    specifiers.flatMap((specifier) => fileOf(specifier, file) ?? []);
  const now = [...imported, ...exported, ...(isTree(program) ? unawaited(program) : [])];
  return { now: filesOf(now), later: filesOf(later) };
}

/**
 * A source file with all its static imports and the parts that wait for no texts, as whole paths; other files that are
 * imported later are followed where `isTaken` says so.
 */
export function loadedWith(
  file: string,
  isTaken: (file: string) => boolean = () => false,
  files = new Set<string>(),
): Set<string> {
  if (files.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return files;
  files.add(file);
  const { now, later } = importedBy(file);
  for (const imported of [...now, ...later.filter(isTaken)]) loadedWith(imported, isTaken, files);
  return files;
}

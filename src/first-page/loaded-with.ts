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

// Imports and re-exports, without types.
function importedBy(file: string) {
  const code = readFileSync(file, 'utf8');
  const { module } = parseSync(file, code);
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
  return { now: filesOf([...imported, ...exported]), later: filesOf(later) };
}

/**
 * A source file with all its static imports, as whole paths; files that are imported later are followed where `isTaken`
 * says so.
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

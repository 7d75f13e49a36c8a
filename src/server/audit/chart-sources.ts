import type { Source } from '#contract/evidence.ts';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { minifySync, parseSync, transformSync, Visitor } from 'rolldown/utils';
import { withoutNotes } from './chart-notes.ts';

type Code = { text: string; imports: readonly string[]; functions: Source['functions'] };

const kinds: Readonly<Record<string, string>> = { guards: 'guard', actions: 'action', delays: 'delay' };

const printed = (code: string) =>
  minifySync('chart.js', code, { compress: false, mangle: false, codegen: { removeWhitespace: false } }).code;

const nameOf = (node: unknown): string | null =>
  typeof node === 'object' && node !== null && 'name' in node ? String(node.name) : null;

/** What a chart names, as `setup` is given it. */
function functionsIn(text: string): Source['functions'] {
  const found: Record<string, string> = {};
  new Visitor({
    CallExpression({ callee, arguments: [setup] }) {
      if (nameOf(callee) !== 'setup' || setup?.type !== 'ObjectExpression') return;
      for (const group of setup.properties) {
        if (group.type !== 'Property' || group.value.type !== 'ObjectExpression') continue;
        const kind = kinds[nameOf(group.key) ?? ''];
        if (!kind) continue;
        for (const one of group.value.properties) {
          if (one.type !== 'Property') continue;
          found[`${kind} ${nameOf(one.key)}`] = text
            .slice(one.value.start, one.value.end)
            .replaceAll('\n\t\t', '\n');
        }
      }
    },
  }).visit(parseSync('chart.js', text).program);
  return found;
}

function codeOf(root: string, file: string): Code {
  const { code } = transformSync(file, readFileSync(join(root, file), 'utf8'));
  const text = printed(withoutNotes(code, parseSync('chart.js', code).program));
  const imports = parseSync('chart.js', text)
    .module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.join(posix.dirname(file), specifier));
  return { text, imports, functions: functionsIn(text) };
}

/** Another chart is judged by its own definition. */
const isOtherChart = (file: string, entries: readonly string[]) =>
  file.endsWith('.machine.ts') && !entries.includes(file);

const digest = ({ text }: Code) => createHash('sha256').update(text).digest('hex');

function sourceOf(entries: readonly string[], read: (file: string) => Code): Source {
  const files = new Set(entries);
  for (const file of files) {
    for (const imported of read(file).imports) if (!isOtherChart(imported, entries)) files.add(imported);
  }
  const codes = [...files].map((file) => [file, read(file)] as const);
  return {
    functions: Object.assign({}, ...codes.map(([, { functions }]) => functions)) as Source['functions'],
    files: Object.fromEntries(codes.map(([file, code]) => [file, digest(code)])),
  };
}

const wiringFiles = ['machines/portal.machine.ts', 'machines/wiring.ts', 'machines/wiring-actor.ts'];

/** The code of every chart by its folder in `machines/`, and that of the wiring. */
export function chartSources(root: string): Record<string, Source> {
  const codes = new Map<string, Code>();
  const read = (file: string) => {
    const code = codes.get(file) ?? codeOf(root, file);
    codes.set(file, code);
    return code;
  };
  const charts = globSync('machines/*/*.machine.ts', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return Object.fromEntries([
    ...charts.toSorted().map((file) => [basename(dirname(file)), sourceOf([file], read)] as const),
    ...(existsSync(join(root, 'machines/wiring.ts'))
      ? [['wiring', sourceOf(wiringFiles, read)] as const]
      : []),
  ]);
}

import { parseSync, type Rolldown } from 'vite';

type Info = Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds' | 'exports' | 'code'>;
export type Modules = { getModuleInfo: (id: string) => Info | null };
type Edges = (id: string) => readonly string[];

/** What a module imports by its id: at once, and at once or later. */
export type ModuleGraph = { statics: Edges; all: Edges };

const unknown: Info = { importedIds: [], dynamicallyImportedIds: [], exports: [], code: null };

// Of a library, or of all recipes: an import needs what it names, not all that is listed.
const isIndex = ({ importedIds }: Info) => importedIds.length > 50;

function once<Value>(compute: (id: string) => Value): (id: string) => Value {
  const known = new Map<string, Value>();
  return (id) => {
    const value = known.get(id) ?? compute(id);
    known.set(id, value);
    return value;
  };
}

export function readGraph(modules: Modules): ModuleGraph {
  const infoOf = (id: string) => modules.getModuleInfo(id) ?? unknown;
  const parsed = (id: string) => parseSync('module.tsx', infoOf(id).code ?? '').module;

  const moduleOfName = once((index: string) => {
    const { importedIds } = infoOf(index);
    const starred = importedIds.flatMap((id) => infoOf(id).exports.map((name) => [name, id] as const));
    const named = parsed(index).staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ exportName: { name }, moduleRequest }) => {
        const file = importedIds.find((id) => id.endsWith(String(moduleRequest?.value.replace(/^\.+/, ''))));
        return name !== null && file !== undefined ? [[name, file] as const] : [];
      }),
    );
    return new Map([...starred, ...named]);
  });

  function namedOf(index: string, importer: string): string[] {
    const entries = parsed(importer).staticImports.flatMap((statement) => statement.entries);
    return entries.flatMap(({ importName: { name } }) => moduleOfName(index).get(String(name)) ?? []);
  }

  const statics = once((id: string) =>
    infoOf(id).importedIds.flatMap((imported) =>
      isIndex(infoOf(imported)) ? namedOf(imported, id) : [imported],
    ),
  );
  return { statics, all: (id) => [...statics(id), ...infoOf(id).dynamicallyImportedIds] };
}

/** A module and all that its edges lead to, without those that are barred. */
export function closureOf(
  root: string,
  edges: Edges,
  isBarred: (id: string) => boolean = () => false,
): Set<string> {
  const seen = new Set<string>();
  const follow = (id: string) => {
    if (seen.has(id) || (id !== root && isBarred(id))) return;
    seen.add(id);
    edges(id).forEach(follow);
  };
  follow(root);
  return seen;
}

import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../support/project.ts';
import type { CodeMutant } from './code-mutants.ts';

const urlOf = (file: string) => pathToFileURL(path.join(root, file)).href;
/** Marks the modules that are loaded for a mutant. */
const mark = /\?broken=\d+$/;
const folderOf = (url: string) => path.posix.dirname(url.replace(mark, ''));

let texts: ReadonlyMap<string, string> = new Map();
let count = 0;

// What a marked module imports from its own folder is loaded anew as well; all else is what runs already.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const [own] = mark.exec(context.parentURL ?? '') ?? [];
    const isBeside = own !== undefined && folderOf(context.parentURL ?? '') === folderOf(found.url);
    return isBeside ? { ...found, url: found.url + own } : found;
  },
  load(url, context, next) {
    const text = texts.get(url);
    return text === undefined
      ? next(url, context)
      : { format: 'module-typescript', source: text, shortCircuit: true };
  },
});

/**
 * A module as it is with a file of its folder broken, loaded beside the sound one in the same process; or what keeps it
 * from being loaded.
 */
export async function importBroken(entry: string, { file, text }: CodeMutant): Promise<object> {
  count += 1;
  const own = `?broken=${count}`;
  texts = new Map([[urlOf(file) + own, text]]);
  try {
    // What a module exports is unknown until it is looked at.
    return (await import(urlOf(entry) + own)) as object;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

import { TraceMap, originalPositionFor } from '@jridgewell/trace-mapping';

/** The source map of a script by its name (`assets/main-abc123.js`); null where there is none. */
export type ReadMap = (script: string) => string | null;

const place =
  /(?:https?:\/\/[^\s/()]+)?\/(?<script>(?:[\w-]+\/)*assets\/[\w.-]+\.js)(?:\?[^\s:)]*)?:(?<line>\d+):(?<column>\d+)/g;
// `../../src/app/boot.tsx` from any depth.
const fromRoot = (source: string) => source.replace(/^(?:\.\.\/)+/, '');

/** A stack as Chromium, Firefox or Safari write it, with the lines of the sources in place of those of scripts. */
export function withSourceLines(text: string, readMap: ReadMap): string {
  const maps = new Map<string, TraceMap | null>();
  function mapOf(script: string) {
    const known = maps.get(script);
    if (known !== undefined) return known;
    const map = readMap(script);
    const traced = map === null ? null : new TraceMap(map);
    maps.set(script, traced);
    return traced;
  }
  return text.replaceAll(place, (whole: string, ...groups: string[]) => {
    const [script = '', line, column] = groups;
    const map = mapOf(script);
    if (!map) return whole;
    // Browsers count columns from 1, maps from 0.
    const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (found.source === null) return whole;
    return `${fromRoot(found.source)}:${found.line}:${found.column + 1}${found.name ? ` (${found.name})` : ''}`;
  });
}

import { Instrumenter } from '@stryker-mutator/instrumenter';
import { readProjectFile } from '../support/source-files.ts';
import { macros } from './ignore-macros.ts';

/** A place in a file; lines and columns are counted from 0. */
type Position = { line: number; column: number };
type Change = { start: Position; end: Position; replacement: string };
/** A file with one thing changed: its name stays the same when other lines move. */
export type CodeMutant = { file: string; name: string; text: string };

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The lines that are changed, as they are and as they are then. */
export function nameOf(file: string, text: string, { start, end, replacement }: Change): string {
  const lines = text.split('\n').slice(start.line, end.line + 1);
  const before = (lines[0] ?? '').slice(0, start.column);
  const after = (lines.at(-1) ?? '').slice(end.column);
  const [was, is] = [lines.join(' '), `${before}${replacement}${after}`].map(inOneLine);
  return `${file} | ${was} -> ${is}`;
}

function changed(text: string, { start, end, replacement }: Change): string {
  const lines = text.split('\n');
  const offsetOf = ({ line, column }: Position) =>
    lines.slice(0, line).join('\n').length + (line > 0 ? 1 : 0) + column;
  return text.slice(0, offsetOf(start)) + replacement + text.slice(offsetOf(end));
}

const ignore = () => undefined;
const isOff = () => false;
const silent = {
  isTraceEnabled: isOff,
  isDebugEnabled: isOff,
  isInfoEnabled: isOff,
  isWarnEnabled: isOff,
  isErrorEnabled: isOff,
  isFatalEnabled: isOff,
  trace: ignore,
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
  fatal: ignore,
};

/** What Stryker changes in a file, one thing at a time. */
export async function codeMutantsOf(file: string): Promise<CodeMutant[]> {
  const text = readProjectFile(file);
  const { mutants } = await new Instrumenter(silent).instrument(
    [{ name: file, content: text, mutate: true }],
    {
      plugins: null,
      excludedMutations: [],
      ignorers: [macros],
    },
  );
  return mutants
    .filter(({ status }) => status !== 'Ignored')
    .map(({ location: { start, end }, replacement }) => {
      const change = { start, end, replacement };
      return { file, name: nameOf(file, text, change), text: changed(text, change) };
    });
}

import { ofDemo } from '#server/start/serve-options.ts';
import { readProjectFile } from '../support/source-files.ts';

const manual = 'src/server/start/release.md';
const settings = 'src/server/start/README.md';

// Rows of the table of settings whose names a production start reads.
function settingRows(files: readonly string[]) {
  const sources = files.map(readProjectFile).join('\n');
  const rows = readProjectFile(settings).matchAll(/^\| `([A-Z_]+)` \|.*$/gm);
  return [...rows].flatMap(([row, name = '']) =>
    new RegExp(`\\b${name}\\b`).test(sources) && !ofDemo.some((one) => one === name) ? [row] : [],
  );
}

/** A section of the README beside it, without its parts: those are about the project. */
function sectionOf(title: string) {
  const sections = readProjectFile(settings).split(/^(?=##+ )/m);
  const section = sections.find((one) => one.startsWith(`## ${title}\n`));
  if (section === undefined) throw new Error(`${settings} has no section ${title}`);
  return section.trim();
}

// As they are typed in an archive, which has no npm scripts.
const inArchive = (text: string) =>
  text
    .replaceAll('npm run serve', 'node serve.mjs')
    .replaceAll(/npm run tools -- (?=front|headers|calls)/g, 'node serve.mjs ')
    .replaceAll('npm run operator -- ', 'node serve.mjs operator ');

/** README of a release, for who runs it. */
export const releaseManual = (version: string, files: readonly string[]) =>
  readProjectFile(manual)
    .replace('{version}', version)
    .replace('{settings}', inArchive(settingRows(files).join('\n')))
    .replaceAll(/^\{(.+)\}$/gm, (_, title: string) => inArchive(sectionOf(title)));

import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from '../support/source-files.ts';
import { codeParts, partsOf } from './code-parts.ts';
import { explained } from './explained.ts';
import { unbroken } from './unbroken.ts';

const files = codeParts.flatMap((part) => part.files);
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

test('[M2] the code that is broken on purpose and the tests that judge it are there, each file in one part', () => {
  const named = [...files, ...new Set(codeParts.flatMap(({ judges }) => judges))];
  expect(named.filter((file) => !projectFiles.includes(file))).toEqual([]);
  expect(files).toEqual([...new Set(files)]);
});

test('[S3] everything that signs in, and every client call, is broken on purpose', () => {
  // Tables say how columns are typed: there is nothing to break.
  const isMeant = (file: string) => /^src\/server\/auth\/(?!tables)[\w-]+\.ts$/.test(file);
  expect(projectFiles.filter((file) => isMeant(file) && !files.includes(file))).toEqual([]);
});

test('[M2] everything between the charts and the browser is broken on purpose, or has a reason not to be', () => {
  const isMeant = (file: string) =>
    /^(src\/(portal\/(watched\/)?|first-page\/)|machines\/(lib\/|wiring|[\w-]+\/(?=[\w-]+\.setup\.)))[\w.-]+\.tsx?$/.test(
      file,
    ) && !/\.(test|d)\./.test(file);
  const meant = projectFiles.filter(isMeant);
  expect(meant.filter((file) => !files.includes(file) && !(file in unbroken))).toEqual([]);
  expect(Object.keys(unbroken).filter((file) => !meant.includes(file) || files.includes(file))).toEqual([]);
});

test('[M2] what a reason speaks of still stands in the file', () => {
  const stale = Object.keys(explained).filter((name) => {
    const [file = '', change = ''] = name.split(' | ', 2);
    const [text = ''] = name.slice(file.length + 3).split(' -> ');
    return !files.includes(file) || change === '' || !inOneLine(readProjectFile(file)).includes(text);
  });
  expect(stale).toEqual([]);
});

test('[M2] a part or a file of one can be asked for by itself', () => {
  const [first] = codeParts;
  expect(partsOf([])).toEqual(codeParts);
  expect(partsOf([first?.name ?? ''])).toEqual([first]);
  expect(partsOf(['machines/lib/location.ts']).map((part) => part.files)).toEqual([
    ['machines/lib/location.ts'],
  ]);
});

import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './support/source-files.ts';

type Entry = { id: string; text: string };

/** Texts of a catalogue by their English words. */
const entriesOf = (file: string): Entry[] =>
  [...readProjectFile(file).matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm)]
    .map(([, id = '', text = '']) => ({
      id: id.replaceAll(/"\n"|"\n?/g, ''),
      text: text.replaceAll(/"\n"|"\n?/g, ''),
    }))
    .filter(({ id }) => id !== '');

const catalogues = projectFiles.filter((file) => /^locales\/(.+\/)?en\.po$/.test(file));

test.each(catalogues)('[A12.a] each text of %s is there in English and in German', (english) => {
  const [here, there] = [entriesOf(english), entriesOf(english.replace(/en\.po$/, 'de.po'))];
  expect(here.length).toBeGreaterThan(10);
  expect(there.map(({ id }) => id)).toEqual(here.map(({ id }) => id));
  expect([...here, ...there].filter(({ text }) => text === '')).toEqual([]);
});

test('[A12] in German a token is neuter everywhere', () => {
  const german = projectFiles.filter((file) => /^locales\/(.+\/)?de\.(po|json)$/.test(file));
  const masculine = /\b(?:der|jeder|dieser|(?:k?ein|sein|ihr|jed|dies|ander)en) [\wäöüß-]*token\b/gi;
  expect(german.length).toBeGreaterThan(3);
  expect(german.flatMap((file) => readProjectFile(file).match(masculine) ?? [])).toEqual([]);
});

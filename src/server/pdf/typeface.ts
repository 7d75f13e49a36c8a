import { fileURLToPath } from 'node:url';
import { once } from 'es-toolkit';
import { openSync } from 'fontkit';

/** Files of a typeface for Latin, Cyrillic and Greek letters. */
export const typeface = {
  regular: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'),
  ),
  bold: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf'),
  ),
};

const readCharacters = once(() => {
  const font = openSync(typeface.regular);
  if (!('characterSet' in font)) throw new Error('The typeface is one font');
  return new Set(font.characterSet);
});

const numberOf = (character: string) =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** Prints texts, and knows whether all of their characters have a glyph: an empty box would say nothing. */
export function createPrinter() {
  let isWhole = true;
  const one = (character: string) => {
    if (readCharacters().has(character.codePointAt(0) ?? 0)) return character;
    isWhole = false;
    return numberOf(character);
  };
  return {
    print: (text: string) => Array.from(text.normalize().replaceAll(/\p{Cc}+/gu, ' '), one).join(''),
    isWhole: () => isWhole,
  };
}

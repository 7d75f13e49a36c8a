import { completeAddress } from './addresses.ts';
import type { TypedNumber } from './typed-number.ts';

// How the value of a field is serialised to its form element and back.
export type Codec<Value> = {
  read: (entries: readonly FormDataEntryValue[]) => Value;
  write: (value: Value) => string;
  /** The value of an empty field. */
  empty: Value;
};

const firstText = ([entry]: readonly FormDataEntryValue[]) => (typeof entry === 'string' ? entry : '');

const text: Codec<string> = { read: firstText, write: (value) => value, empty: '' };
const address: Codec<string> = { ...text, read: (entries) => completeAddress(firstText(entries)) };

const boolean: Codec<boolean> = {
  read: (entries) => firstText(entries) === 'on',
  write: (value) => (value ? 'on' : ''),
  empty: false,
};

function parsed(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}

const number: Codec<number | null> = {
  read: (entries) => {
    const value = parsed(firstText(entries));
    return typeof value === 'number' ? value : null;
  },
  write: (value) => (value === null ? '' : String(value)),
  empty: null,
};

// Invalid numbers stay as typed, in quotes, so they can be validated and corrected.
const typedNumber: Codec<TypedNumber> = {
  read: (entries) => {
    const value = parsed(firstText(entries));
    return typeof value === 'number' || typeof value === 'string' ? value : null;
  },
  write: (value) => (value === null ? '' : JSON.stringify(value)),
  empty: null,
};

function list<Item>(isItem: (item: unknown) => item is Item): Codec<readonly Item[]> {
  return {
    read: (entries) => {
      const items = parsed(firstText(entries));
      return Array.isArray(items) ? items.filter(isItem) : [];
    },
    write: (items) => (items.length === 0 ? '' : JSON.stringify(items)),
    empty: [],
  };
}

const texts = list((item): item is string => typeof item === 'string');
// Serialises several texts into one element.
export const writeTexts = texts.write;
export const readTexts = (written: string): readonly string[] => texts.read([written]);

const numbers = list((item): item is number => typeof item === 'number');

const filesIn = (entries: readonly FormDataEntryValue[]) =>
  entries.filter((entry): entry is File => entry instanceof File && (entry.name !== '' || entry.size > 0));

const files: Codec<readonly File[]> = { read: filesIn, write: () => '', empty: [] };
const file: Codec<File | null> = {
  read: (entries) => filesIn(entries)[0] ?? null,
  write: () => '',
  empty: null,
};

// Numbers keep the typed text if it is no number.
export const codecs = { text, address, boolean, number, typedNumber, texts, numbers, file, files } as const;

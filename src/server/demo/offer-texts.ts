import type { OfferTexts } from '../dictionaries/in-language.ts';
import { germanSentences } from './german.ts';
import { brands } from './offers.ts';

const inGerman = (sentence: string) => germanSentences.get(sentence) ?? sentence;

const descriptions = Object.values(brands).flatMap(({ words, offers }) =>
  offers.map(({ terms }): [string, string] => [`${words} ${terms}`, `${inGerman(words)} ${inGerman(terms)}`]),
);

/** What the sample offers say, in German. */
export const offerTexts: OfferTexts = {
  en: new Map(),
  de: new Map([...germanSentences, ...descriptions]),
};

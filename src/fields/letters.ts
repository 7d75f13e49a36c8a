const arabic = 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيًٌٍَُِّْٰ';
const arabicDigits = '٠١٢٣٤٥٦٧٨٩';

// Letters by language, as in a character class.
const letters = {
  en: 'A-Z',
  cs: 'A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ',
  da: 'A-ZÆØÅ',
  de: 'A-ZÄÖÜß',
  es: 'A-ZÁÉÍÑÓÚÜ',
  fa: `${arabic}پژگچکی`,
  fr: 'A-ZÀÂÆÇÉÈÊËÏÎÔŒÙÛÜŸ',
  it: 'A-Z\u00C0-\u00FF',
  lt: 'A-ZĄČĘĖĮŠŲŪŽ',
  nl: 'A-ZÉËÏÓÖÜ',
  hu: 'A-ZÁÉÍÓÖŐÚÜŰ',
  pl: 'A-ZĄĆĘŚŁŃÓŻŹ',
  pt: 'A-ZÃÁÀÂÇÉÊÍÕÓÔÚÜ',
  ru: 'А-ЯЁ',
  sk: 'A-ZÁÄČĎÉÍĹĽŇÓŔŠŤÚÝŽ',
  sr: 'A-ZČĆŽŠĐ',
  sv: 'A-ZÅÄÖ',
  tr: 'A-ZÇĞİıÖŞÜ',
  uk: 'А-ЩЬЮЯЄІЇҐ',
  ar: arabic,
  az: 'A-ZÇƏĞİıÖŞÜ',
} as const;

type Language = keyof typeof letters;

// The keys are those of the table.
const languages = Object.keys(letters) as Language[];

const isLanguage = (name: string): name is Language => Object.hasOwn(letters, name);

const digitsOf = (language: Language) =>
  language === 'ar' || language === 'fa' ? `0-9${arabicDigits}` : '0-9';

// Characters allowed beside letters.
const companions = {
  letters: () => '',
  spaces: () => String.raw`\s`,
  digits: digitsOf,
  digitsAndDashes: (language: Language) => `${digitsOf(language)}_-`,
};

// Whether a text has only letters of one language and the given other characters. Without a language any will do; an
// unknown one counts as English (F2: alpha, alpha_num, alpha_dash, alpha_spaces).
export function hasOnlyLetters(text: string, language: string, beside: keyof typeof companions): boolean {
  const fits = (name: Language) =>
    new RegExp(`^[${letters[name]}${companions[beside](name)}]*$`, 'i').test(text);
  if (language === '') return languages.some(fits);
  return fits(isLanguage(language) ? language : 'en');
}

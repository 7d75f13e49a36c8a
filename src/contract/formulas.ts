// Full-width signs too, behind blanks and invisible characters, which spreadsheets trim.
const formula = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠])/u;
const figure = /^[+-][\p{Sc}\s]*\d[\d.,\s]*(%|\p{Sc}|[A-Z]{3})?$/u;

/** Quotes a text that a spreadsheet would take for a formula (ASVS 1.2.10). */
export const withoutFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The same, except for written figures such as `-12.50 EUR`. */
export const figureOrText = (text: string): string => (figure.test(text) ? text : withoutFormula(text));

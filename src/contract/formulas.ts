/** How formulas begin, full-width too, behind any blanks and unseen characters, which spreadsheets trim. */
const formula = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠])/u;
const figure = /^[+-][\p{Sc}\s]*\d[\d.,\s]*(%|\p{Sc}|[A-Z]{3})?$/u;

/** A text that a spreadsheet would take for a formula is quoted, so that it stays a text (ASVS 1.2.10). */
export const withoutFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The same of what may be a written figure, which stays as it is: `-12.50 EUR`. */
export const figureOrText = (text: string): string => (figure.test(text) ? text : withoutFormula(text));

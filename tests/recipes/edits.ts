/** What somebody new writes into a file; nothing stands in a new one. */
export type Edit = (source: string) => string;

/** Puts a text behind what stands there once. */
export const behind =
  (mark: string, text: string): Edit =>
  (source) => {
    if (source.split(mark).length !== 2) throw new Error(`Not there once: ${mark}`);
    return source.replace(mark, () => mark + text);
  };

/** Several edits of one file. */
export const edits =
  (...each: readonly Edit[]): Edit =>
  (source) =>
    each.reduce((text, edit) => edit(text), source);

/** Repeats the English texts of a table by locale under another name. */
export const likeEnglish =
  (locale: string): Edit =>
  (source) =>
    source.replaceAll(
      /^( *)en: (?:.*,\n|\{\n[^]*?^\1\},\n)/gm,
      (english) => english + english.replace('en:', `${locale}:`),
    );

/** Fills in what is not translated yet. */
export const translated: Edit = (source) =>
  source.replaceAll(/^msgid "(.+)"\nmsgstr ""$/gm, (_, text: string) => `msgid "${text}"\nmsgstr "${text}"`);

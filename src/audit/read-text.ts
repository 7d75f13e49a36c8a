const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Takes the text of a file; says whether it has one. */
export const withText =
  (onText: (text: string, name: string) => void) =>
  async (file: File): Promise<boolean> => {
    const text = await readText(file);
    if (text !== null) onText(text, file.name);
    return text !== null;
  };

/** The text of a file; null where it is none: a picture, an archive. */
export async function readText(file: Blob): Promise<string | null> {
  const bytes = await file.arrayBuffer();
  try {
    const text = utf8.decode(bytes);
    // No text has it, and archives of a few letters may have nothing else that is odd.
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

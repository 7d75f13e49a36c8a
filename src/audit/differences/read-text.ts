const utf8 = new TextDecoder('utf-8', { fatal: true });

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

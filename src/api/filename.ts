const star = /filename\*=UTF-8''([^;]+)/i;
const plain = /filename="?([^";]+)"?/i;

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Control characters, and those that turn the direction of what follows, so that `gpj.exe` reads as `exe.jpg`. */
const unseen = /[\p{Cc}\p{Cf}]/gu;

/** The file name of content-disposition, without any path; 'download' when there is none (P5). */
export function filenameOf(headers: Headers): string {
  const disposition = headers.get('content-disposition') ?? '';
  const name = decoded(star.exec(disposition)?.[1]) ?? plain.exec(disposition)?.[1] ?? '';
  return name.replaceAll(unseen, '').split(/[/\\]/).at(-1)?.trim() || 'download';
}

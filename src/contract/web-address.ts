const longest = 2082;

/** http or https, without user name, shorter than 2083 characters (F3). */
export function isWebAddress(text: string): boolean {
  const url = text.length > longest || /[\\\s]/.test(text) ? null : URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
}
